won-by-you-most-points = Du hast die meisten Punkte.
won-by-you-oldest-object = Nach Punkten seid ihr gleichauf, und du zeigst das älteste Objekt.
