(() => {
  'use strict';
  const { data, element, words, fill, stand, neighbour, onKeys, state, setState } = Vitrine;
  const list = document.getElementById('cards');
  const groups = document.getElementById('groups');
  const originals = [...list.children];
  const search = document.getElementById('search');
  const count = document.getElementById('count');
  const nothing = document.getElementById('nothing');
  const reset = document.getElementById('reset');
  const filtersButton = document.getElementById('filters-button');
  const panel = document.getElementById('filters');
  const views = document.getElementById('views');
  const groupingMenu = document.getElementById('grouping');
  const gridButton = document.getElementById('grid-button');
  const filters = Vitrine.filters(() => show());
  const { dimensions } = data;
  const appearances = dimensions.length - 1;
  // More cards than this don't take the time of their layout while they are out of view.
  const fewCards = 60;
  let places = [];

  // A frame of a card as a picture.
  const picture = (card, frame) => {
    const name = (key) => {
      const index = dimensions.findIndex((dimension) => dimension.key === key);
      return dimensions[index].values[frame.of[index]].label;
    };
    return {
      ...data.shapes[frame.shape], id: frame.id, links: [], failure: frame.failure,
      src: frame.failure ? null : frame.src ?? `${card.folder}${frame.id}.png`,
      alt: [card.name, name('family'), name('phase'), name('appearance').toLowerCase()].join(', '),
    };
  };

  // The values that pass a filter, by index, for each dimension; null where all pass.
  const sets = (chosen) => dimensions.map(({ key, values }) => {
    const wanted = chosen[key];
    if (!wanted?.size) return null;
    return new Set(values.flatMap(({ value }, index) => wanted.has(value) ? [index] : []));
  });

  // The frames of each card that pass, and for each value of each filter the number of widgets that it would leave.
  const filtered = (chosen, terms) => {
    const wanted = sets(chosen);
    const products = new Map();
    const counts = dimensions.map(({ values }) => new Array(values.length).fill(0));
    const found = data.cards.map((card, index) => {
      const isFound = terms.every((term) => card.words.includes(term));
      const isOfProduct = !chosen.product?.size || chosen.product.has(card.product);
      if (!isFound) return null;
      const seen = dimensions.map(() => new Set());
      const frames = card.frames.filter(({ of }) => {
        let misses = 0;
        let last = -1;
        for (let dimension = 0; dimension < of.length && misses < 2; dimension += 1) {
          if (wanted[dimension] === null || wanted[dimension].has(of[dimension])) continue;
          misses += 1;
          last = dimension;
        }
        if (misses === 0) of.forEach((value, dimension) => seen[dimension].add(value));
        else if (misses === 1) seen[last].add(of[last]);
        return misses === 0;
      });
      if (frames.length || (!card.frames.length && wanted.every((set) => set === null))) {
        products.set(card.product, (products.get(card.product) ?? 0) + 1);
        if (isOfProduct) {
          for (const [dimension, values] of seen.entries()) for (const value of values) counts[dimension][value] += 1;
          return { card, index, frames };
        }
      } else if (isOfProduct) {
        for (const [dimension, values] of seen.entries()) for (const value of values) counts[dimension][value] += 1;
      }
      return null;
    }).filter(Boolean);
    return { found, counts, products };
  };

  const countChips = ({ counts, products }) => {
    for (const group of document.querySelectorAll('[data-filter]')) {
      const index = dimensions.findIndex(({ key }) => key === group.dataset.filter);
      for (const chip of group.querySelectorAll('.chip')) {
        const value = chip.dataset.value;
        const number = index < 0 ? products.get(value) ?? 0
          : counts[index][dimensions[index].values.findIndex((other) => other.value === value)];
        chip.querySelector('.number').textContent = number;
        chip.classList.toggle('empty-chip', number === 0);
      }
      const menu = group.closest('.menu');
      if (!menu) continue;
      const on = [...group.querySelectorAll('.chip')].filter((chip) => chip.ariaPressed === 'true');
      menu.classList.toggle('narrows', on.length > 0);
      menu.querySelector('.chosen').textContent = on.length === 1 ? on[0].querySelector('bdi').textContent
        : on.length ? String(on.length) : '';
    }
  };

  // Shows a card with the best of some frames.
  const dress = (place, card, frames, chosen) => {
    for (const slot of place.querySelectorAll('.slot')) {
      const theme = slot.classList.contains('for-dark') ? 'dark' : 'light';
      const best = frames[0];
      if (!best) continue;
      const suits = (frame) => dimensions[appearances].values[frame.of[appearances]].value === theme
        && frame.of.every((value, index) => index === appearances || value === best.of[index]);
      const shown = picture(card, frames.find(suits) ?? best);
      fill(slot.querySelector('.picture'), shown);
      stand(slot, shown);
    }
    const kept = pairs(chosen).filter(([key]) => key !== 'product');
    place.querySelector('a').href = card.href + (kept.length ? `#${new URLSearchParams(kept)}` : '');
  };

  // A second card of a widget, with ids of its own.
  const copy = (index, suffix) => {
    const made = originals[index].cloneNode(true);
    made.hidden = false;
    for (const part of made.querySelectorAll('[id]')) part.id += suffix;
    const link = made.querySelector('a');
    for (const name of ['aria-labelledby', 'aria-describedby']) link.setAttribute(name, link.getAttribute(name) + suffix);
    return made;
  };

  const section = (name, items, suffix, chosen) => {
    const cards = element('ul', 'cards', ...items.map(({ card, index, frames }) => {
      const made = copy(index, suffix);
      dress(made, card, frames, chosen);
      return made;
    }));
    cards.classList.toggle('many', groups.dataset.many === 'true');
    cards.classList.toggle('compact', isGrid());
    const heading = element('h2', '', words(name), element('span', 'number', String(items.length)));
    const made = element('section', '', heading, cards);
    made.setAttribute('aria-label', name);
    return made;
  };

  // The cards in sections by product, or by the values of a dimension: there a widget is in each that it has.
  const showGroups = (found, key, chosen) => {
    const index = dimensions.findIndex((dimension) => dimension.key === key);
    const parts = index < 0
      ? [...new Set(found.map(({ card }) => card.product))]
        .map((product) => [product, found.filter(({ card }) => card.product === product), chosen])
      : dimensions[index].values.map(({ value, label }, place) => [label, found
        .map((item) => ({ ...item, frames: item.frames.filter(({ of }) => of[index] === place) }))
        .filter(({ frames }) => frames.length), { ...chosen, [key]: new Set([value]) }]);
    groups.dataset.many = String(parts.reduce((sum, [, items]) => sum + items.length, 0) > fewCards);
    groups.replaceChildren(...parts.filter(([, items]) => items.length)
      .map(([name, items, kept], place) => section(name, items, `-in-${place}`, kept)));
  };

  const isGrid = () => gridButton.getAttribute('aria-pressed') === 'true';

  const show = (remember = true) => {
    const chosen = filters.chosen();
    const query = search.value.trim().toLowerCase();
    const result = filtered(chosen, query.split(/\s+/).filter(Boolean));
    const { found } = result;
    const grouping = groupingMenu.value;
    countChips(result);
    list.hidden = grouping !== '';
    groups.hidden = grouping === '';
    list.classList.toggle('compact', isGrid());
    list.classList.toggle('many', originals.length > fewCards);
    if (grouping) {
      showGroups(found, grouping, chosen);
    } else {
      groups.replaceChildren();
      const visible = new Set(found.map(({ index }) => index));
      originals.forEach((place, index) => { place.hidden = !visible.has(index); });
      for (const { card, index, frames } of found) dress(originals[index], card, frames, chosen);
    }
    places = [...(grouping ? groups : list).querySelectorAll('.card:not([hidden]) > a')];
    nothing.hidden = found.length > 0 || originals.length === 0;
    const all = `${originals.length} ${originals.length === 1 ? 'widget' : 'widgets'}`;
    count.textContent = found.length === originals.length ? all : `${found.length} of ${all}`;
    const active = Object.values(chosen).reduce((sum, { size }) => sum + size, 0);
    reset.hidden = active === 0 && !query;
    filtersButton.textContent = active ? `Filter ${active}` : 'Filter';
    filtersButton.setAttribute('aria-pressed', String(active > 0));
    if (remember) {
      setState([
        ...(query ? [['q', search.value.trim()]] : []), ...pairs(chosen),
        ...(grouping ? [['group', grouping]] : []), ...(isGrid() ? [['view', 'grid']] : []),
      ]);
    }
  };

  const pairs = (chosen) => Object.entries(chosen)
    .flatMap(([key, values]) => [...values].map((value) => [key, value]));

  const restore = () => {
    const wanted = state();
    search.value = wanted.get('q') ?? '';
    filters.choose((key) => wanted.getAll(key));
    groupingMenu.value = wanted.get('group') ?? '';
    if (groupingMenu.selectedIndex < 0) groupingMenu.value = '';
    gridButton.setAttribute('aria-pressed', String(wanted.get('view') === 'grid'));
    show(false);
  };

  const clear = () => {
    search.value = '';
    filters.choose(() => []);
    show();
  };

  const move = (event) => {
    const from = document.activeElement.closest?.('.card > a');
    const next = from ? neighbour(from, places, event.key) : places[0];
    if (!next) return Boolean(from);
    next.focus();
    return true;
  };

  const toggleGrid = () => {
    gridButton.setAttribute('aria-pressed', String(!isGrid()));
    show();
  };

  const form = document.querySelector('.search');
  form.hidden = panel.hidden = views.hidden = originals.length === 0;
  form.addEventListener('submit', (event) => event.preventDefault());
  filtersButton.addEventListener('click', () => {
    const isOpen = panel.classList.toggle('open');
    filtersButton.setAttribute('aria-expanded', String(isOpen));
  });
  reset.addEventListener('click', () => { clear(); search.focus(); });
  search.addEventListener('input', () => show());
  search.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      places[0]?.focus();
      event.preventDefault();
    }
  });
  groupingMenu.addEventListener('change', () => show());
  gridButton.addEventListener('click', toggleGrid);
  document.getElementById('clear').addEventListener('click', clear);
  addEventListener('hashchange', restore);
  addEventListener('click', (event) => {
    for (const menu of document.querySelectorAll('.menu[open]')) {
      if (!menu.contains(event.target)) menu.open = false;
    }
  });
  onKeys({
    '/': () => { search.focus(); search.select(); },
    g: toggleGrid,
    Escape: () => {
      const menu = document.querySelector('.menu[open]');
      if (menu) {
        menu.open = false;
        menu.querySelector('summary').focus();
        return true;
      }
      if (document.activeElement !== search) return false;
      if (search.value) { search.value = ''; show(); } else search.blur();
      return true;
    },
    ArrowLeft: move, ArrowRight: move, ArrowUp: move, ArrowDown: move,
  });
  restore();
})();
