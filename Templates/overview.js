(() => {
  'use strict';
  const { data, fill, stand, neighbour, onKeys, passes, state, setState } = Vitrine;
  const cards = [...document.querySelectorAll('.card')].map((place, index) => ({
    place,
    link: place.querySelector('a'),
    slots: [...place.querySelectorAll('.slot')],
    ...data.cards[index],
  }));
  const search = document.getElementById('search');
  const count = document.getElementById('count');
  const nothing = document.getElementById('nothing');
  const reset = document.getElementById('reset');
  const filtersButton = document.getElementById('filters-button');
  const panel = document.getElementById('filters');
  const filters = Vitrine.filters(() => show());

  // A filter is of the cards that have a property of its name; others are of their pictures.
  const isOfCards = (key) => cards.some((card) => key in card);

  const show = (remember = true) => {
    const chosen = filters.chosen();
    const keys = Object.keys(chosen);
    const cardKeys = keys.filter(isOfCards);
    const pictureKeys = keys.filter((key) => !isOfCards(key));
    const suits = (item, wanted) => wanted.every((key) => passes(chosen[key], item[key]));
    const filtered = pictureKeys.some((key) => chosen[key].size > 0);
    const query = search.value.trim().toLowerCase();
    const terms = query.split(/\s+/).filter(Boolean);
    let visible = 0;
    for (const card of cards) {
      const pictures = card.pictures.filter((picture) => suits(picture, pictureKeys));
      card.place.hidden = (filtered && pictures.length === 0) || !suits(card, cardKeys)
        || !terms.every((term) => card.words.includes(term));
      if (card.place.hidden) continue;
      visible += 1;
      for (const slot of card.slots) {
        const theme = slot.classList.contains('for-dark') ? 'dark' : 'light';
        const best = pictures[0];
        const picture = pictures.find((other) => other.appearance === theme
          && pictureKeys.every((key) => key === 'appearance' || other[key] === best[key])) ?? best;
        if (!picture) continue;
        fill(slot.querySelector('.picture'), picture);
        stand(slot, picture);
      }
      const kept = pairs(chosen).filter(([key]) => !isOfCards(key));
      card.link.href = card.href + (kept.length ? `#${new URLSearchParams(kept)}` : '');
    }
    nothing.hidden = visible > 0 || cards.length === 0;
    const all = `${cards.length} ${cards.length === 1 ? 'widget' : 'widgets'}`;
    count.textContent = visible === cards.length ? all : `${visible} of ${all}`;
    const active = Object.values(chosen).reduce((sum, { size }) => sum + size, 0);
    reset.hidden = active === 0 && !query;
    filtersButton.textContent = active ? `Filter ${active}` : 'Filter';
    filtersButton.setAttribute('aria-pressed', String(active > 0));
    if (remember) setState([...(query ? [['q', search.value.trim()]] : []), ...pairs(chosen)]);
  };

  const pairs = (chosen) => Object.entries(chosen)
    .flatMap(([key, values]) => [...values].map((value) => [key, value]));

  const restore = () => {
    const wanted = state();
    search.value = wanted.get('q') ?? '';
    filters.choose((key) => wanted.getAll(key));
    show(false);
  };

  const clear = () => {
    search.value = '';
    filters.choose(() => []);
    show();
  };

  const move = (event) => {
    const links = cards.filter((card) => !card.place.hidden).map((card) => card.link);
    const from = document.activeElement.closest?.('.card > a');
    const next = from ? neighbour(from, links, event.key) : links[0];
    if (!next) return Boolean(from);
    next.focus();
    return true;
  };

  const form = document.querySelector('.search');
  form.hidden = panel.hidden = cards.length === 0;
  form.addEventListener('submit', (event) => event.preventDefault());
  filtersButton.addEventListener('click', () => {
    const isOpen = panel.classList.toggle('open');
    filtersButton.setAttribute('aria-expanded', String(isOpen));
  });
  reset.addEventListener('click', () => { clear(); search.focus(); });
  search.addEventListener('input', () => show());
  search.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      cards.find((card) => !card.place.hidden)?.link.focus();
      event.preventDefault();
    }
  });
  document.getElementById('clear').addEventListener('click', clear);
  addEventListener('hashchange', restore);
  onKeys({
    '/': () => { search.focus(); search.select(); },
    Escape: () => {
      if (document.activeElement !== search) return false;
      if (search.value) { search.value = ''; show(); } else search.blur();
      return true;
    },
    ArrowLeft: move, ArrowRight: move, ArrowUp: move, ArrowDown: move,
  });
  restore();
})();
