title-monuments = Monuments
about-monuments = Wunder Stein für Stein bauen und ihre Geschichte vor den anderen schreiben.
