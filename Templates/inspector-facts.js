// The particulars of a view in the inspector: its reasons, place, modifiers, text, and the offers of its layout.
const InspectorFacts = (() => {
  'use strict';
  const { element, words } = Vitrine;
  const { number, size, sides, box } = InspectorGeometry;

  const part = (title, ...content) => content.length === 0 ? []
    : [element('section', '', element('h3', '', title), ...content)];
  const pairs = (rows) => element('dl', 'inspect-facts', ...rows.map(([name, value]) => element('div', '',
    element('dt', '', name), element('dd', '', value))));

  const source = (data, view) => {
    if (view.source) return view.source;
    for (let at = view; at; at = data.views[at.parent]) {
      const place = data.places?.[at.view] ?? Vitrine.data?.places?.[at.view];
      if (place) return { type: at.view, file: place.file, line: place.line };
    }
    return null;
  };

  // The file and line of a modifier's call: of one that a single type around the view has.
  const modifierPlace = (data, view, index) => {
    if (view.modifierPlaces) return view.modifierPlaces[index];
    const types = new Set();
    for (let at = view; at; at = data.views[at.parent]) types.add(at.view);
    const places = data.places ?? Vitrine.data?.places ?? {};
    const found = [...types].filter((type) => places[type]?.calls?.[view.modifiers[index]]);
    return found.length === 1 ? `${places[found[0]].file}:${places[found[0]].calls[view.modifiers[index]]}` : null;
  };

  const modifierItem = (data, view, index) => {
    const item = element('li', '', element('code', '', `.${view.modifiers[index]}`));
    const place = modifierPlace(data, view, index);
    if (place) item.append(element('small', 'inspect-call', place));
    return item;
  };

  const textPart = (text) => part('Text', pairs([
    ['Font', text.font],
    ...(text.drawnSize === text.size ? [] : [['Drawn at', `${number(text.drawnSize)} of ${number(text.size)} pt`]]),
    ...(text.tracking ? [['Tracking', `${number(text.tracking)} pt`]] : []),
    ...(text.ideal ? [['On one line', `${size(text.ideal)} pt`]] : []),
    ['Lines', text.hidden ? `hidden (${text.hidden})` : `${text.lines.length}${text.isCut ? ', cut' : ''}`
      + (text.lineLimit === undefined ? '' : `, at most ${text.lineLimit}`)],
  ]), ...(text.lines.length > 1 ? [element('ol', 'inspect-lines', ...text.lines.map((line) => element('li', '', words(line))))] : []));

  const stepsPart = (view) => part('Offers and answers', element('ol', 'inspect-steps', ...view.steps.map((step) => {
    const item = element('li', '',
      element('span', 'inspect-offer', element('b', '', step.by), ` offered ${sides(step.offered)} to `, element('code', '', step.step)),
      element('span', 'inspect-answer', `took ${size(step.took)} pt`));
    if (step.asked.length > 0) {
      item.append(element('details', '', element('summary', '', `Tried before: ${step.asked.length}`),
        element('ul', '', ...step.asked.map(({ offered, took }) => element('li', '', `${sides(offered)} → ${sides(took)}`)))));
    }
    return item;
  })));

  const inside = (data, view) => {
    const around = data.views[view.parent];
    if (!around) return [];
    const a = box(around), b = box(view);
    return [[`In ${around.view}`,
      [['left', b.x - a.x], ['top', b.y - a.y], ['right', a.right - b.right], ['bottom', a.bottom - b.bottom]]
        .map(([edge, far]) => `${edge}\u00a0${number(far)}`).join(', ')]];
  };

  // The indices of a layout without reasons aren't those of the command.
  const command = (data, view, place) => data.hasReasons === false
    ? `vitrine explain ${data.frame} '${(view.text ?? view.view).replaceAll("'", "'\\''")}'`
    : `vitrine explain ${data.frame} ${place}`;

  // The elements for a view of an explanation, which is at a place of its list.
  const of = (data, view, index) => {
    const declared = source(data, view);
    const [x, y, width, height] = view.frame;
    const pixels = [width, height].map((value) => Math.round(value * data.scale));
    return [
      element('h2', '', words(view.name)),
      ...(declared ? [element('p', 'inspect-source', `in ${declared.type}, `, element('code', '', `${declared.file}:${declared.line}`))] : []),
      ...data.notes.map((note) => element('p', 'inspect-frame-note', words(note.message))),
      ...(view.why.length ? [element('ul', 'inspect-reasons', ...view.why.map((reason) => element('li', '', words(reason))))] : []),
      ...part('Place', pairs([
        ['Size', `${size([width, height])} pt`], ['Pixels', pixels.join(' × ')],
        ['Position', `${number(x)}, ${number(y)} pt`], ...inside(data, view),
      ])),
      ...part('Modifiers, the outermost first', ...(view.modifiers.length
        ? [element('ol', 'inspect-modifiers', ...view.modifiers.map((_, index) => modifierItem(data, view, index)))] : [])),
      ...(view.textFacts ? textPart(view.textFacts) : []),
      ...(view.steps.length ? stepsPart(view) : []),
      // The command explains what the widget draws now.
      ...(data.isFormer ? [] : part(data.hasReasons === false ? 'Its reasons, in the terminal' : 'In the terminal',
        element('p', 'inspect-command', element('code', '', command(data, view, index))))),
    ];
  };

  return { of };
})();
