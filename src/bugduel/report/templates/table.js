(() => {
  const table = document.querySelector("table.cards"), body = table.tBodies[0], rows = [...body.rows];
  const at = id => document.getElementById(id);
  const search = at("search"), set = at("set"), least = at("least"), sort = at("sort"), turn = at("turn"), shown = at("shown");
  const words = [turn.getAttribute("aria-label"), turn.dataset.other];
  const plain = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const facts = new Map(rows.map(row => [row, {
    name: plain(row.dataset.name), games: +row.dataset.games, find: plain(row.dataset.find), set: row.dataset.set,
    figures: row.dataset.figures.split(" ").map(text => text === "" ? null : +text),
  }]));
  let down = true;

  const value = (row, key) => key === "name" || key === "games" ? facts.get(row)[key] : facts.get(row).figures[+key];
  const compare = key => (one, other) => {
    const a = value(one, key), b = value(other, key);
    if (a === null || b === null) return (a === null) - (b === null);
    const order = a < b ? -1 : a > b ? 1 : 0;
    return (down ? -order : order) || (facts.get(one).name < facts.get(other).name ? -1 : 1);
  };
  function draw() {
    const wanted = plain(search.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const row of rows) {
      const fact = facts.get(row);
      const fits = wanted.every(word => fact.find.includes(word)) && fact.games >= (+least.value || 0)
        && (!set || set.value === "*" || set.value === fact.set);
      row.hidden = !fits;
      count += fits;
    }
    body.append(...rows.sort(compare(sort.value)));
    for (const head of table.tHead.rows[0].cells) {
      if (head.dataset.sort === sort.value) head.setAttribute("aria-sort", down ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    }
    turn.textContent = down ? "↓" : "↑";
    turn.setAttribute("aria-label", words[down ? 0 : 1]);
    shown.textContent = count ? shown.dataset.text.replace("#", count).replace("@", rows.length) : shown.dataset.none;
  }
  function find(name) {
    search.value = name;
    least.value = 0;
    if (set) set.value = "*";
    draw();
    const row = rows.find(row => row.dataset.name === name);
    if (row) row.querySelector("details").open = true;
    search.scrollIntoView({ block: "start" });
  }
  for (const input of [search, set, least]) if (input) input.addEventListener("input", draw);
  sort.addEventListener("change", () => { down = sort.value !== "name"; draw(); });
  turn.addEventListener("click", () => { down = !down; draw(); });
  for (const head of table.tHead.rows[0].cells) {
    head.tabIndex = 0;
    const choose = () => {
      down = head.dataset.sort === sort.value ? !down : head.dataset.sort !== "name";
      sort.value = head.dataset.sort;
      draw();
    };
    head.addEventListener("click", choose);
    head.addEventListener("keydown", event => { if (event.key === "Enter") choose(); });
  }
  document.addEventListener("click", event => {
    const link = event.target.closest("[data-find]");
    if (link && link.tagName === "A") { event.preventDefault(); find(link.dataset.find); }
    const dot = event.target.closest("circle[data-card]");
    if (dot) find(dot.dataset.card);
  });
  document.querySelector(".sift").hidden = false;
  draw();
})();
