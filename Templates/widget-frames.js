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
    const files = data.endings[raw.endings].map(({ name, ending }) => ({
      name, href: data.folder + (raw.at ?? raw.id) + ending,
    }));
    const picture = files.find(({ name }) => name === 'PNG' || name === 'SVG');
    const family = dimensions.findIndex(({ key }) => key === 'family');
    const appearance = label(appearances, raw.appearance);
    const words = [data.name, label(family, cell.board.of[family]), `\u2068${kind.label}\u2069`,
      appearance.toLowerCase()];
    if (raw.date !== undefined) words.push(data.dates[raw.date]);
    known[place] = {
      ...data.shapes[raw.shape], id: raw.id, place, cell, files, alt: words.join(', '),
      failure: raw.failure ?? null, src: raw.failure ? null : picture?.href ?? null,
      appearance, phaseLabel: kind.label, step: raw.step ?? '',
      facts: raw.facts.map((index) => data.facts[index]), texts: data.texts[raw.texts] ?? [],
      links: data.links[raw.links] ?? [], notes: notes.notes, badge: notes.badge ?? null,
    };
    return known[place];
  };

  // The values that pass a filter, by index, for each dimension; null where all pass.
  const sets = (chosen) => dimensions.map(({ key, values }) => {
    const wanted = chosen[key];
    if (!wanted?.size) return null;
    return new Set(values.flatMap(({ value }, index) => wanted.has(value) ? [index] : []));
  });

  // What passes the filters: boards with their cells, and in these the places of the appearances; the number of frames;
  // and for each value of each dimension the number of frames that it would leave.
  const filtered = (chosen) => {
    const wanted = sets(chosen);
    const counts = dimensions.map(({ values }) => new Array(values.length).fill(0));
    const fails = (dimension, value) => wanted[dimension] !== null && !wanted[dimension].has(value);
    const found = [];
    let number = 0;
    for (const board of boards) {
      let missed = 0;
      let which = -1;
      board.of.forEach((value, dimension) => {
        if (fails(dimension, value)) { missed += 1; which = dimension; }
      });
      const cells = [];
      for (const cell of board.cells) {
        const wrong = fails(phases, cell.phase);
        const misses = missed + (wrong ? 1 : 0);
        const last = wrong ? phases : which;
        if (misses > 1) continue;
        const halves = new Set();
        for (const entry of cell.entries) {
          entry.forEach((place, half) => {
            if (place === null) return;
            const { appearance } = data.frames[place];
            const off = fails(appearances, appearance);
            if (misses + (off ? 1 : 0) > 1) return;
            const only = off ? appearances : last;
            if (misses === 0 && !off) {
              number += 1;
              halves.add(half);
              board.of.forEach((value, dimension) => { counts[dimension][value] += 1; });
              counts[phases][cell.phase] += 1;
              counts[appearances][appearance] += 1;
            } else {
              const value = only === phases ? cell.phase
                : only === appearances ? appearance : board.of[only];
              counts[only][value] += 1;
            }
          });
        }
        if (misses === 0 && halves.size) cells.push({ cell, halves: [...halves].sort((a, b) => a - b) });
      }
      if (cells.length) found.push({ board, cells });
    }
    return { boards: found, number, counts };
  };

  // The values in which boards of the page differ, in words, but for one dimension.
  const title = (board, grouping) => dimensions.slice(0, phases).flatMap((dimension, index) => {
    const isNamed = dimension.values.length > 1 || dimension.key === 'family';
    return isNamed && dimension.key !== grouping ? [label(index, board.of[index])] : [];
  });

  const place = (id) => places.get(id) ?? null;
  return { at, place, filtered, title, label, count: data.frames.length };
})();
