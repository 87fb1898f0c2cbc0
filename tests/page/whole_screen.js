// What breaks the promise of the frame on the present screen, each in a few words; see whole_screen.py.
async () => {
  // What people see is what was drawn: sizes that are measured settle before a frame is.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const found = [];
  const [across, down] = [innerWidth, innerHeight];
  const page = document.documentElement;
  if (page.scrollHeight > down || page.scrollWidth > across) found.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
  const name = (each) => each.dataset?.thing ?? each.dataset?.deed ?? each.dataset?.rove ?? each.id ?? each.className;
  const inside = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= across + 1 && bottom <= down + 1;
  const seen = (each, what) => {
    const box = each.getBoundingClientRect();
    if (!box.width || !box.height) found.push(`${what} is not shown`);
    else if (!inside(box)) found.push(`${what} lies outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  };
  // A piece may be hollow, or lie under its neighbour in part: it is reached if any of these points is.
  const POINTS = [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.2, .2], [.8, .2], [.2, .8], [.8, .8], [.06, .5], [.5, .94]];
  const hit = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return POINTS.some(([x, y]) => each.contains(document.elementFromPoint(left + x * width, top + y * height)));
  };
  const over = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const upper = document.elementFromPoint(left + width / 2, top + height / 2);
    return upper ? `${upper.tagName} ${upper.getAttribute("class") ?? ""}` : "nothing";
  };
  const question = document.querySelector("#question");
  if (!question) found.push("no question");
  else {
    seen(question, "the question");
    if (!question.textContent.trim()) found.push("the question is empty");
    const said = question.firstElementChild ?? question;
    if (said.scrollHeight > said.clientHeight + 3) found.push(`the question is cut off: ${question.textContent.trim()}`);
  }
  // On an upright phone, my things lie below one row of buttons: a higher one would push them down.
  const acts = document.querySelector(".upright .dock .acts");
  if (acts && acts.clientHeight > 48) found.push(`the row of buttons is ${acts.clientHeight} high: ${acts.innerText}`);
  const things = document.querySelector(".things");
  if (things) seen(things, "my hand");
  if (things?.closest(".wide") && things.scrollHeight > things.clientHeight + 2) found.push(`my things are cut off: ${things.scrollHeight} in ${things.clientHeight}`);
  for (const button of document.querySelectorAll(".dock [data-primary], .dock [data-clear], .dock [data-deed]")) {
    const strip = button.closest("[data-strip]");
    if (strip) continue;
    seen(button, `the button ${name(button) || "primary"}`);
    if (!hit(button)) found.push(`the button ${name(button) || "primary"} is covered by ${over(button)}`);
    const label = button.querySelector("span") ?? button;
    const cut = [label, button].some((each) => each.scrollWidth > each.clientWidth + 2 && getComputedStyle(each).display !== "inline");
    if (cut) found.push(`the label of ${name(button) || "primary"} is cut off`);
  }
  // Beside each other, and not one above the other.
  const row = [...document.querySelectorAll(".dock .acts button")].filter((each) => !each.closest("[data-strip], .deeds.open"));
  row.forEach((one, i) => {
    const [a, others] = [one.getBoundingClientRect(), row.slice(i + 1)];
    for (const other of others) {
      const b = other.getBoundingClientRect();
      const meet = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      if (meet) found.push(`the buttons ${name(one) || "primary"} and ${name(other) || "primary"} overlap`);
    }
  });
  for (const piece of document.querySelectorAll(".thing.live, [data-rove]")) {
    if (hit(piece)) {
      if (!piece.closest("[data-strip]")) seen(piece, `the piece ${name(piece)}`);
      continue;
    }
    // Not in sight: it must lie in a strip that is swiped to it, or in a dock that is drawn up.
    const strip = piece.closest("[data-strip]");
    const marked = strip && strip.parentElement.querySelector(".more");
    if (marked || piece.closest(".dock[data-height=peek] .things")) continue;
    found.push(`the piece ${name(piece)} is covered by ${over(piece)} or outside`);
  }
  return found;
}
