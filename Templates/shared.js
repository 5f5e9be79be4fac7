// What both pages need: the theme, the list of keys, pictures from data, filters and the address.
const Vitrine = (() => {
  'use strict';
  const root = document.documentElement;
  const data = JSON.parse(document.getElementById('data').textContent);

  const element = (name, classes, ...children) => {
    const made = document.createElement(name);
    if (classes) made.className = classes;
    made.append(...children);
    return made;
  };

  // A name or text that came from user code: it may turn its own direction, not its neighbours'.
  const words = (text) => element('bdi', '', text);

  // A diagnostic as an item of a list.
  const note = ({ code, level, message }) => element('li', level, words(message), element('small', '', code));

  // Puts the picture of `frame` into `place`, a `.picture`: that of a file, by default the whole one.
  const fill = (place, frame, src = frame.src) => {
    if (place.dataset.picture === frame.id) return;
    place.dataset.picture = frame.id;
    place.style.setProperty('--w', frame.width);
    place.style.setProperty('--h', frame.height);
    place.style.setProperty('--r', frame.radius);
    const cut = frame.corner ? `url(#${frame.corner})` : '';
    let shown;
    if (src) {
      shown = element('img');
      shown.alt = frame.alt;
      shown.width = Math.round(frame.width);
      shown.height = Math.round(frame.height);
      shown.decoding = 'sync';
      shown.loading = 'lazy';
      shown.src = src;
    } else {
      shown = element('span', 'failure', element('strong', '', 'No picture'),
        element('span', '', frame.failure ?? ''));
    }
    shown.style.clipPath = cut;
    const regions = frame.links.map((link) => {
      const region = element('span', link.whole ? 'region whole' : 'region');
      const [left, top, width, height] = link.share;
      Object.assign(region.style, {
        left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%`,
      });
      region.title = link.url;
      return region;
    });
    place.replaceChildren(element('span', 'lift', shown), ...regions);
  };

  const stand = (wall, frame) => {
    wall.classList.remove(
      'day', 'night', 'lock', 'plain', 'vivid', 'standby', 'watch', 'car', 'desk', 'glass', 'tinted',
      'stack', 'room', 'recess');
    wall.classList.add(...frame.wallpaper.split(' '));
  };

  const isDark = () => root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;

  const themeButton = document.getElementById('theme-button');
  const showTheme = () => themeButton.setAttribute('aria-pressed', String(isDark()));
  const toggleTheme = () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    try {
      localStorage.setItem('vitrine-theme', root.dataset.theme);
    } catch {
      // Not remembered then.
    }
    showTheme();
  };
  themeButton.hidden = false;
  themeButton.addEventListener('click', toggleTheme);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);
  showTheme();

  const keys = document.getElementById('keys');
  const keysButton = document.getElementById('keys-button');
  const showKeys = () => { if (!keys.open) keys.showModal(); };
  keysButton.hidden = false;
  keysButton.addEventListener('click', showKeys);
  keys.addEventListener('click', (event) => { if (event.target === keys) keys.close(); });

  // The nearest of `places` from `from` in the direction of an arrow key.
  const neighbour = (from, places, key) => {
    const middle = (place) => {
      const box = place.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = middle(from);
    const across = key === 'ArrowLeft' || key === 'ArrowRight';
    const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
    let best = null;
    let least = Infinity;
    for (const place of places) {
      const [px, py] = middle(place);
      const along = (across ? px - x : py - y) * sign;
      const aside = Math.abs(across ? py - y : px - x);
      if (place === from || along < 8 || (across && aside > along * 2 + 40)) continue;
      const cost = along + aside * 2;
      if (cost < least) [best, least] = [place, cost];
    }
    if (best || !across) return best;
    return places[places.indexOf(from) + sign] ?? null;
  };

  // Calls `act[key]` for plain keys that aren't typed into a field.
  const onKeys = (act) => addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || keys.open) return;
    const typing = event.target.closest?.('input:not([type=checkbox]), textarea, select');
    const range = typing?.type === 'range';
    if (typing && event.key !== 'Escape' && (!range || event.key.startsWith('Arrow'))) return;
    const action = { t: toggleTheme, '?': showKeys, ...act }[event.key];
    if (action && action(event) !== false) event.preventDefault();
  });

  // The chips of the page as sets of values by filter; a filter with no value lets all pass.
  const filters = (changed) => {
    const groups = [...document.querySelectorAll('[data-filter]')];
    const chips = (group) => [...group.querySelectorAll('.chip')];
    const chosen = () => Object.fromEntries(groups.map((group) => [group.dataset.filter, new Set(
      chips(group).filter((chip) => chip.ariaPressed === 'true').map((chip) => chip.dataset.value),
    )]));
    const choose = (values) => {
      for (const group of groups) {
        for (const chip of chips(group)) {
          const on = values(group.dataset.filter).includes(chip.dataset.value);
          chip.setAttribute('aria-pressed', String(on));
        }
      }
    };
    for (const group of groups) {
      group.addEventListener('click', (event) => {
        const chip = event.target.closest('.chip');
        if (!chip) return;
        chip.setAttribute('aria-pressed', String(chip.ariaPressed !== 'true'));
        changed();
      });
    }
    return { chosen, choose };
  };

  const passes = (set, value) => set.size === 0 || set.has(value);
  // The address is written after the picture: a browser lays the whole page out for it.
  let unwritten = null;
  const writeState = () => {
    if (unwritten === null) return;
    const hash = unwritten;
    unwritten = null;
    try {
      history.replaceState(null, '', hash ? `#${hash}` : location.pathname + location.search);
    } catch {
      // A browser that forbids it on file:// only loses the deep link.
    }
  };
  const state = () => new URLSearchParams(unwritten ?? location.hash.slice(1));
  const setState = (pairs) => {
    const isWaiting = unwritten !== null;
    unwritten = new URLSearchParams(pairs).toString();
    if (document.hidden) writeState();
    else if (!isWaiting) requestAnimationFrame(() => setTimeout(writeState));
  };
  addEventListener('pagehide', writeState);
  addEventListener('hashchange', () => { unwritten = null; });

  return {
    data, element, words, note, fill, stand, neighbour, onKeys, filters, passes, state, setState,
  };
})();
