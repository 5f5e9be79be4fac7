// A field that narrows the cards of a site with many widgets. The script makes it: a page whose script isn't run has no
// field that does nothing. The address holds what is looked for.
(() => {
  'use strict';
  const fewCards = 6;
  const cards = [...document.querySelectorAll('.card')];
  if (cards.length < fewCards) return;
  const texts = cards.map((card) => card.textContent.toLowerCase());
  const field = document.createElement('input');
  const count = document.createElement('p');
  Object.assign(field, { type: 'search', className: 'find', placeholder: 'Find a widget', autocomplete: 'off' });
  field.setAttribute('aria-label', 'Find a widget by name, text or size');
  count.className = 'lead found';
  count.setAttribute('role', 'status');
  document.querySelector('.top').append(field, count);
  const show = () => {
    const terms = field.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    let number = 0;
    cards.forEach((card, index) => {
      const isFound = terms.every((term) => texts[index].includes(term));
      card.parentElement.hidden = !isFound;
      if (isFound) number += 1;
    });
    for (const section of document.querySelectorAll('main section')) {
      section.hidden = !section.querySelector('li:not([hidden])');
    }
    count.textContent = terms.length ? `${number} of ${cards.length} widgets` : '';
  };
  const restore = () => {
    field.value = new URLSearchParams(location.hash.slice(1)).get('q') ?? '';
    show();
  };
  field.addEventListener('input', () => {
    show();
    const query = field.value.trim();
    try {
      history.replaceState(null, '', query ? `#${new URLSearchParams({ q: query })}` : location.pathname + location.search);
    } catch {
      // A browser that forbids it on file:// only loses the link.
    }
  });
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === field || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
  // Other addresses in the page, as that of its link past the header, leave the search as it is.
  addEventListener('hashchange', () => {
    if (!location.hash || location.hash.startsWith('#q=')) restore();
  });
  restore();
})();
