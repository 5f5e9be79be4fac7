(() => {
  'use strict';

  // What scrolls sideways is reached by the keyboard, and the search has a name.

  document.querySelector('.md-search[role=dialog]')?.setAttribute('aria-label', 'Search');
  const reach = () => {
    for (const part of document.querySelectorAll('.md-content pre > code, .md-typeset__scrollwrap')) {
      if (part.scrollWidth > part.clientWidth) part.tabIndex = 0; else part.removeAttribute('tabindex');
    }
  };
  addEventListener('load', reach);
  addEventListener('resize', reach);
  // Once for all parts that are shown together, since each measure is a layout of the page.
  let isAsked = false;
  const reachSoon = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      reach();
    });
  };

  // A field that narrows the rows of long tables: of the support tables, and of any other with more than forty rows.

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
  // Sections of very long pages are folded: a reader looks for one of them, and a browser needs no layout of the others.
  const isFolded = sections.length > 60;
  const rows = sections.flatMap(({ tables: own }) => own.flatMap((table) => [...table.tBodies].flatMap((body) => [...body.rows])));
  if (rows.length < 40) return;
  const field = document.createElement('input');
  field.type = 'search';
  field.className = 'filter-rows';
  field.placeholder = `Find in ${rows.length} rows`;
  field.setAttribute('aria-label', 'Find in the tables of this page');
  const count = document.createElement('p');
  count.setAttribute('role', 'status');
  const first = isFolded ? sections[0].parts[0] : content.querySelector('h1 ~ *') ?? content.firstElementChild;
  first.before(field, count);
  const texts = rows.map((row) => row.textContent.toLowerCase());
  const fold = ([heading, ...others], isClosed) => {
    heading.querySelector('.fold').setAttribute('aria-expanded', String(!isClosed));
    if (isClosed) {
      for (const part of others) part.remove();
    } else {
      heading.after(...others);
      reachSoon();
    }
  };
  const show = () => {
    const terms = field.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    let number = 0;
    rows.forEach((row, index) => {
      const heading = row.closest('table').dataset.heading ?? '';
      const isShown = terms.every((term) => texts[index].includes(term) || heading.includes(term));
      // Classes would take the theme's style from a table.
      row.toggleAttribute('data-filtered-out', !isShown);
      if (isShown) number += 1;
    });
    for (const { parts, tables: own, isOpen } of sections) {
      const isEmpty = terms.length > 0 && own.every((table) => !table.querySelector('tbody tr:not([data-filtered-out])'));
      for (const part of parts) part.toggleAttribute('data-filtered-out', isEmpty);
      // What was found is shown, unless it is most of the page, and what the reader opened stays.
      if (isFolded) fold(parts, !isOpen && (terms.length === 0 || number > 400));
    }
    count.textContent = terms.length ? `${number} of ${rows.length} rows` : '';
  };
  for (const { parts, tables: own } of sections) {
    for (const table of own) table.dataset.heading = parts[0].textContent.toLowerCase();
  }
  field.addEventListener('input', show);
  if (!isFolded) return;
  // The list of hundreds of sections at the side would be the folded page once more.
  for (const list of document.querySelectorAll('.md-nav--secondary')) list.remove();
  content.classList.add('folds');
  for (const section of sections) {
    // As the theme wraps the tables that it finds.
    section.parts = section.parts.map((part) => {
      if (!part.matches('table')) return part;
      const wrap = document.createElement('div');
      wrap.className = 'md-typeset__scrollwrap';
      const inner = document.createElement('div');
      inner.className = 'md-typeset__table';
      part.before(wrap);
      inner.append(part);
      wrap.append(inner);
      return wrap;
    });
    const { parts } = section;
    const [heading] = parts;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'fold';
    const link = heading.querySelector('.headerlink');
    button.append(...[...heading.childNodes].filter((node) => node !== link));
    heading.prepend(button);
    button.addEventListener('click', () => {
      section.isOpen = button.getAttribute('aria-expanded') !== 'true';
      fold(parts, !section.isOpen);
    });
    fold(parts, true);
  }
  // On paper everything is there.
  addEventListener('beforeprint', () => { for (const { parts } of sections) fold(parts, false); });
  addEventListener('afterprint', show);
  // A link to a section, or to a place in it, which isn't in the document while the section is closed, opens it.
  const open = () => {
    let id = location.hash.slice(1);
    try { id = decodeURIComponent(id); } catch { /* It is no text: an id as it stands. */ }
    if (!id) return;
    const inside = `#${CSS.escape(id)}`;
    const section = sections.find(({ parts }) => parts.some((part) => part.id === id || part.querySelector(inside)));
    if (!section) return;
    section.isOpen = true;
    fold(section.parts, false);
    document.getElementById(id)?.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
})();
