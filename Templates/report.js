// Ties list, detail, filters, selection, keys and address together.
(() => {
  'use strict';
  const { data, element, words, onKeys, passes, state, setState } = Vitrine;
  const { frames } = data;
  const search = document.getElementById('search');
  const filtersButton = document.getElementById('filters-button');
  const panel = document.getElementById('filters');
  const reset = document.getElementById('reset');
  const count = document.getElementById('count');
  const nothing = document.getElementById('nothing');
  const selectAll = document.getElementById('select-all');
  const basket = document.getElementById('basket');
  const command = document.getElementById('command');
  const copyButton = document.getElementById('copy');
  const deselect = document.getElementById('deselect');
  const isNarrow = matchMedia('(max-width: 900px)');
  const filters = Vitrine.filters(() => show());
  // Where one is: the cause's place and the frame's.
  let at = null;
  let isReady = false;

  const list = ReportList({
    open: (place, index, byHand) => {
      look(place, index);
      if (byHand && isNarrow.matches) {
        document.body.classList.add('open');
        scrollTo(0, 0);
        detail.focus();
      }
    },
    selected: () => selected(),
  });
  const detail = ReportDetail(document.getElementById('detail'), {
    stage: ReportStage,
    go: (by) => move(by),
    toggle: () => pick([at.index]),
    back: () => close(),
    changed: () => remember(),
  });
  const ids = frames.map((frame) => frame.id);
  // What the address says of the selection; it takes a while of many frames.
  let kept = [];
  // What a filter of `approve` is for or fails on.
  const named = ids.filter((_, index) => !['missing', 'orphaned'].includes(frames[index].status));
  const approvable = list.all.length;

  // Every visible frame in the order of the page, once for each of its causes.
  const order = () => list.groups.flatMap(
    (group) => group.visible.map((index) => ({ place: group.place, index })));
  const position = (all) => all.findIndex(({ place, index }) => place === at?.place && index === at?.index);

  const look = (place, index, focus = false) => {
    at = { place, index };
    const { visible } = list.groups[place];
    const causes = list.groups.filter((group) => group.visible.length);
    const group = list.groups[place];
    const tell = () => detail.show(frames[index], {
      change: group.changes[group.frames.indexOf(index)] ?? null,
      place: `${visible.indexOf(index) + 1} of ${visible.length} · `
        + `cause ${causes.findIndex((group) => group.place === place) + 1} of ${causes.length}`,
      isChosen: list.chosen.has(index),
    });
    tell();
    if (ReportParts.isElsewhere(frames[index])) {
      const again = () => { if (at.place === place && at.index === index) tell(); };
      ReportParts.fetchFrame(frames[index]).then(again, again);
    }
    list.mark(place, index, focus);
    remember();
  };

  const move = (by) => {
    const all = order();
    if (all.length === 0) return;
    const next = all[Math.min(all.length - 1, Math.max(0, position(all) + by))];
    look(next.place, next.index, document.activeElement?.matches('.row-button'));
  };

  const moveGroup = (by) => {
    const visible = list.groups.filter((group) => group.visible.length);
    const now = visible.findIndex(({ place }) => place === at?.place);
    const group = visible[Math.min(visible.length - 1, Math.max(0, now + by))];
    if (group) look(group.place, group.visible[0], document.activeElement?.matches('.row-button'));
  };

  const close = () => {
    document.body.classList.remove('open');
    document.querySelector('.row-button[aria-current]')?.focus();
  };

  // Selection

  const pick = (indices) => {
    const can = indices.filter((index) => frames[index].canBeApproved);
    list.select(can, !can.every((index) => list.chosen.has(index)));
  };

  const shown = () => [...new Set(order().map(({ index }) => index))];

  const selected = () => {
    const chosen = new Set([...list.chosen].map((index) => frames[index].id));
    const isAll = chosen.size === 0 || chosen.size === approvable;
    const text = isAll ? data.approveAll : ReportCommand.command(data.approve, chosen, named);
    command.textContent = text;
    document.getElementById('basket-words').textContent = chosen.size === 0
      ? `Nothing selected. To approve all ${approvable}:`
      : `${chosen.size} of ${approvable} selected. To approve ${chosen.size === 1 ? 'it' : 'them'}:`;
    deselect.hidden = chosen.size === 0;
    const can = shown().filter((index) => frames[index].canBeApproved);
    const on = can.filter((index) => list.chosen.has(index)).length;
    selectAll.checked = can.length > 0 && on === can.length;
    selectAll.indeterminate = on > 0 && on < can.length;
    selectAll.disabled = can.length === 0;
    detail.pick(list.chosen.has(at?.index));
    copyButton.textContent = 'Copy';
    kept = chosen.size === 0 ? [] : chosen.size === approvable ? ['*'] : ReportCommand.filters(chosen, named);
    remember();
  };

  const copy = async () => {
    const text = command.textContent;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Denied, or not there, as on plain http: the old way.
      const field = element('textarea', 'hidden');
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
    }
    copyButton.textContent = 'Copied';
  };

  // Filters and the address

  const texts = frames.map((frame) => [
    frame.id, frame.name, frame.look, ...frame.facts, frame.message ?? '',
    ...frame.changes.map(({ sentence, path }) => `${sentence} ${path}`),
  ].join('\n').toLowerCase());

  let searched = false;
  const complain = (error) => {
    const said = document.querySelector('.said');
    if (![...said.children].some((item) => item.textContent === error.message)) {
      said.append(element('li', '', error.message));
    }
  };

  const show = () => {
    const chosen = filters.chosen();
    const terms = search.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    if (terms.length && ReportParts.hasSearch && !searched) {
      searched = true;
      ReportParts.load('search').then(show, (error) => complain(error));
    }
    const says = (index, term) => texts[index].includes(term) || ReportParts.texts.get(index)?.includes(term);
    const visible = list.filter((frame, index) => Object.entries(chosen).every(
      ([key, values]) => passes(values, frame.traits[key])) && terms.every((term) => says(index, term)));
    const all = `${frames.length} ${frames.length === 1 ? 'frame' : 'frames'}`;
    const causes = list.groups.filter((group) => group.visible.length).length;
    count.textContent = `${visible === frames.length ? all : `${visible} of ${all}`}, `
      + `${causes} ${causes === 1 ? 'cause' : 'causes'}`;
    nothing.hidden = visible > 0;
    const active = Object.entries(chosen).reduce((sum, [key, { size }]) => sum + (key === 'status' ? 0 : size), 0);
    reset.hidden = visible === frames.length && !terms.length && active === 0;
    filtersButton.textContent = active ? `Filter ${active}` : 'Filter';
    filtersButton.setAttribute('aria-pressed', String(active > 0));
    const places = order();
    if (isReady && places.length && position(places) < 0) look(places[0].place, places[0].index);
    else if (isReady && at) look(at.place, at.index);
    selected();
  };

  const clear = () => {
    search.value = '';
    filters.choose(() => []);
    show();
  };

  const remember = () => {
    if (!isReady) return;
    const chosen = Object.entries(filters.chosen())
      .flatMap(([key, values]) => [...values].map((value) => [key, value]));
    const query = search.value.trim();
    const { view } = detail.stage.state;
    setState([
      ...(query ? [['q', query]] : []), ...chosen, ...(view === 'side' ? [] : [['view', view]]),
      ...(at ? [['frame', frames[at.index].id], ['cause', at.place]] : []),
      ...kept.map((filter) => ['select', filter]),
      ...(detail.inspected === null ? [] : [['inspect', detail.inspected]]),
    ]);
  };

  const restore = () => {
    isReady = false;
    const wanted = state();
    search.value = wanted.get('q') ?? '';
    filters.choose((key) => wanted.getAll(key));
    const view = wanted.get('view');
    const patterns = wanted.getAll('select');
    list.chosen.clear();
    list.select(list.all.filter((index) => patterns.some(
      (pattern) => ReportCommand.matches(pattern, frames[index].id))), true);
    show();
    const id = wanted.get('frame');
    const all = order();
    const start = all.find(({ place, index }) => frames[index].id === id && String(place) === wanted.get('cause'))
      ?? all.find(({ index }) => frames[index].id === id) ?? all[0];
    if (start) look(start.place, start.index);
    detail.setView(['wipe', 'onion', 'blink'].includes(view) ? view : 'side');
    isReady = true;
    const inspected = wanted.get('inspect');
    if (start && inspected !== null) detail.inspect(Number(inspected));
  };

  // A browser that can't show a long list at once needs none until it is asked for.
  document.getElementById('identical')?.addEventListener('toggle', () => {
    const names = document.getElementById('identical-names');
    const list = () => {
      if (!names.hasChildNodes()) names.append(...data.identical.map((id) => element('li', '', words(id))));
    };
    if (data.identical) list();
    else ReportParts.load('identical').then(list, (error) => names.replaceChildren(element('li', '', error.message)));
  });

  if (frames.length === 0) {
    onKeys({});
    return;
  }
  document.querySelector('.search').hidden = false;
  document.getElementById('desk').hidden = false;
  basket.hidden = approvable === 0;
  document.body.classList.toggle('has-basket', !basket.hidden);
  filtersButton.hidden = panel.children.length === 0;
  document.querySelector('.search').addEventListener('submit', (event) => event.preventDefault());
  filtersButton.addEventListener('click', () => {
    filtersButton.setAttribute('aria-expanded', String(panel.classList.toggle('open')));
  });
  search.addEventListener('input', show);
  reset.addEventListener('click', () => { clear(); search.focus(); });
  selectAll.addEventListener('change', () => list.select(shown(), selectAll.checked));
  deselect.addEventListener('click', () => list.select([...list.chosen], false));
  copyButton.addEventListener('click', copy);
  addEventListener('hashchange', () => { if (location.hash.includes('=')) restore(); });

  const across = (sign) => () => {
    const { stage } = detail;
    const { view, zoom, canCompare } = stage.state;
    if (zoom) return stage.pan(sign * 40, 0);
    if (canCompare && (view === 'wipe' || view === 'onion')) return stage.setShare(stage.share + sign * 2);
    return move(sign);
  };
  const along = (sign) => () => (detail.stage.state.zoom ? detail.stage.pan(0, sign * 40) : move(sign));
  const toView = (name) => () => { if (detail.stage.state.canCompare) detail.setView(name); };
  onKeys({
    j: () => move(1), k: () => move(-1), n: () => moveGroup(1), p: () => moveGroup(-1),
    ArrowDown: along(1), ArrowUp: along(-1), ArrowRight: across(1), ArrowLeft: across(-1),
    1: toView('side'), 2: toView('wipe'), 3: toView('onion'),
    b: () => toView(detail.stage.state.view === 'blink' ? 'side' : 'blink')(),
    ' ': (event) => (event.target.closest?.('button, input, summary') ? false : detail.stage.flip()),
    i: () => detail.inspect(),
    z: () => detail.stage.toggleZoom(), '+': () => detail.stage.step(1), '=': () => detail.stage.step(1),
    '-': () => detail.stage.step(-1), 0: () => detail.stage.fit(),
    d: () => detail.stage.amplify(), o: () => detail.stage.toggleOutlines(),
    x: () => { if (at) pick([at.index]); },
    X: () => { if (at) pick(list.groups[at.place].visible); },
    a: () => pick(shown()),
    c: () => { copy(); },
    '/': () => { search.focus(); search.select(); },
    Escape: () => {
      if (document.activeElement === search) {
        if (search.value) { search.value = ''; show(); } else search.blur();
        return true;
      }
      if (detail.stage.state.zoom) return detail.stage.fit();
      if (!document.body.classList.contains('open')) return false;
      close();
      return true;
    },
  });
  restore();
})();
