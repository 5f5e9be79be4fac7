(() => {
  'use strict';
  const { data, element, words, neighbour, onKeys, state, setState } = Vitrine;
  const { timelines } = Boards;
  const inspector = document.getElementById('inspector');
  const linksButton = document.getElementById('links-button');
  const gridButton = document.getElementById('grid-button');
  const groupingMenu = document.getElementById('grouping');
  const count = document.getElementById('count');
  const nothing = document.getElementById('nothing');
  const isSheet = matchMedia('(max-width: 1120px)');
  const filters = Vitrine.filters(() => show());
  let selected = null;
  let opener = null;
  // The view that the open inspector has selected.
  let inspectedView = null;
  // What passes the filters.
  let found = { boards: [], number: 0, counts: [] };

  // The inspector

  const list = (classes, title, items, make) => items.length === 0 ? [] : [
    element('h3', '', `${title} `, element('span', 'number', String(items.length))),
    element('ul', classes, ...items.map(make)),
  ];

  const light = (index, on) => {
    for (const shot of List.shots().filter((other) => other.dataset.frame === selected)) {
      shot.querySelectorAll('.region')[index]?.classList.toggle('lit', on);
    }
  };

  const linkItem = (link, index) => {
    const [x, y, width, height] = link.rect;
    let name = words(link.url);
    if (link.href) {
      name = element('a', '', name);
      name.href = link.href;
      name.rel = 'noopener noreferrer';
    }
    const place = link.whole ? 'the whole widget' : `at ${x}, ${y}, ${width} × ${height} pt`;
    const item = element('li', '', name, element('small', '', place));
    item.addEventListener('pointerenter', () => light(index, true));
    item.addEventListener('pointerleave', () => light(index, false));
    item.addEventListener('focusin', () => light(index, true));
    item.addEventListener('focusout', () => light(index, false));
    return item;
  };

  // What the inspector shows of a frame; null where its layout isn't explained.
  const inspected = (frame) => data.places && frame?.src ? {
    ...frame, title: `${data.name}, ${frame.phaseLabel}`, script: frame.src.replace(/\.png$/, '.explain.js'),
    remember: (view) => { inspectedView = view; remember(); },
  } : null;

  const inspect = (from, view) => {
    const shown = inspected(Frames.at(Frames.place(selected)));
    if (!shown) return false;
    Inspector.open(shown, from, view);
    return true;
  };

  const inspectButton = (frame) => {
    if (!inspected(frame)) return [];
    const button = element('button', 'button inspect-open', 'Inspect the views');
    button.type = 'button';
    button.title = 'Every view with the reasons of its layout (i)';
    button.addEventListener('click', () => inspect(button));
    return [button];
  };

  const describe = (frame) => {
    const close = element('button', 'close', '×');
    close.type = 'button';
    close.setAttribute('aria-label', 'Close');
    close.addEventListener('click', closeSheet);
    const title = element('h2', '', words(frame.phaseLabel));
    title.tabIndex = -1;
    const facts = element('dl', 'facts', ...frame.facts.map(({ name, value }) => element('div', '',
      element('dt', '', name), element('dd', '', words(value)))));
    const files = element('div', 'files', ...frame.files.map(({ name, href }) => {
      const link = element('a', '', name);
      link.href = href;
      return link;
    }));
    const failure = frame.failure ? [element('ul', 'notes',
      element('li', 'bad', words(frame.failure)))] : [];
    inspector.replaceChildren(
      element('div', 'top', title, close), ...failure, facts, ...(frame.files.length ? [files] : []),
      ...inspectButton(frame),
      ...list('links', 'Links', frame.links, linkItem),
      ...list('texts', 'Texts', frame.texts, (text) => element('li', '', words(text))),
      ...list('notes', 'Diagnostics', frame.notes, Vitrine.note),
      element('p', 'id mono', words(frame.id)));
  };

  const choose = (id) => {
    const frame = Frames.at(Frames.place(id));
    if (!frame) return;
    selected = id;
    for (const shot of List.shots()) {
      const isSelected = shot.dataset.frame === id;
      shot.classList.toggle('selected', isSelected);
      if (isSelected) shot.setAttribute('aria-current', 'true');
      else shot.removeAttribute('aria-current');
    }
    inspector.hidden = false;
    describe(frame);
  };

  const select = (id) => {
    choose(id);
    remember();
  };

  const openSheet = (from) => {
    if (!isSheet.matches) return;
    opener = from;
    inspector.classList.add('open');
    inspector.querySelector('h2').focus({ preventScroll: true });
  };

  const closeSheet = () => {
    inspector.classList.remove('open');
    opener?.focus();
    opener = null;
  };

  const open = (event) => {
    const shot = event.target.closest?.('.shot');
    if (!shot || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.type === 'keydown' && event.key !== 'Enter') return;
    event.preventDefault();
    select(shot.dataset.frame);
    openSheet(shot);
  };
  document.getElementById('frames').addEventListener('click', open);
  document.getElementById('frames').addEventListener('keydown', open);

  // Filters, views and the address

  let isReady = false;
  const isPressed = (button) => button.getAttribute('aria-pressed') === 'true';
  const remember = () => {
    if (!isReady) return;
    const chosen = Object.entries(filters.chosen())
      .flatMap(([key, values]) => [...values].map((value) => [key, value]));
    const grouping = groupingMenu?.value ?? data.grouping;
    setState([
      ...chosen, ...(grouping === data.grouping ? [] : [['group', grouping]]),
      ...(isPressed(gridButton) ? [['view', 'grid']] : []),
      ...(isPressed(linksButton) ? [['links', '1']] : []), ...(selected ? [['frame', selected]] : []),
      ...(inspectedView === null ? [] : [['inspect', inspectedView]]),
    ]);
  };

  // The first frame that passes the filters.
  const first = () => {
    const { cell, halves } = found.boards[0]?.cells[0] ?? {};
    return cell ? Frames.at(cell.entries[cell.shown][halves[0]] ?? cell.entries.flat().find((index) => index !== null)) : null;
  };

  const passes = (frame) => found.boards.some(({ board, cells }) => board === frame.cell.board
    && cells.some(({ cell, halves }) => cell === frame.cell && cell.entries
      .some((entry) => halves.some((half) => entry[half] === frame.place))));

  const countChips = () => {
    for (const group of document.querySelectorAll('[data-filter]')) {
      const index = data.dimensions.findIndex(({ key }) => key === group.dataset.filter);
      const { values } = data.dimensions[index];
      const chosen = [];
      for (const chip of group.querySelectorAll('.chip')) {
        const value = values.findIndex((other) => other.value === chip.dataset.value);
        const number = found.counts[index][value];
        chip.querySelector('.number').textContent = number;
        chip.classList.toggle('empty-chip', number === 0);
        if (isPressed(chip)) chosen.push(values[value].label);
      }
      const menu = group.closest('.menu');
      if (!menu) continue;
      menu.querySelector('.chosen').textContent = chosen.length > 2
        ? `${chosen.length} of ${values.length}` : chosen.join(', ');
      menu.classList.toggle('narrows', chosen.length > 0);
    }
  };

  const show = () => {
    found = Frames.filtered(filters.chosen());
    List.show(found.boards, groupingMenu?.value ?? data.grouping, isPressed(gridButton));
    countChips();
    count.textContent = found.number === Frames.count ? `${Frames.count} frames`
      : `${found.number} of ${Frames.count} frames`;
    nothing.hidden = found.number > 0 || Frames.count === 0;
    const frame = selected === null ? null : Frames.at(Frames.place(selected));
    if (isReady && (frame === null || !passes(frame))) {
      const next = first();
      if (next) choose(next.id); else { selected = null; inspector.hidden = true; }
    }
    remember();
  };

  // The words of the chosen filters on paper, where the toolbar isn't.
  addEventListener('beforeprint', () => {
    const printed = List.preparePaper();
    const chosen = [...document.querySelectorAll('[data-filter]')].flatMap((group) => {
      const values = [...group.querySelectorAll('.chip[aria-pressed=true] bdi')].map((name) => name.textContent);
      const label = group.getAttribute('aria-label');
      const isNamed = values.some((value) => value.startsWith(label));
      return values.length ? [`${isNamed ? '' : `${label}: `}${values.join(', ')}`] : [];
    });
    document.getElementById('printed').textContent = [
      ...(chosen.length ? [`${chosen.join(' · ')}.`] : []), ...(chosen.length ? [`${count.textContent}.`] : []),
      ...(printed < found.number ? [`The first ${printed} of ${found.number} are printed; filters choose others.`] : []),
    ].join(' ');
  });

  // The browser's own command for the keys; its menu still prints, maybe with pictures missing that were far below.
  addEventListener('keydown', (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand || event.key.toLowerCase() !== 'p') return;
    event.preventDefault();
    List.print();
  });

  const outline = (on) => {
    linksButton.setAttribute('aria-pressed', String(on));
    document.body.classList.toggle('show-links', on);
    remember();
  };

  const showGrid = (on) => {
    gridButton.setAttribute('aria-pressed', String(on));
    document.body.classList.toggle('show-grid', on);
  };

  const restore = () => {
    isReady = false;
    const wanted = state();
    filters.choose((key) => wanted.getAll(key));
    const isGrouping = groupingMenu
      && [...groupingMenu.options].some(({ value }) => value === wanted.get('group'));
    if (groupingMenu) groupingMenu.value = isGrouping ? wanted.get('group') : data.grouping;
    showGrid(wanted.get('view') === 'grid');
    outline(wanted.get('links') === '1');
    const asked = Frames.at(Frames.place(wanted.get('frame')));
    if (asked) {
      const entry = asked.cell.entries.findIndex((places) => places.includes(asked.place));
      asked.cell.shown = Math.max(0, entry);
    }
    show();
    const frame = asked ?? first();
    if (frame) select(frame.id);
    if (asked) List.reveal(asked);
    isReady = true;
    const view = wanted.get('inspect');
    if (asked && view !== null) inspect(null, Number(view));
  };

  const move = (event) => {
    const from = document.activeElement.closest?.('.shot, .thumb');
    if (!from) return false;
    const timeline = [...timelines].find(({ thumbs }) => thumbs.includes(from));
    const next = neighbour(from, timeline?.thumbs ?? List.shots(), event.key);
    if (next) next.focus();
    if (next && timeline) Boards.scrub(timeline, timeline.thumbs.indexOf(next));
    return true;
  };

  const go = (rel) => () => {
    const link = document.querySelector(`.neighbours [rel="${rel}"]`);
    if (link) location.href = link.href;
  };

  Boards.follow(() => selected, select);
  const toolbar = document.querySelector('.toolbar');
  toolbar.hidden = Frames.count === 0;
  linksButton.hidden = data.links.length === 0;
  linksButton.addEventListener('click', () => outline(!isPressed(linksButton)));
  const toggleGrid = () => { showGrid(!isPressed(gridButton)); show(); };
  gridButton.addEventListener('click', toggleGrid);
  groupingMenu?.addEventListener('change', () => show());
  // A menu closes where something else is clicked.
  addEventListener('click', (event) => {
    for (const menu of document.querySelectorAll('.menu[open]')) {
      if (!menu.contains(event.target)) menu.open = false;
    }
  });
  document.getElementById('clear').addEventListener('click', () => {
    filters.choose(() => []);
    show();
  });
  addEventListener('hashchange', restore);
  onKeys({
    i: () => inspect(),
    g: toggleGrid,
    l: () => { if (!linksButton.hidden) outline(!isPressed(linksButton)); },
    p: () => {
      const all = [...timelines];
      const near = all.find(({ timer }) => timer !== null)
        ?? all.find(({ figure }) => figure.contains(document.activeElement))
        ?? all.find(({ figure }) => figure.getBoundingClientRect().bottom > 0);
      if (near) Boards.toggle(near);
    },
    '[': go('prev'),
    ']': go('next'),
    Escape: () => {
      const menu = document.querySelector('.menu[open]');
      if (menu) {
        menu.open = false;
        menu.querySelector('summary').focus();
        return true;
      }
      if (!inspector.classList.contains('open')) return false;
      closeSheet();
      return true;
    },
    ArrowLeft: move, ArrowRight: move, ArrowUp: move, ArrowDown: move,
  });
  restore();
})();
