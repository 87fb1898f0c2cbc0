won-by-you-most-points = Du hast die meisten Punkte.
won-by-you-furthest-back = Nach Punkten seid ihr gleichauf, und du liegst auf der Zeitleiste am weitesten zurück.
