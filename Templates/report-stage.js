// The pictures of one frame: side by side, under a wipe, as an onion skin, or blinking; zoomed and
// panned together, with the regions of what changed.
const ReportStage = (place, announce) => {
  'use strict';
  const { element } = Vitrine;
  const levels = [1, 2, 4, 8, 16];
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const padding = 24;
  let frame = null;
  let view = 'side';
  let views = [];
  let pictures = {};
  // Screen pixels for each of the picture's; 0 to fit.
  let zoom = 0;
  // The middle of the view, in the picture's pixels.
  let middle = [0, 0];
  let share = 50;
  let isActual = false;
  let amplified = false;
  let outlined = true;
  const mostNumbers = 9;
  let timer = null;

  const size = () => {
    const all = Object.values(pictures).filter((picture) => picture.naturalWidth);
    return all.length === 0
      ? [Math.max(1, frame.width * frame.scale), Math.max(1, frame.height * frame.scale)]
      : [Math.max(...all.map((picture) => picture.naturalWidth)),
        Math.max(...all.map((picture) => picture.naturalHeight))];
  };

  // The outlines of each side of the comparison, in a layer of its own, so that it can be cut and
  // faded as its picture is.
  const marks = (sides) => {
    const layers = Object.fromEntries(sides.map((side) => [side, element('div', `marks ${side}`)]));
    const add = (rect, side, classes, index, number) => {
      const [width, height] = size().map((length) => length / frame.scale);
      const region = element('span', `outline ${side} ${classes}`);
      region.dataset.change = index;
      const [x, y, w, h] = rect;
      Object.assign(region.style, {
        left: `${x / width * 100}%`, top: `${y / height * 100}%`,
        width: `${w / width * 100}%`, height: `${h / height * 100}%`,
      });
      if (number) region.append(element('i', '', String(number)));
      layers[side].append(region);
    };
    let number = 0;
    frame.changes.forEach((change, index) => {
      const isCause = change.cause == null;
      if (isCause) number += 1;
      const rank = isCause ? 'cause-region' : 'follows';
      for (const side of sides) {
        if (change[side]) add(change[side], side, rank, index, isCause ? number : 0);
      }
    });
    if (frame.changes.length === 0) {
      for (const side of sides) {
        for (const rect of frame.regions) add(rect, side, 'cause-region', 'pixels', 0);
      }
    }
    // So many numbers would hide the picture: each shows with its outline.
    for (const layer of Object.values(layers)) layer.classList.toggle('crowded', number > mostNumbers);
    return Object.values(layers);
  };

  // Moves numbers aside that would lie on one another.
  const spread = (plane) => {
    const taken = [];
    for (const number of plane.querySelectorAll('.outline i')) {
      number.style.translate = '';
      const box = number.getBoundingClientRect();
      let shift = 0;
      const lies = ([x, y, side]) => Math.abs(box.left + shift - x) < box.width - 2
        && Math.abs(box.top - y) < box.height - 4 && side === number.closest('.marks').className;
      while (taken.some(lies)) shift += box.width;
      if (shift) number.style.translate = `${shift}px`;
      taken.push([box.left + shift, box.top, number.closest('.marks').className]);
    }
  };


  const pane = (role, title, layers, sides, wall) => {
    const plane = element('div', 'plane', ...layers, ...marks(sides));
    const shown = element('div', `view wall ${wall}`, plane);
    shown.tabIndex = 0;
    shown.setAttribute('role', 'group');
    shown.setAttribute('aria-label', title);
    const caption = element('figcaption', '', title);
    const made = element('figure', `pane ${role}`, caption, shown);
    views.push({ view: shown, plane, layers, caption });
    return made;
  };

  const note = (role, title, text) => element('figure', `pane ${role}`,
    element('figcaption', '', title), element('div', 'view wall plain nothing', element('p', '', text)));

  const canCompare = () => Boolean(pictures.expected && pictures.actual);

  const slider = (label, change) => {
    const range = element('input');
    range.type = 'range';
    range.min = 0;
    range.max = 100;
    range.value = share;
    range.setAttribute('aria-label', label);
    range.addEventListener('input', () => change(Number(range.value)));
    return range;
  };

  const overlay = () => {
    const { expected, actual } = pictures;
    actual.classList.add('over');
    const handle = element('span', 'handle');
    const made = pane('overlay', 'Expected and actual', [expected, actual], ['before', 'after'], frame.wall);
    views[0].handle = handle;
    if (view === 'wipe') {
      views[0].plane.append(handle);
      return [made, element('label', 'slide', element('span', '', 'Expected'),
        slider('Wipe: share of the expected picture, percent', setShare), element('span', '', 'Actual'))];
    }
    if (view === 'onion') {
      return [made, element('label', 'slide', element('span', '', 'Expected'),
        slider('Onion skin: opacity of the actual picture, percent', setShare), element('span', '', 'Actual'))];
    }
    const flipButton = element('button', 'chip', 'Flip');
    flipButton.type = 'button';
    flipButton.addEventListener('click', flip);
    const words = element('p', 'slide', flipButton,
      element('span', '', calm.matches ? 'By hand, for this device asks for less motion: Space' : 'By hand: Space'));
    return [made, words];
  };

  const build = () => {
    clearInterval(timer);
    timer = null;
    views = [];
    pictures = {};
    for (const side of ['expected', 'actual']) {
      if (frame[side] == null) continue;
      const title = side === 'expected' ? 'Expected' : 'Actual';
      pictures[side] = ReportPictures.image(frame[side], `${title}: ${frame.name}, ${frame.look}`);
      pictures[side].addEventListener('load', () => { if (frame) loaded(); });
    }
    const { expected, actual } = pictures;
    const isOverlay = view !== 'side' && canCompare();
    place.className = `comparison panes ${isOverlay ? 'one' : 'side'}`;
    place.classList.toggle('broad', frame.width > 250);
    place.style.setProperty('--corner', frame.corner ?? '0');
    place.style.setProperty('--span', `${Math.min(260, Math.max(frame.width + 40, 160))}px`);
    if (isOverlay) {
      place.replaceChildren(...overlay());
      isActual = false;
      if (view === 'blink' && !calm.matches) timer = setInterval(turn, 700);
    } else {
      place.replaceChildren(
        expected ? pane('expected', 'Expected', [expected], ['before'], frame.wall)
          : note('expected', 'Expected', frame.expectedNote),
        actual ? pane('actual', 'Actual', [actual], ['after'], frame.wall)
          : note('actual', 'Actual', frame.actualNote),
        ...(canCompare() ? [pane('difference', 'Difference', [], ['before', 'after'], 'plain')] : []));
    }
    outline();
    loaded();
  };

  const loaded = () => {
    const ready = Object.values(pictures).every((picture) => picture.complete && picture.naturalWidth);
    if (!ready) return;
    middle = zoom ? middle : size().map((length) => length / 2);
    const third = views[2];
    if (third) {
      const canvas = ReportPictures.difference(pictures.expected, pictures.actual, amplified);
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', frame.pixels ?? 'Where the pictures differ');
      third.layers.splice(0, third.layers.length, canvas);
      third.plane.querySelector('canvas')?.remove();
      third.plane.prepend(canvas);
    }
    arrange();
  };

  // Puts pictures where zoom, middle and wipe say.
  const arrange = () => {
    if (!frame || views.length === 0) return;
    const [width, height] = size();
    const room = Math.min(...views.map((shown) => shown.view.clientWidth)) - 2 * padding;
    const tallest = Math.max(240, innerHeight - 400);
    const fit = Math.min(room / width, tallest / height, 2 / frame.scale);
    const scale = zoom || Math.max(fit, 0.01);
    place.classList.toggle('zoomed', zoom > 0);
    for (const shown of views) {
      shown.view.style.height = zoom ? '' : `${Math.ceil(height * scale + 2 * padding)}px`;
      const [x, y] = zoom ? middle : [width / 2, height / 2];
      Object.assign(shown.plane.style, {
        width: `${width * scale}px`, height: `${height * scale}px`,
        left: `${Math.round(shown.view.clientWidth / 2 - x * scale)}px`,
        top: `${Math.round(shown.view.clientHeight / 2 - y * scale)}px`,
      });
      for (const layer of shown.layers) {
        const [w, h] = [layer.naturalWidth ?? layer.width, layer.naturalHeight ?? layer.height];
        layer.style.width = `${w * scale}px`;
        layer.style.height = `${h * scale}px`;
      }
    }
    views.forEach(({ plane }) => spread(plane));
    const [under, over] = views[0].layers;
    if (!over) return;
    const [before, after] = views[0].plane.querySelectorAll('.marks');
    for (const layer of [over, after]) {
      // Numbers stand a little outside the picture.
      layer.style.clipPath = view === 'wipe' ? `inset(-24px -24px -24px ${share}%)` : '';
      layer.style.opacity = view === 'onion' ? share / 100 : view === 'blink' ? Number(isActual) : 1;
    }
    for (const layer of [under, before]) {
      layer.style.clipPath = view === 'wipe' ? `inset(-24px ${100 - share}% -24px -24px)` : '';
      layer.style.visibility = view === 'blink' && isActual ? 'hidden' : '';
    }
    before.style.opacity = view === 'onion' ? 1 - share / 100 : 1;
    if (views[0].handle) views[0].handle.style.left = `${share}%`;
    views[0].caption.textContent = view === 'blink' ? (isActual ? 'Actual' : 'Expected')
      : view === 'wipe' ? 'Expected, then actual' : 'Expected under actual';
  };

  const setShare = (value) => {
    share = Math.min(100, Math.max(0, value));
    const range = place.querySelector('.slide input');
    if (range) range.value = share;
    arrange();
  };

  const turn = () => { isActual = !isActual; arrange(); };
  // By hand; the pictures then stay still.
  const flip = () => {
    if (view !== 'blink' || !canCompare()) return false;
    clearInterval(timer);
    turn();
    return true;
  };

  const outline = () => place.classList.toggle('outlined', outlined);

  const setZoom = (level, at) => {
    const wasFit = zoom === 0;
    zoom = level;
    if (at) middle = at;
    else if (wasFit) middle = interesting();
    arrange();
    announce();
  };

  // The middle of what changed first, in the picture's pixels.
  const interesting = () => {
    const cause = frame.changes.find((change) => change.cause == null && (change.after ?? change.before));
    const rect = frame.regions[0] ?? cause?.after ?? cause?.before;
    return rect ? [(rect[0] + rect[2] / 2) * frame.scale, (rect[1] + rect[3] / 2) * frame.scale]
      : size().map((length) => length / 2);
  };

  const step = (by) => {
    const next = levels.indexOf(zoom) + by;
    if (next < levels.length) setZoom(next < 0 ? 0 : levels[next]);
  };

  // By pixels of the screen.
  const pan = (dx, dy) => {
    if (!zoom) return false;
    const limits = size();
    middle = [middle[0] + dx / zoom, middle[1] + dy / zoom]
      .map((value, axis) => Math.min(limits[axis], Math.max(0, value)));
    arrange();
    return true;
  };

  // The place in the picture, in its pixels, under a pointer.
  const under = (shown, event) => {
    const box = shown.plane.getBoundingClientRect();
    const [width, height] = size();
    return [(event.clientX - box.left) / box.width * width, (event.clientY - box.top) / box.height * height];
  };

  const find = (event) => views.find(({ view: shown }) => shown.contains(event.target));
  let grip = null;
  place.addEventListener('pointerdown', (event) => {
    const shown = find(event);
    if (!shown || event.button !== 0) return;
    const [x] = under(shown, event);
    const [width] = size();
    const isNear = Math.abs(x / width * 100 - share) * shown.plane.clientWidth / 100 < 24;
    const wipes = view === 'wipe' && canCompare() && (!zoom || isNear);
    if (!wipes && !zoom) return;
    grip = { shown, wipes, x: event.clientX, y: event.clientY };
    shown.view.setPointerCapture(event.pointerId);
    if (wipes) setShare(x / width * 100);
  });
  place.addEventListener('pointermove', (event) => {
    if (!grip) return;
    if (grip.wipes) setShare(under(grip.shown, event)[0] / size()[0] * 100);
    else pan(grip.x - event.clientX, grip.y - event.clientY);
    [grip.x, grip.y] = [event.clientX, event.clientY];
  });
  for (const name of ['pointerup', 'pointercancel']) place.addEventListener(name, () => { grip = null; });
  place.addEventListener('dblclick', (event) => {
    const shown = find(event);
    if (shown) setZoom(zoom ? 0 : 8, under(shown, event));
  });
  place.addEventListener('wheel', (event) => {
    const shown = find(event);
    if (!shown || !zoom) return;
    event.preventDefault();
    if (event.ctrlKey) step(event.deltaY < 0 ? 1 : -1);
    else pan(event.deltaX, event.deltaY);
  }, { passive: false });
  new ResizeObserver(() => arrange()).observe(place);

  return {
    show: (next) => { frame = next; zoom = 0; build(); },
    setView: (next) => { view = next; share = 50; build(); },
    setShare, flip, pan, step,
    light: (index, on) => {
      for (const region of place.querySelectorAll(`[data-change="${index}"]`)) region.classList.toggle('lit', on);
    },
    toggleZoom: () => setZoom(zoom ? 0 : 8),
    fit: () => setZoom(0),
    toggleOutlines: () => { outlined = !outlined; outline(); announce(); },
    amplify: () => { amplified = !amplified; if (frame) loaded(); announce(); },
    get share() { return share; },
    get state() { return { view, zoom, amplified, outlined, canCompare: canCompare() }; },
  };
};
