// The causes with their frames, and which of these are selected. Rows are made when their cause opens, a hundred
// at a time.
const ReportList = (parts) => {
  'use strict';
  const { open, selected } = parts;
  const { data, element, words } = Vitrine;
  const frameList = document.getElementById('list');
  const chosen = new Set();
  const step = 100;
  const all = data.frames.map((_, index) => index).filter((index) => data.frames[index].canBeApproved);

  const box = (label, change) => {
    const made = element('input');
    made.type = 'checkbox';
    made.setAttribute('aria-label', label);
    made.addEventListener('change', () => change(made.checked));
    return made;
  };

  const select = (frames, on) => {
    for (const index of frames) {
      if (!data.frames[index].canBeApproved) continue;
      if (on) chosen.add(index); else chosen.delete(index);
    }
    show();
    selected();
  };

  const count = (number) => `${number} ${number === 1 ? 'frame' : 'frames'}`;

  // A row that shows more of its cause.
  const more = (change) => {
    const button = element('button', 'plain-button');
    button.type = 'button';
    const item = element('li', 'more', button);
    button.addEventListener('click', () => {
      change();
      show();
    });
    return { button, item };
  };

  const groups = data.groups.map((group, place) => {
    const shown = { ...group, place, rows: new Map(), from: 0, to: step, visible: group.frames };
    const check = box(`Select all frames of: ${group.sentence}`, (on) => select(shown.visible, on));
    check.hidden = !group.frames.some((index) => data.frames[index].canBeApproved);
    const number = element('span', 'number', count(group.frames.length));
    const button = element('button', 'cause-button',
      element('span', `word ${group.status}`, group.word), element('span', 'sentence', words(group.sentence)),
      ...(group.source ? [element('span', 'source mono', words(group.source))] : []), number);
    button.type = 'button';
    button.addEventListener('click', () => expand(shown, !shown.isOpen));
    const list = element('ul', 'rows');
    list.id = `cause-${place}`;
    button.setAttribute('aria-controls', list.id);
    shown.earlier = more(() => { shown.from = Math.max(0, shown.from - step); });
    shown.later = more(() => { shown.to += step; });
    const section = element('section', 'cause', element('h2', 'cause-head', check, button), list);
    return Object.assign(shown, { check, number, button, list, section, isOpen: false });
  });

  const row = (group, index) => {
    const frame = data.frames[index];
    const check = box(`Select ${frame.id}`, (on) => select([index], on));
    if (!frame.canBeApproved) check.style.visibility = 'hidden';
    const mount = ReportPictures.has(frame)
      ? element('span', `mount wall ${frame.wall}`, ReportPictures.thumbnail(frame))
      : element('span', 'mount wall plain', '–');
    mount.setAttribute('aria-hidden', 'true');
    const button = element('button', 'row-button', mount, element('span', 'row-words',
      element('span', 'row-name', words(frame.name)), element('span', 'row-look', words(frame.look))),
    ...(frame.badge ? [element('span', 'badge', frame.badge)] : []));
    button.type = 'button';
    button.addEventListener('click', () => open(group.place, index, true));
    return { index, check, button, item: element('li', 'row', check, button) };
  };

  // Puts the rows of a part of a cause into its list.
  const draw = (group) => {
    if (!group.isOpen) return;
    const { rows, from, visible } = group;
    const to = Math.min(group.to, visible.length);
    const items = visible.slice(from, to).map((index) => {
      if (!rows.has(index)) rows.set(index, row(group, index));
      return rows.get(index).item;
    });
    group.earlier.button.textContent = `Earlier frames (${from})`;
    group.later.button.textContent = `More frames (${visible.length - to})`;
    if (from > 0) items.unshift(group.earlier.item);
    if (to < visible.length) items.push(group.later.item);
    const now = group.list.children;
    // Rows that stay keep the focus.
    if (items.length !== now.length || items.some((item, place) => item !== now[place])) {
      group.list.replaceChildren(...items);
    }
  };

  const expand = (group, on) => {
    group.isOpen = on;
    group.button.setAttribute('aria-expanded', String(on));
    group.list.hidden = !on;
    if (on) refresh(group);
  };

  const refresh = (group) => {
    draw(group);
    for (const { index, check } of group.rows.values()) check.checked = chosen.has(index);
    const can = group.visible.filter((index) => data.frames[index].canBeApproved);
    const on = can.filter((index) => chosen.has(index)).length;
    group.check.checked = can.length > 0 && on === can.length;
    group.check.indeterminate = on > 0 && on < can.length;
  };

  const show = () => groups.forEach(refresh);

  // Leaves the frames that `passes`; returns how many.
  const filter = (passes) => {
    const passing = data.frames.map(passes);
    for (const group of groups) {
      group.visible = group.frames.filter((index) => passing[index]);
      [group.from, group.to] = [0, step];
      group.section.hidden = group.visible.length === 0;
      group.number.textContent = group.visible.length === group.frames.length
        ? count(group.frames.length) : `${group.visible.length} of ${count(group.frames.length)}`;
    }
    show();
    return passing.filter(Boolean).length;
  };

  // Scrolls the list, where it scrolls by itself, and never the page.
  const reveal = (item) => {
    if (getComputedStyle(frameList).overflowY !== 'auto') return;
    const box = item.getBoundingClientRect();
    const around = frameList.getBoundingClientRect();
    const bottom = Math.min(around.bottom, innerHeight - document.getElementById('basket').offsetHeight);
    if (box.top < around.top) frameList.scrollTop -= around.top - box.top + 48;
    else if (box.bottom > bottom) frameList.scrollTop += box.bottom - bottom + 24;
  };

  // Marks the frame that is looked at, in the group it was chosen in.
  const mark = (place, index, focus) => {
    for (const current of document.querySelectorAll('.row-button[aria-current]')) {
      current.removeAttribute('aria-current');
    }
    const group = groups[place];
    if (!group) return;
    const position = group.visible.indexOf(index);
    if (position < group.from || position >= group.to) {
      group.from = Math.max(0, position - 20);
      group.to = group.from + step;
    }
    expand(group, true);
    const found = group.rows.get(index);
    found?.button.setAttribute('aria-current', 'true');
    if (found) reveal(found.item);
    if (focus) found?.button.focus({ preventScroll: true });
  };

  document.getElementById('causes').append(...groups.map(({ section }) => section));
  let rows = 0;
  for (const group of groups) {
    rows += group.frames.length;
    expand(group, rows <= 40);
  }

  return { groups, all, chosen, select, filter, mark };
};
