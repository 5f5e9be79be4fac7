// What scrolls sideways is reached by the keyboard, and the search has a name.
(() => {
  'use strict';
  document.querySelector('.md-search[role=dialog]')?.setAttribute('aria-label', 'Search');
  const reach = () => {
    for (const part of document.querySelectorAll('.md-content pre > code, .md-typeset__scrollwrap')) {
      if (part.scrollWidth > part.clientWidth) part.tabIndex = 0; else part.removeAttribute('tabindex');
    }
  };
  addEventListener('load', reach);
  addEventListener('resize', reach);
})();
// A field that narrows the rows of long tables: of the support tables, and of any other with more than forty rows.
(() => {
  'use strict';
  const content = document.querySelector('.md-content__inner');
  if (!content) return;
  // A section: a heading with what follows it until the next.
  const sections = [...content.querySelectorAll('h2')].map((heading) => {
    const parts = [heading];
    for (let next = heading.nextElementSibling; next && next.tagName !== 'H2' && next.tagName !== 'H1'; next = next.nextElementSibling) {
      parts.push(next);
    }
    return { parts, tables: parts.flatMap((part) => [...part.querySelectorAll('table'), ...(part.matches('table') ? [part] : [])]) };
  }).filter((section) => section.tables.length);
  const rows = sections.flatMap(({ tables: own }) => own.flatMap((table) => [...table.tBodies].flatMap((body) => [...body.rows])));
  if (rows.length < 40) return;
  const field = document.createElement('input');
  field.type = 'search';
  field.className = 'filter-rows';
  field.placeholder = `Find in ${rows.length} rows`;
  field.setAttribute('aria-label', 'Find in the tables of this page');
  const count = document.createElement('p');
  count.setAttribute('role', 'status');
  const first = content.querySelector('h1 ~ *') ?? content.firstElementChild;
  first.before(field, count);
  const texts = rows.map((row) => row.textContent.toLowerCase());
  const show = () => {
    const terms = field.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    let number = 0;
    rows.forEach((row, index) => {
      const heading = row.closest('table').dataset.heading ?? '';
      const isShown = terms.every((term) => texts[index].includes(term) || heading.includes(term));
      row.classList.toggle('filtered-out', !isShown);
      if (isShown) number += 1;
    });
    for (const { parts, tables: own } of sections) {
      const isEmpty = terms.length > 0 && own.every((table) => !table.querySelector('tbody tr:not(.filtered-out)'));
      for (const part of parts) part.classList.toggle('filtered-out', isEmpty);
    }
    count.textContent = terms.length ? `${number} of ${rows.length} rows` : '';
  };
  for (const { parts, tables: own } of sections) {
    for (const table of own) table.dataset.heading = parts[0].textContent.toLowerCase();
  }
  field.addEventListener('input', show);
})();
