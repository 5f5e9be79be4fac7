(() => {
  'use strict';
  const { data, element, words, fill, stand, neighbour, onKeys, passes, state, setState } = Vitrine;
  const frames = new Map(data.frames.map((frame) => [frame.id, frame]));
  const inspector = document.getElementById('inspector');
  const linksButton = document.getElementById('links-button');
  const nothing = document.getElementById('nothing');
  const shots = [...document.querySelectorAll('.shot')];
  const isSheet = matchMedia('(max-width: 1120px)');
  const filters = Vitrine.filters(() => show());
  let selected = null;
  let opener = null;

  // Timelines

  const timelines = [...document.querySelectorAll('.scrubber')].map((place) => {
    const cell = place.closest('.cell');
    return {
      cell,
      moments: data.timelines[Number(place.dataset.timeline)],
      halves: [...cell.querySelectorAll('.half')],
      // What stands there first, for the size of entries that have no frame.
      shape: [...cell.querySelectorAll('.half .shot')].map((shot) => frames.get(shot.dataset.frame)),
      play: place.querySelector('.play'),
      range: place.querySelector('input'),
      moment: place.querySelector('.moment'),
      number: place.querySelector('.place'),
      strip: cell.querySelector('.strip'),
      thumbs: [...cell.querySelectorAll('.thumb')],
      scrubber: place,
      place: 0,
      timer: null,
      loaded: false,
    };
  });

  const preload = (timeline) => {
    if (timeline.loaded) return;
    timeline.loaded = true;
    for (const { frames: ids } of timeline.moments) {
      for (const id of ids) {
        const source = frames.get(id)?.src;
        if (source) new Image().src = source;
      }
    }
  };

  const scrub = (timeline, place) => {
    preload(timeline);
    const followed = timeline.halves.findIndex(
      (half) => half.querySelector('.shot').dataset.frame === selected);
    timeline.place = Math.max(0, Math.min(place, timeline.moments.length - 1));
    const moment = timeline.moments[timeline.place];
    timeline.halves.forEach((half, index) => {
      const shot = half.querySelector('.shot');
      const frame = frames.get(moment.frames[index]) ?? {
        ...timeline.shape[index], id: '', src: null, files: [], links: [], badge: null,
        failure: 'This entry has no such frame.',
      };
      shot.dataset.frame = frame.id;
      if (frame.files[0]) shot.href = frame.files[0].href; else shot.removeAttribute('href');
      fill(shot.querySelector('.picture'), frame);
      stand(half, frame);
      const badge = half.querySelector('.badge');
      badge.hidden = !frame.badge;
      badge.querySelector('.badge-words').textContent = frame.badge ?? '';
      badge.querySelector('.badge-number').textContent = frame.badge?.split(' ')[0] ?? '';
    });
    timeline.range.value = timeline.place;
    timeline.range.setAttribute('aria-valuetext', moment.label);
    timeline.moment.textContent = moment.label;
    timeline.number.textContent = moment.place;
    mark(timeline);
    if (followed >= 0 && moment.frames[followed]) select(moment.frames[followed]);
  };

  const mark = (timeline) => {
    timeline.thumbs.forEach((thumb, index) => {
      const isCurrent = index === timeline.place;
      if (isCurrent) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
    const item = timeline.thumbs[timeline.place]?.parentElement;
    if (!item) return;
    const strip = timeline.strip;
    const left = item.offsetLeft - strip.offsetLeft;
    if (left < strip.scrollLeft || left + item.offsetWidth > strip.scrollLeft + strip.clientWidth) {
      strip.scrollLeft = left - (strip.clientWidth - item.offsetWidth) / 2;
    }
  };

  const stop = (timeline) => {
    clearInterval(timeline.timer);
    timeline.timer = null;
    timeline.play.setAttribute('aria-pressed', 'false');
    timeline.play.setAttribute('aria-label', 'Play');
  };

  const toggle = (timeline) => {
    if (timeline.timer !== null) return stop(timeline);
    const last = timeline.moments.length - 1;
    scrub(timeline, timeline.place === last ? 0 : timeline.place);
    timeline.play.setAttribute('aria-pressed', 'true');
    timeline.play.setAttribute('aria-label', 'Stop');
    timeline.timer = setInterval(() => {
      if (timeline.place >= last) stop(timeline); else scrub(timeline, timeline.place + 1);
    }, 700);
  };

  for (const timeline of timelines) {
    timeline.scrubber.hidden = false;
    timeline.range.addEventListener('input', () => {
      stop(timeline);
      scrub(timeline, Number(timeline.range.value));
    });
    timeline.play.addEventListener('click', () => toggle(timeline));
    timeline.thumbs.forEach((thumb, index) => thumb.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      stop(timeline);
      scrub(timeline, index);
    }));
    mark(timeline);
  }

  // The inspector

  const list = (classes, title, items, make) => items.length === 0 ? [] : [
    element('h3', '', `${title} `, element('span', 'number', String(items.length))),
    element('ul', classes, ...items.map(make)),
  ];

  const light = (index, on) => {
    for (const shot of shots.filter((other) => other.dataset.frame === selected)) {
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
      ...list('links', 'Links', frame.links, linkItem),
      ...list('texts', 'Texts', frame.texts, (text) => element('li', '', words(text))),
      ...list('notes', 'Diagnostics', frame.notes, Vitrine.note),
      element('p', 'id mono', words(frame.id)));
  };

  const select = (id) => {
    const frame = frames.get(id);
    if (!frame) return;
    selected = id;
    for (const shot of shots) {
      const isSelected = shot.dataset.frame === id;
      shot.classList.toggle('selected', isSelected);
      if (isSelected) shot.setAttribute('aria-current', 'true');
      else shot.removeAttribute('aria-current');
    }
    inspector.hidden = false;
    describe(frame);
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

  for (const shot of shots) {
    const open = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      select(shot.dataset.frame);
      openSheet(shot);
    };
    shot.addEventListener('click', open);
    shot.addEventListener('keydown', (event) => { if (event.key === 'Enter') open(event); });
  }

  // Filters and the address

  let isReady = false;
  const remember = () => {
    if (!isReady) return;
    const chosen = Object.entries(filters.chosen())
      .flatMap(([key, values]) => [...values].map((value) => [key, value]));
    const links = linksButton.ariaPressed === 'true' ? [['links', '1']] : [];
    setState([...chosen, ...links, ...(selected ? [['frame', selected]] : [])]);
  };

  const show = () => {
    const chosen = filters.chosen();
    let visible = 0;
    for (const half of document.querySelectorAll('.half')) {
      half.hidden = !passes(chosen.appearance, half.dataset.appearance);
    }
    for (const cell of document.querySelectorAll('.cell')) {
      const board = cell.closest('.board');
      const { family, placement, rendering } = board.dataset;
      const halves = [...cell.querySelectorAll('.half')];
      cell.hidden = !passes(chosen.phase, cell.dataset.phase) || halves.every((half) => half.hidden)
        || !passes(chosen.family, family)
        || (chosen.placement && !passes(chosen.placement, placement))
        || (chosen.rendering && !passes(chosen.rendering, rendering))
        || Object.entries(chosen).some(([key, values]) => board.hasAttribute(`data-of-${key}`)
          && !passes(values, board.getAttribute(`data-of-${key}`)));
      if (!cell.hidden) visible += 1;
    }
    for (const board of document.querySelectorAll('.board, .family')) {
      board.hidden = [...board.querySelectorAll('.cell')].every((cell) => cell.hidden);
    }
    nothing.hidden = visible > 0 || shots.length === 0;
    remember();
  };

  const outline = (on) => {
    linksButton.setAttribute('aria-pressed', String(on));
    document.body.classList.toggle('show-links', on);
    remember();
  };

  const restore = () => {
    isReady = false;
    const wanted = state();
    filters.choose((key) => wanted.getAll(key));
    outline(wanted.get('links') === '1');
    show();
    const id = wanted.get('frame');
    const timeline = timelines.find(
      ({ moments }) => moments.some((moment) => moment.frames.includes(id)));
    if (timeline) {
      scrub(timeline, timeline.moments.findIndex((moment) => moment.frames.includes(id)));
    }
    const first = shots.find((shot) => shot.offsetParent)?.dataset.frame;
    select(frames.has(id) ? id : first);
    if (frames.has(id)) {
      shots.find((shot) => shot.dataset.frame === id)?.scrollIntoView({ block: 'center' });
    }
    isReady = true;
  };

  const move = (event) => {
    const from = document.activeElement.closest?.('.shot, .thumb');
    const timeline = timelines.find(({ thumbs }) => thumbs.includes(from));
    const places = timeline?.thumbs ?? shots.filter((shot) => shot.offsetParent);
    if (!from) return false;
    const next = neighbour(from, places, event.key);
    if (next) next.focus();
    if (next && timeline) scrub(timeline, timeline.thumbs.indexOf(next));
    return true;
  };

  const go = (direction) => () => {
    const link = document.querySelector(`.neighbours [rel="${direction}"]`);
    if (link) location.href = link.href;
  };

  const toolbar = document.querySelector('.toolbar');
  toolbar.hidden = shots.length === 0;
  for (const group of toolbar.querySelectorAll('.group')) group.hidden = group.children.length < 2;
  linksButton.hidden = data.frames.every((frame) => frame.links.length === 0);
  linksButton.addEventListener('click', () => outline(linksButton.ariaPressed !== 'true'));
  document.getElementById('clear').addEventListener('click', () => {
    filters.choose(() => []);
    show();
  });
  addEventListener('hashchange', restore);
  onKeys({
    l: () => { if (!linksButton.hidden) outline(linksButton.ariaPressed !== 'true'); },
    p: () => {
      const visible = timelines.filter(({ cell }) => !cell.hidden && cell.offsetParent);
      const near = visible.find(({ timer }) => timer !== null)
        ?? visible.find(({ cell }) => cell.contains(document.activeElement))
        ?? visible.find(({ cell }) => cell.getBoundingClientRect().bottom > 0);
      if (near) toggle(near);
    },
    '[': go('prev'),
    ']': go('next'),
    Escape: () => {
      if (!inspector.classList.contains('open')) return false;
      closeSheet();
      return true;
    },
    ArrowLeft: move, ArrowRight: move, ArrowUp: move, ArrowDown: move,
  });
  restore();
})();
