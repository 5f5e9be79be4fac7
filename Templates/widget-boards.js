// The elements of boards, cells, timelines and small pictures, made from the templates of the page.
const Boards = (() => {
  'use strict';
  const { data, element, words, fill, stand } = Vitrine;
  const template = (name) => document.getElementById(`${name}-template`);
  const copy = (name) => template(name).content.cloneNode(true);
  // The timelines that have elements now.
  const timelines = new Set();
  let selected = () => null;
  let select = () => {};

  const point = (link, frame) => {
    link.dataset.frame = frame?.id ?? '';
    if (frame?.files[0]) {
      link.href = frame.files[0].href;
      link.removeAttribute('role');
      link.removeAttribute('tabindex');
    } else {
      link.removeAttribute('href');
      link.setAttribute('role', 'button');
      link.tabIndex = 0;
    }
    const isSelected = frame !== null && frame.id === selected();
    link.classList.toggle('selected', isSelected);
    if (isSelected) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current');
  };

  // Puts a frame into a half of a cell; `shape` is that of the cell's first, for entries that have no such frame.
  const put = (half, frame, shape) => {
    const shown = frame ?? {
      ...shape, id: '', src: null, files: [], links: [], badge: null,
      failure: 'This entry has no such frame.',
    };
    const shot = half.querySelector('.shot');
    point(shot, frame);
    fill(shot.querySelector('.picture'), shown);
    stand(half, shown);
    const badge = half.querySelector('.badge');
    badge.hidden = !shown.badge;
    badge.querySelector('.badge-words').textContent = shown.badge ?? '';
    badge.querySelector('.badge-number').textContent = shown.badge?.split(' ')[0] ?? '';
  };

  const half = (frame, shape) => {
    const made = copy('half').firstElementChild;
    const shown = frame ?? shape;
    made.dataset.appearance = shown.appearance.toLowerCase();
    made.querySelector('.tag').textContent = shown.step || shown.appearance;
    put(made, frame, shape);
    return made;
  };

  // Timelines

  const thumb = (cell, halves, place) => {
    const item = copy('thumb').firstElementChild;
    const moment = data.moments[cell.moments][place];
    const frame = halves.map((index) => Frames.at(cell.entries[place][index])).find(Boolean);
    const link = item.querySelector('.thumb');
    item.classList.toggle('later', moment.isLater);
    link.dataset.place = place;
    link.title = moment.label;
    if (frame?.files[0]) link.href = frame.files[0].href; else link.tabIndex = 0;
    link.classList.toggle('warned', Boolean(frame?.badge));
    const mount = item.querySelector('.mount');
    if (frame) {
      stand(mount, frame);
      fill(mount.querySelector('.picture'), frame, frame.small ?? frame.src);
    }
    const time = item.querySelector('time');
    time.textContent = moment.time;
    if (moment.machine) time.dateTime = moment.machine;
    return item;
  };

  const scrub = (timeline, place) => {
    const { cell, moments, halves, indices, shapes } = timeline;
    const followed = halves.findIndex(
      (other) => selected() !== null && other.querySelector('.shot').dataset.frame === selected());
    preload(timeline);
    cell.shown = Math.max(0, Math.min(place, moments.length - 1));
    const entry = cell.entries[cell.shown];
    halves.forEach((other, index) => put(other, Frames.at(entry[indices[index]]), shapes[index]));
    mark(timeline);
    if (followed >= 0 && entry[indices[followed]] !== null) {
      select(Frames.at(entry[indices[followed]]).id);
    }
  };

  const preload = (timeline) => {
    if (timeline.loaded) return;
    timeline.loaded = true;
    for (const entry of timeline.cell.entries) {
      for (const index of timeline.indices) {
        const source = Frames.at(entry[index])?.src;
        if (source) new Image().src = source;
      }
    }
  };

  const mark = (timeline) => {
    const { cell, moments, range, strip, thumbs } = timeline;
    const moment = moments[cell.shown];
    range.value = cell.shown;
    range.setAttribute('aria-valuetext', moment.label);
    timeline.moment.textContent = moment.label;
    timeline.number.textContent = moment.place;
    thumbs.forEach((link, index) => {
      if (index === cell.shown) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
    const item = thumbs[cell.shown]?.parentElement;
    if (!item) return;
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
    scrub(timeline, timeline.cell.shown === last ? 0 : timeline.cell.shown);
    timeline.play.setAttribute('aria-pressed', 'true');
    timeline.play.setAttribute('aria-label', 'Stop');
    timeline.timer = setInterval(() => {
      if (timeline.cell.shown >= last) stop(timeline); else scrub(timeline, timeline.cell.shown + 1);
    }, 700);
  };

  const addTimeline = (figure, cell, indices, halves, shapes) => {
    figure.append(copy('strip'));
    const find = (name) => figure.querySelector(name);
    const timeline = {
      cell, figure, indices, halves, shapes, moments: data.moments[cell.moments],
      play: find('.play'), range: find('input'), moment: find('.moment'), number: find('.place'),
      strip: find('.strip'), thumbs: [], timer: null, loaded: false,
    };
    timeline.strip.append(...timeline.moments.map((_, place) => thumb(cell, indices, place)));
    timeline.thumbs = [...timeline.strip.querySelectorAll('.thumb')];
    timeline.range.max = timeline.moments.length - 1;
    timeline.range.addEventListener('input', () => {
      stop(timeline);
      scrub(timeline, Number(timeline.range.value));
    });
    timeline.play.addEventListener('click', () => toggle(timeline));
    timeline.thumbs.forEach((link, index) => link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      stop(timeline);
      scrub(timeline, index);
    }));
    if (data.kinds[cell.kind].runs && data.momentsRule) {
      figure.append(element('p', 'note moments', data.momentsRule));
    }
    timelines.add(timeline);
    mark(timeline);
  };

  // Boards

  const makeCell = ({ cell, halves: all }) => {
    const indices = cell.isAlike ? all.slice(0, 1) : all;
    const figure = copy('cell').firstElementChild;
    const kind = data.kinds[cell.kind];
    figure.dataset.phase = data.dimensions.at(-2).values[cell.phase].value;
    figure.classList.toggle('timeline', kind.form === 'timeline');
    figure.classList.toggle('touched', kind.form === 'interaction');
    figure.querySelector('.phase bdi').textContent = kind.label;
    const note = figure.querySelector('.note');
    if (kind.note) note.textContent = kind.note; else note.remove();
    const shapes = indices.map((index) => cell.entries
      .map((entry) => Frames.at(entry[index])).find(Boolean));
    const halves = indices.map((index, number) => half(
      Frames.at(cell.entries[cell.shown][index]), shapes[number]));
    figure.querySelector('.halves').append(...halves);
    if (indices.length < all.length) halves[0].querySelector('.tag').textContent = 'Light and dark alike';
    if (cell.moments !== undefined && cell.entries.length > 1) {
      addTimeline(figure, cell, indices, halves, shapes);
    }
    return figure;
  };

  const make = ({ board, cells }, grouping) => {
    const made = copy('board').firstElementChild;
    const isWide = cells.some(({ cell }) => data.kinds[cell.kind].form !== undefined
      && (cell.entries.length > 1 || data.kinds[cell.kind].form === 'interaction'));
    made.classList.toggle('wide', isWide);
    const [first, ...rest] = Frames.title(board, grouping);
    const heading = made.querySelector('h3');
    if (first) heading.append(words(first), ...rest.map((text) => element('span', '', words(text))));
    else heading.remove();
    made.querySelector('.measures').append(
      ...data.measures[board.measures].map((text) => element('li', '', words(text))));
    made.querySelector('.cells').append(...cells.map(makeCell));
    return made;
  };

  const tile = (frame, grouping) => {
    const made = copy('tile').firstElementChild;
    point(made, frame);
    const mount = made.querySelector('.mount');
    stand(mount, frame);
    fill(mount.querySelector('.picture'), frame, frame.small ?? frame.src);
    made.classList.toggle('warned', Boolean(frame.badge));
    const text = (isShort) => [frame.phaseLabel, frame.step, ...Frames.title(frame.cell.board, grouping, isShort)]
      .filter(Boolean).join(' · ');
    // The picture shows its appearance.
    made.title = `${text(false)} · ${frame.appearance}`;
    made.querySelector('.tile-label').textContent = text(true);
    return made;
  };

  // Forgets the timelines of elements that are removed.
  const drop = (place) => {
    for (const timeline of timelines) {
      if (!place.contains(timeline.figure)) continue;
      stop(timeline);
      timelines.delete(timeline);
    }
  };

  // `current` returns the id of the selected frame, `choose` selects one.
  const follow = (current, choose) => { selected = current; select = choose; };

  return { make, tile, drop, follow, scrub, toggle, timelines };
})();
