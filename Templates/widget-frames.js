// The frames of a widget's page, from the tables of its data, and the filters on them.
const Frames = (() => {
  'use strict';
  const { data } = Vitrine;
  const { dimensions, boards } = data;
  const phases = dimensions.length - 2;
  const appearances = dimensions.length - 1;
  const places = new Map(data.frames.map((frame, place) => [frame.id, place]));
  const known = [];

  // The board and cell of each frame.
  const homes = new Array(data.frames.length);
  for (const board of boards) {
    for (const cell of board.cells) {
      cell.board = board;
      // The entry that is shown; the script moves it along the timeline.
      cell.shown = 0;
      for (const entry of cell.entries) {
        for (const place of entry) if (place !== null) homes[place] = cell;
      }
    }
  }

  const label = (dimension, index) => dimensions[dimension].values[index]?.label ?? '';

  // The frame at a place among the data's, with what its tables hold; null for none.
  const at = (place) => {
    if (place === null || place === undefined || !data.frames[place]) return null;
    if (known[place]) return known[place];
    const raw = data.frames[place];
    const cell = homes[place];
    const kind = data.kinds[cell.kind];
    const notes = data.notes[raw.notes] ?? { notes: [], badge: null };
    const all = data.endings[raw.endings].map(({ name, ending }) => ({
      name, href: data.folder + (raw.at ?? raw.id) + ending,
    }));
    const small = all.find(({ name }) => name === 'small')?.href ?? null;
    const files = all.filter(({ name }) => name !== 'small');
    const picture = files.find(({ name }) => name === 'PNG' || name === 'SVG');
    const family = dimensions.findIndex(({ key }) => key === 'family');
    const appearance = label(appearances, raw.appearance);
    const words = [data.name, label(family, cell.board.of[family]), `\u2068${kind.label}\u2069`,
      appearance.toLowerCase()];
    if (raw.date !== undefined) words.push(data.dates[raw.date]);
    known[place] = {
      ...data.shapes[raw.shape], id: raw.id, place, cell, files, alt: words.join(', '),
      failure: raw.failure ?? null, src: raw.failure ? null : picture?.href ?? null,
      small,
      appearance, phaseLabel: kind.label, step: raw.step ?? '',
      facts: raw.facts.map((index) => data.facts[index]), texts: data.texts[raw.texts] ?? [],
      links: data.links[raw.links] ?? [], notes: notes.notes, badge: notes.badge ?? null,
    };
    return known[place];
  };

  // Of each cell: its frames by their half and appearance, since nothing else of a frame decides what passes.
  for (const board of boards) {
    for (const cell of board.cells) {
      cell.groups = [];
      for (const entry of cell.entries) {
        entry.forEach((place, half) => {
          if (place === null) return;
          const { appearance } = data.frames[place];
          const known = cell.groups.find((group) => group.half === half && group.appearance === appearance);
          if (known) known.number += 1;
          else cell.groups.push({ half, appearance, number: 1 });
        });
      }
      cell.groups.sort((a, b) => a.half - b.half);
    }
  }

  // For each dimension 1 at the index of each value that passes its filter; null where all pass.
  const masks = (chosen) => dimensions.map(({ key, values }) => (
    chosen[key]?.size ? Uint8Array.from(values, ({ value }) => (chosen[key].has(value) ? 1 : 0)) : null));

  // What passes the filters: boards with their cells, and in these the places of the appearances; the number of frames;
  // and for each value of each dimension the number of frames that it would leave: those that pass the other filters.
  const filtered = (chosen) => {
    const wanted = masks(chosen);
    const counts = dimensions.map(({ values }) => new Uint32Array(values.length));
    const narrowing = wanted.flatMap((mask, dimension) => (mask && dimension < phases ? [dimension] : []));
    const found = [];
    let number = 0;
    for (const board of boards) {
      let missed = 0;
      let which = -1;
      for (const dimension of narrowing) {
        if (!wanted[dimension][board.of[dimension]]) { missed += 1; which = dimension; }
      }
      if (missed > 1) continue;
      const cells = [];
      let passed = 0;
      for (const cell of board.cells) {
        const isOther = wanted[phases] !== null && !wanted[phases][cell.phase];
        if (missed && isOther) continue;
        const halves = [];
        let shown = 0;
        for (const { half, appearance, number: some } of cell.groups) {
          const isOff = wanted[appearances] !== null && !wanted[appearances][appearance];
          if (isOff) {
            if (!missed && !isOther) counts[appearances][appearance] += some;
          } else if (missed) {
            counts[which][board.of[which]] += some;
          } else if (isOther) {
            counts[phases][cell.phase] += some;
          } else {
            counts[appearances][appearance] += some;
            shown += some;
            if (halves.at(-1) !== half) halves.push(half);
          }
        }
        if (!shown) continue;
        counts[phases][cell.phase] += shown;
        passed += shown;
        cells.push({ cell, halves });
      }
      if (!cells.length) continue;
      for (let dimension = 0; dimension < phases; dimension += 1) counts[dimension][board.of[dimension]] += passed;
      number += passed;
      found.push({ board, cells });
    }
    return { boards: found, number, counts };
  };

  // The height of a frame at a place, in points, without making the frame.
  const height = (place) => Number(data.shapes[data.frames[place].shape].height);

  // The values in which boards of the page differ, in words, but for one dimension; where it is short, without those for
  // which nothing was asked.
  const title = (board, grouping, isShort = false) => dimensions.slice(0, phases).flatMap((dimension, index) => {
    const isNamed = (dimension.values.length > 1 || dimension.key === 'family') && dimension.key !== grouping;
    const isLeft = isShort && dimension.values[board.of[index]].value === dimension.standard;
    return isNamed && !isLeft ? [label(index, board.of[index])] : [];
  });

  const place = (id) => places.get(id) ?? null;
  return { at, place, filtered, height, title, label, count: data.frames.length };
})();
