// The inspector: the views of one frame, with the reasons of their layout, on its picture. A page gives it the frame and
// either the explanation or the script that calls Inspector.take with it.
const Inspector = (() => {
  'use strict';
  const { element, words } = Vitrine;
  const { number, box, distances } = InspectorGeometry;
  const known = new Map();
  const waiting = new Map();
  const svgSpace = 'http://www.w3.org/2000/svg';
  const zooms = [0, 1, 2, 4, 8, 16];
  let dialog = null;
  let parts = {};
  let opener = null;
  let frame = null;
  let data = null;
  let selected = 0;
  let hovered = null;
  let anchor = null;
  // Screen pixels for each of the picture's; 0 to fit.
  let zoom = 0;
  let hasRulers = true;

  // Data

  const take = (explanation) => {
    known.set(explanation.frame, explanation);
    waiting.get(explanation.frame)?.(explanation);
    waiting.delete(explanation.frame);
  };

  const load = (id, address) => new Promise((done, fail) => {
    if (known.has(id)) { done(known.get(id)); return; }
    waiting.set(id, done);
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('error', () => { waiting.delete(id); fail(new Error(address)); });
    script.addEventListener('load', () => script.remove());
    document.head.append(script);
  });

  // The stage

  const perPoint = () => {
    const [width, height] = data.size;
    if (zoom) return zoom * data.scale;
    const room = parts.view;
    return Math.max(0.2, Math.min(
      (room.clientWidth - 64) / width, (room.clientHeight - 64) / height, 3 * data.scale));
  };

  const shape = (name, attributes) => {
    const made = document.createElementNS(svgSpace, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };

  const outline = (view, kind, k) => {
    const { x, y, width, height } = box(view);
    return shape('rect', {
      class: `inspect-outline-${kind}`, x: x * k, y: y * k, width: Math.max(width * k, 1), height: Math.max(height * k, 1),
    });
  };

  const measure = (line, k) => {
    const [x1, y1, x2, y2] = [line.x1, line.y1, line.x2, line.y2].map((value) => value * k);
    const label = shape('text', {
      class: 'inspect-measure-text', x: (x1 + x2) / 2 + (x1 === x2 ? 6 : 0), y: (y1 + y2) / 2 - (x1 === x2 ? -4 : 6),
      'text-anchor': x1 === x2 ? 'start' : 'middle',
    });
    label.textContent = line.text;
    return [shape('line', { class: 'inspect-measure', x1, y1, x2, y2 }), label];
  };

  // The view that distances are shown from, and the one that they are shown to.
  const measured = () => {
    if (anchor !== null && anchor !== selected) return [anchor, selected];
    if (hovered !== null && hovered !== selected) return [selected, hovered];
    return null;
  };

  const mark = () => {
    const k = perPoint();
    const pair = measured();
    const shapes = [];
    if (anchor !== null) shapes.push(outline(data.views[anchor], 'anchor', k));
    if (hovered !== null && hovered !== selected) shapes.push(outline(data.views[hovered], 'hovered', k));
    if (data.views[selected]) shapes.push(outline(data.views[selected], 'selected', k));
    if (pair) {
      for (const line of distances(data.views[pair[0]], data.views[pair[1]])) shapes.push(...measure(line, k));
    }
    parts.marks.replaceChildren(...shapes);
    rule(k);
  };

  // The steps between the lines of a ruler, in points.
  const ruleStep = (k) => [1, 2, 5, 10, 20, 50, 100, 200].find((step) => step * k >= 6) ?? 500;

  const rule = (k) => {
    parts.stage.classList.toggle('inspect-ruled', hasRulers);
    if (!hasRulers) return;
    const step = ruleStep(k);
    const every = [1, 2, 5, 10].find((times) => times * step * k >= 36) ?? 20;
    const own = data.views[selected] ? box(data.views[selected]) : null;
    const draw = (ruler, isAcross) => {
      const start = isAcross ? parts.plane.offsetLeft - parts.view.scrollLeft
        : parts.plane.offsetTop - parts.view.scrollTop;
      const end = data.size[isAcross ? 0 : 1];
      const lines = [];
      if (own) {
        const [low, far] = isAcross ? [own.x, own.width] : [own.y, own.height];
        lines.push(shape('rect', isAcross
          ? { class: 'inspect-span', x: start + low * k, y: 0, width: far * k, height: 20 }
          : { class: 'inspect-span', x: 0, y: start + low * k, width: 20, height: far * k }));
      }
      for (let at = 0, place = 0; at <= end + 0.001; at += step, place += 1) {
        const position = Math.round(start + at * k) + 0.5;
        const isLong = place % every === 0;
        const reach = isLong ? 10 : 14;
        lines.push(shape('line', isAcross ? { x1: position, x2: position, y1: reach, y2: 20 }
          : { y1: position, y2: position, x1: reach, x2: 20 }));
        if (!isLong) continue;
        const label = shape('text', isAcross ? { x: position + 3, y: 10 }
          : { x: 10, y: position + 3, transform: `rotate(-90 10 ${position + 3})`, 'text-anchor': 'end' });
        label.textContent = String(at);
        lines.push(label);
      }
      ruler.replaceChildren(...lines);
    };
    draw(parts.across, true);
    draw(parts.down, false);
  };

  const arrange = () => {
    if (!dialog?.open || !data) return;
    const k = perPoint();
    const [width, height] = data.size;
    parts.plane.style.width = `${width * k}px`;
    parts.plane.style.height = `${height * k}px`;
    parts.plane.style.setProperty('--r', `${(frame.radius ?? 0) * k}px`);
    parts.plane.style.setProperty('--pixel', `${k / data.scale}px`);
    parts.plane.classList.toggle('inspect-pixels', k / data.scale >= 8);
    parts.plane.classList.toggle('inspect-sharp', k / data.scale >= 2);
    for (const button of parts.zooms) {
      button.setAttribute('aria-pressed', String(Number(button.dataset.zoom) === zoom));
    }
    mark();
  };

  const setZoom = (next) => {
    zoom = next;
    arrange();
    const view = data.views[selected];
    if (!zoom || !view) return;
    const { x, y, width, height } = box(view), k = perPoint();
    parts.view.scrollTo(
      parts.plane.offsetLeft + (x + width / 2) * k - parts.view.clientWidth / 2,
      parts.plane.offsetTop + (y + height / 2) * k - parts.view.clientHeight / 2);
    mark();
  };

  const stepZoom = (by) => {
    const next = zooms[zooms.indexOf(zoom) + by];
    if (next !== undefined) setZoom(next);
  };

  const pointOf = (event) => {
    const place = parts.plane.getBoundingClientRect(), k = perPoint();
    return [(event.clientX - place.left) / k, (event.clientY - place.top) / k];
  };

  // The smallest view under a point; of equal ones the innermost.
  const viewAt = ([x, y]) => {
    let best = null, least = Infinity;
    for (const view of data.views) {
      const place = box(view), area = place.width * place.height;
      const isIn = x >= place.x && x < place.right && y >= place.y && y < place.bottom;
      if (isIn && area > 0 && area <= least + 0.01) [best, least] = [view.index, area];
    }
    return best;
  };

  const hover = (event) => {
    const point = pointOf(event);
    const next = viewAt(point);
    const pixel = point.map((value) => Math.floor(value * data.scale));
    parts.readout.textContent = `${point.map((value) => number(value)).join(', ')} pt · pixel ${pixel.join(', ')}`
      + (next === null ? '' : ` · ${data.views[next].name}`);
    if (next === hovered) return;
    hovered = next;
    mark();
    gap();
  };

  const leave = () => {
    hovered = null;
    parts.readout.textContent = '';
    mark();
    gap();
  };

  // The tree

  const levels = () => {
    const found = [];
    for (const view of data.views) found.push(view.parent === undefined ? 1 : found[view.parent] + 1);
    return found;
  };

  const fillTree = () => {
    const depths = levels();
    parts.items = data.views.map((view, index) => {
      const rest = view.name.startsWith(view.view) ? view.name.slice(view.view.length) : '';
      const item = element('div', 'inspect-item', element('span', 'inspect-kind', view.view),
        ...(rest ? [element('span', 'inspect-quote', words(rest))] : []),
        ...(view.remark ? [element('span', 'inspect-remark', view.remark)] : []));
      item.setAttribute('role', 'treeitem');
      item.setAttribute('aria-level', String(depths[index]));
      item.style.setProperty('--level', String(Math.min(depths[index] - 1, 9)));
      item.addEventListener('click', () => { select(index); item.focus(); });
      item.addEventListener('pointerenter', () => { hovered = index; mark(); gap(); });
      item.addEventListener('pointerleave', leave);
      return item;
    });
    parts.tree.replaceChildren(...parts.items);
  };

  // The particulars

  const gap = () => {
    const pair = measured();
    const lines = pair ? distances(data.views[pair[0]], data.views[pair[1]]) : [];
    parts.gap.hidden = pair === null;
    if (!pair) return;
    parts.gap.replaceChildren(element('b', '', 'From ', words(data.views[pair[0]].name), ' to ', words(data.views[pair[1]].name)),
      element('span', '', lines.length ? lines.map((line) => line.words).join(', ') : 'no distance'));
  };

  const describe = () => {
    const view = data.views[selected];
    if (!view) return;
    parts.facts.replaceChildren(...InspectorFacts.of(data, view, selected));
    parts.facts.scrollTop = 0;
    gap();
  };

  const select = (index) => {
    if (!data.views[index]) return;
    selected = index;
    parts.items.forEach((item, place) => {
      item.setAttribute('aria-selected', String(place === index));
      item.tabIndex = place === index ? 0 : -1;
    });
    parts.items[index].scrollIntoView({ block: 'nearest' });
    parts.measure.setAttribute('aria-pressed', String(anchor === index));
    describe();
    mark();
    frame.remember?.(data.views[index].index);
  };

  const setAnchor = () => {
    anchor = anchor === selected ? null : selected;
    parts.measure.setAttribute('aria-pressed', String(anchor === selected));
    mark();
    gap();
  };

  // The number of a view among those of its type: two layouts of one frame needn't have the same views around it.
  const ordinal = (index) => data.views.slice(0, index).filter(({ view }) => view === data.views[index].view).length;

  // The other picture of a comparison, at the same view where it has it.
  const turn = () => {
    if (!frame.other) return;
    open(frame.other, opener, data?.views[selected] ? { type: data.views[selected].view, number: ordinal(selected) } : undefined);
  };

  const setRulers = () => {
    hasRulers = !hasRulers;
    parts.rulers.setAttribute('aria-pressed', String(hasRulers));
    arrange();
  };

  // Keys

  const go = (event) => {
    const view = data.views[selected];
    const next = {
      ArrowDown: selected + 1, ArrowUp: selected - 1, ArrowLeft: view.parent,
      ArrowRight: data.views.findIndex((other) => other.parent === selected), Home: 0, End: data.views.length - 1,
    }[event.key];
    if (next === undefined || !data.views[next]) return;
    select(next);
    if (parts.tree.contains(document.activeElement)) parts.items[next].focus();
  };

  const keys = {
    '+': () => stepZoom(1), '=': () => stepZoom(1), '-': () => stepZoom(-1), 0: () => setZoom(0),
    r: setRulers, m: setAnchor, e: () => turn(),
  };

  const key = (event) => {
    // The page below keeps its keys for itself, but for the theme's.
    if (event.key !== 't' && event.key !== 'Escape') event.stopPropagation();
    // A picture without an explanation has another to turn to nevertheless.
    if (event.ctrlKey || event.metaKey || event.altKey || (!data && event.key !== 'e')) return;
    const isScrolling = document.activeElement === parts.view && zoom > 0;
    if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') {
      if (isScrolling || parts.facts.contains(document.activeElement)) return;
      event.preventDefault();
      go(event);
    } else if (keys[event.key]) {
      event.preventDefault();
      keys[event.key]();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      dialog.close();
    }
  };

  // The dialog

  const chip = (text, title, act) => {
    const made = element('button', 'chip', text);
    made.type = 'button';
    made.title = title;
    made.setAttribute('aria-pressed', 'false');
    made.addEventListener('click', act);
    return made;
  };

  const zoomChips = () => zooms.map((level) => {
    const made = chip(level ? `${level}×` : 'Fit', level ? `${level} screen pixels for one of the picture’s` : 'The whole frame (0)',
      () => setZoom(level));
    made.dataset.zoom = String(level);
    return made;
  });

  const ruler = (classes) => {
    const made = shape('svg', { class: classes, 'aria-hidden': 'true' });
    return made;
  };

  const makeStage = () => {
    parts.image = element('img');
    parts.marks = shape('svg', { class: 'inspect-marks', 'aria-hidden': 'true' });
    parts.plane = element('div', 'inspect-plane', parts.image, parts.marks);
    parts.view = element('div', 'inspect-stage-view', parts.plane);
    parts.view.tabIndex = 0;
    parts.view.setAttribute('role', 'group');
    parts.view.setAttribute('aria-label', 'Picture');
    parts.across = ruler('inspect-ruler inspect-across');
    parts.down = ruler('inspect-ruler inspect-down');
    parts.readout = element('p', 'inspect-readout');
    parts.gap = element('p', 'inspect-gap');
    parts.gap.hidden = true;
    parts.gap.setAttribute('role', 'status');
    parts.stage = element('div', 'inspect-stage', parts.across, parts.down, parts.view, parts.gap, parts.readout);
    parts.plane.addEventListener('pointermove', hover);
    parts.plane.addEventListener('pointerleave', leave);
    parts.plane.addEventListener('click', (event) => {
      const view = viewAt(pointOf(event));
      if (view !== null) select(view);
    });
    parts.view.addEventListener('scroll', () => rule(perPoint()), { passive: true });
    new ResizeObserver(arrange).observe(parts.view);
  };

  const make = () => {
    makeStage();
    parts.title = element('h1', '', '');
    parts.title.id = 'inspect-title';
    parts.zooms = zoomChips();
    parts.rulers = chip('Rulers', 'Rulers in points (r)', setRulers);
    parts.rulers.setAttribute('aria-pressed', 'true');
    parts.measure = chip('Measure from here', 'Distances from the selected view to others (m)', setAnchor);
    parts.other = chip('', 'The other picture (e)', turn);
    parts.other.removeAttribute('aria-pressed');
    const close = element('button', 'tool', '×');
    close.type = 'button';
    close.setAttribute('aria-label', 'Close');
    close.addEventListener('click', () => dialog.close());
    const zoomGroup = element('div', 'inspect-group', ...parts.zooms);
    zoomGroup.setAttribute('role', 'group');
    zoomGroup.setAttribute('aria-label', 'Zoom');
    parts.tree = element('div', 'inspect-tree');
    parts.tree.setAttribute('role', 'tree');
    parts.tree.setAttribute('aria-label', 'Views');
    parts.facts = element('div', 'inspect-particulars');
    parts.facts.tabIndex = 0;
    parts.facts.setAttribute('role', 'region');
    parts.facts.setAttribute('aria-label', 'The selected view');
    const help = element('p', 'inspect-keys-line', ...[['↑ ↓', 'views'], ['← →', 'around, within'], ['m', 'measure'], ['+ − 0', 'zoom'], ['r', 'rulers'], ['Esc', 'close']]
      .map(([name, act]) => element('span', '', element('kbd', '', name), ` ${act}`)));
    dialog = element('dialog', 'inspect',
      element('header', 'inspect-head', parts.title, element('div', 'inspect-tools', parts.other, zoomGroup, parts.rulers, parts.measure), close),
      element('div', 'inspect-body', parts.tree, parts.stage, parts.facts), help);
    dialog.setAttribute('aria-labelledby', 'inspect-title');
    dialog.addEventListener('keydown', key);
    dialog.addEventListener('close', () => {
      opener?.focus();
      opener = null;
      frame.remember?.(null);
    });
    document.body.append(dialog);
  };

  const show = (explanation, view) => {
    data = explanation;
    hovered = null;
    anchor = null;
    zoom = 0;
    fillTree();
    parts.stage.hidden = false;
    const wanted = data.views.findIndex((other, place) => typeof view === 'object'
      ? other.view === view.type && ordinal(place) === view.number : other.index === view);
    // Of views that lie in the same place the innermost.
    const changed = frame.place ? data.views.findLastIndex(({ frame: own }) => own.every(
      (value, side) => Math.abs(value - frame.place[side]) < 0.02)) : -1;
    // The first that is remarkable, else the first with a text.
    const remarkable = data.views.findIndex(({ remark }) => remark);
    const text = data.views.findIndex(({ textFacts }) => textFacts);
    select(Math.max(0, [wanted, changed, remarkable, text].find((index) => index >= 0) ?? 0));
    arrange();
    parts.items[selected]?.focus();
  };

  // - next: id, title, alt, radius in points, wallpaper; `place`, in points, whose view is selected at first; src and
  //   explanation, or the address of its script, or a function `load` that gives both; the other picture of a comparison;
  //   `remember`, called with the selected view, and with null at the end.
  // - view: the index of the view that is selected at first, or its type and its number among those of it.
  const open = async (next, from, view) => {
    if (!dialog) make();
    frame = next;
    data = null;
    opener = from ?? document.activeElement;
    parts.title.replaceChildren(words(next.title));
    parts.other.hidden = !next.other;
    parts.other.textContent = next.other?.label ?? '';
    parts.image.alt = next.alt ?? '';
    parts.view.className = `inspect-stage-view wall ${next.wallpaper ?? 'plain'}`;
    parts.tree.replaceChildren();
    parts.facts.replaceChildren(element('p', 'inspect-empty', 'Reading …'));
    if (!dialog.open) dialog.showModal();
    try {
      const loaded = await next.load?.() ?? { src: next.src, explanation: next.explanation ?? await load(next.id, next.script) };
      if (frame !== next) return;
      parts.image.src = loaded.src ?? '';
      show(loaded.explanation, view);
    } catch {
      data = null;
      parts.tree.replaceChildren();
      parts.facts.replaceChildren(element('p', 'inspect-empty', 'This frame has no explanation beside its picture. In the terminal: '),
        element('p', 'inspect-command', element('code', '', `vitrine explain ${next.id}`)));
    }
  };

  return { take, open };
})();
