title-thebes = Theben: Die Grabräuber
about-thebes = Ein Jahr klug nutzen: studieren, reisen, Schätze oder Schutt ausgraben.
