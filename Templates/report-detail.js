// The details of the selected frame: its name, its pictures' tools, what changed and why.
const ReportDetail = (place, parts) => {
  'use strict';
  const { stage: makeStage, go, toggle, back, changed } = parts;
  const { element, words } = Vitrine;
  const stagePlace = element('div', 'comparison');
  const stage = makeStage(stagePlace, () => refresh());
  let frame = null;

  const button = (classes, label, act, title) => {
    const made = element('button', classes, label);
    made.type = 'button';
    if (title) made.title = title;
    made.addEventListener('click', act);
    return made;
  };

  const views = [
    ['side', 'Side by side', '1'], ['wipe', 'Wipe', '2'], ['onion', 'Onion skin', '3'], ['blink', 'Blink', 'b'],
  ].map(([name, label, key]) => {
    const made = button('segment', label, () => setView(name), `${label} (${key})`);
    made.dataset.view = name;
    return made;
  });
  const setView = (name) => {
    stage.setView(name);
    refresh();
    changed();
  };
  const level = button('segment level', 'Fit', () => stage.toggleZoom(), 'Zoom to pixels (z)');
  const smaller = button('segment', '−', () => stage.step(-1), 'Smaller (−)');
  smaller.setAttribute('aria-label', 'Smaller');
  const larger = button('segment', '+', () => stage.step(1), 'Larger (+)');
  larger.setAttribute('aria-label', 'Larger');
  const outlines = button('chip', 'Outlines', () => stage.toggleOutlines(), 'Outlines of what changed (o)');
  // The view that the open inspector has selected; null where it is closed.
  let inspected = null;
  // The place of the change by which the frame was chosen.
  let shownChange = null;
  const openInspector = (view) => ReportInspect.open(frame, { from: inspect, view, change: shownChange }, (index) => {
    inspected = index;
    changed();
  });
  const inspect = button('chip', 'Inspect', () => openInspector(), 'The views of the pictures (i)');
  const amplify = button('chip', 'Amplify', () => stage.amplify(), 'Show each differing pixel (d)');
  const group = (label, ...children) => {
    const made = element('div', 'segments', ...children);
    made.setAttribute('role', 'group');
    made.setAttribute('aria-label', label);
    return made;
  };
  const tools = element('div', 'stage-tools', group('View', ...views),
    group('Zoom', smaller, level, larger), outlines, amplify, inspect);

  const refresh = () => {
    const { view, zoom, amplified, outlined, canCompare } = stage.state;
    for (const made of views) {
      made.setAttribute('aria-pressed', String(made.dataset.view === (canCompare ? view : 'side')));
      made.disabled = !canCompare && made.dataset.view !== 'side';
    }
    level.textContent = zoom ? `${zoom}×` : 'Fit';
    level.setAttribute('aria-label', zoom ? `Zoom: ${zoom} to a pixel` : 'Zoom: fit');
    smaller.disabled = zoom === 0;
    larger.disabled = zoom === 16;
    outlines.setAttribute('aria-pressed', String(outlined));
    amplify.setAttribute('aria-pressed', String(amplified));
    amplify.hidden = !canCompare || view !== 'side';
    inspect.hidden = frame === null || (frame.actual == null && frame.expected == null);
    outlines.hidden = frame !== null && frame.changes.length + frame.regions.length === 0;
  };

  const sentence = (change, index, number) => {
    const made = element('li', number ? 'reason' : 'follow',
      element('span', 'reason-words', words(change.sentence)),
      ...(change.path ? [element('small', '', words(change.path))] : []));
    if (number) made.dataset.number = number;
    made.dataset.change = index;
    made.tabIndex = 0;
    const light = (on) => () => stage.light(index, on);
    made.addEventListener('pointerenter', light(true));
    made.addEventListener('pointerleave', light(false));
    made.addEventListener('focus', light(true));
    made.addEventListener('blur', light(false));
    return made;
  };

  // The cause that a change followed from in the end; itself where the list runs in a circle.
  const origin = (changes, index) => {
    const seen = new Set();
    let at = index;
    while (changes[at]?.cause != null && changes[changes[at].cause] && !seen.has(at)) {
      seen.add(at);
      at = changes[at].cause;
    }
    return at;
  };

  const reasons = () => {
    const list = element('ol', 'reasons');
    const { changes } = frame;
    let number = 0;
    changes.forEach((change, index) => {
      if (origin(changes, index) !== index) return;
      number += 1;
      const made = sentence(change, index, number);
      const following = changes.map((_, other) => other)
        .filter((other) => other !== index && origin(changes, other) === index);
      list.append(made);
      if (following.length === 0) return;
      const more = element('details', 'following', element('summary', '',
        following.length === 1 ? '1 change followed' : `${following.length} changes followed`),
      element('ul', '', ...following.map((other) => sentence(changes[other], other, 0))));
      more.open = following.length <= 4;
      list.append(element('li', 'nest', more));
    });
    return list;
  };

  const explanation = () => {
    const parts = [];
    if (frame.message) {
      const made = element('p', ['failed', 'unreadable'].includes(frame.status) ? 'fault' : 'remark', words(frame.message));
      parts.push(made);
    }
    if (frame.changes.length) parts.push(element('h3', '', 'What changed'), reasons());
    if (frame.pixels) {
      const made = element('p', 'pixels', frame.pixels);
      made.tabIndex = 0;
      for (const [name, on] of [['pointerenter', true], ['pointerleave', false], ['focus', true], ['blur', false]]) {
        made.addEventListener(name, () => stage.light('pixels', on));
      }
      parts.push(element('h3', '', 'In pixels'), made);
    }
    const notes = frame.notes.length === 0 ? [] : [
      element('h3', '', 'Diagnostics'), element('ul', 'notes', ...frame.notes.map(Vitrine.note))];
    if (parts.length === 0) {
      const said = { new: frame.expectedNote, missing: frame.actualNote, orphaned: frame.actualNote };
      parts.push(element('p', 'remark', said[frame.status] ?? 'Nothing more is known of it.'));
    }
    return [...parts, ...notes];
  };

  const heading = element('h2', '');
  heading.tabIndex = -1;

  const show = (next, { place: where, isChosen, change }) => {
    shownChange = change;
    frame = next;
    const check = element('input');
    check.type = 'checkbox';
    check.id = 'select-frame';
    check.checked = isChosen;
    check.addEventListener('change', toggle);
    heading.replaceChildren(words(next.name));
    const facts = [next.look, ...next.facts].filter(Boolean).map((fact) => element('span', '', words(fact)));
    const previous = button('tool', '↑', () => go(-1), 'Previous frame (k)');
    previous.setAttribute('aria-label', 'Previous frame');
    const following = button('tool', '↓', () => go(1), 'Next frame (j)');
    following.setAttribute('aria-label', 'Next frame');
    place.replaceChildren(
      button('chip back', '‹ All frames', back),
      element('header', 'detail-head',
        element('div', 'detail-words', heading, element('p', 'summary',
          element('span', `word ${next.status}`, next.status), ...facts)),
        element('div', 'steps', element('span', 'number', where), previous, following)),
      tools,
      element('div', 'detail-body', stagePlace, element('section', 'why', ...explanation(),
        ...(next.canBeApproved ? [element('label', 'pick', check, 'Select to approve')] : []),
        element('p', 'id mono', words(next.id)))));
    stage.show(next);
    refresh();
  };

  return {
    stage, setView, show, refresh, inspect: (view) => { if (!inspect.hidden) openInspector(view); },
    get inspected() { return inspected; },
    pick: (on) => {
      const check = place.querySelector('#select-frame');
      if (check) check.checked = on;
    },
    focus: () => heading.focus({ preventScroll: true }),
  };
};
