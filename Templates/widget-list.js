// The list of what passes the filters: sections of boards, or of small pictures. Elements exist for the parts of it that
// are in view or near it; the others keep their place by their height.
const List = (() => {
  'use strict';
  const { data, element, words } = Vitrine;
  const place = document.getElementById('frames');
  // Fewer frames have all of their elements at once, so that the browser's search finds them.
  const fewFrames = 600;
  // More aren't printed, but for those of the first part: they are about 70 sheets of paper.
  const printedFrames = 600;
  const printedTiles = 2400;
  const boardsInAPart = 4;
  const tilesInAPart = 60;
  const tileWidth = 128;
  const tileHeight = 140;
  const margin = 900;
  const isShort = Frames.count <= fewFrames;
  let parts = [];
  // Whether the pictures of the paper are loading: none of them is taken away meanwhile.
  let isPreparing = false;
  let width = place.clientWidth;
  new ResizeObserver(([{ contentRect }]) => { width = contentRect.width; }).observe(place);

  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting, boundingClientRect } of changes) {
      const part = parts[Number(target.dataset.part)];
      if (part?.element !== target) continue;
      if (isIntersecting) make(part); else if (!isPreparing) unmake(part, boundingClientRect.height);
    }
  }, { rootMargin: `${margin}px 0px` });

  // Makes the items of a part, or as many as fill `height` pixels; the observer asks for the others after the picture.
  const make = (part, height = Infinity) => {
    const first = part.made;
    for (let filled = 0; part.made < part.items.length && filled < height; part.made += 1) {
      filled += part.heightOf(part.items[part.made]);
    }
    if (part.made === part.items.length) part.element.style.minHeight = '';
    part.element.append(...part.items.slice(first, part.made).map(part.makeItem));
  };

  // `height` is that of its element, which isn't asked for here: each answer would be a layout of the page.
  const unmake = (part, height) => {
    if (!part.made || isShort || part.element.contains(document.activeElement)) return;
    part.made = 0;
    part.element.style.minHeight = `${height}px`;
    Boards.drop(part.element);
    part.element.replaceChildren();
  };

  const chunks = (items, size) => {
    const found = [];
    for (let start = 0; start < items.length; start += size) found.push(items.slice(start, start + size));
    return found;
  };

  // The height of a board before it is laid out, in pixels.
  const guess = ({ cells }) => {
    const heights = cells.map(({ cell, halves }) => {
      cell.height ??= Frames.height(cell.entries.flat().find((index) => index !== null));
      const isLong = cell.entries.length > 1;
      return (cell.height + 130 + (isLong ? 150 : 0)) * (isLong || halves.length > 2 ? 1 : 0.5);
    });
    return 60 + heights.reduce((a, b) => a + b, 0);
  };

  const addPart = (section, classes, items, heightOf, makeItem) => {
    const made = element('div', classes);
    const height = items.reduce((sum, item) => sum + heightOf(item), 0);
    made.dataset.part = parts.length;
    made.style.minHeight = `${Math.round(height)}px`;
    parts.push({ element: made, items, heightOf, makeItem, made: 0, height });
    section.append(made);
  };

  // Shows what passes, in sections by the values of a dimension.
  const show = (found, key, isGrid) => {
    for (const part of parts) if (part.made) Boards.drop(part.element);
    observer.disconnect();
    parts = [];
    const dimension = data.dimensions.findIndex((other) => other.key === key);
    const groups = data.dimensions[dimension].values.map(() => []);
    for (const board of found) groups[board.board.of[dimension]].push(board);
    const columns = Math.max(1, Math.floor((width || 800) / tileWidth));
    const sections = groups.flatMap((boards, value) => {
      if (!boards.length) return [];
      const name = Frames.label(dimension, value);
      const section = element('section', 'family', element('h2', '', words(name)));
      section.setAttribute('aria-label', name);
      section.dataset.section = data.dimensions[dimension].values[value].value;
      if (isGrid) {
        const frames = boards.flatMap(({ cells }) => cells.flatMap(({ cell, halves }) => cell.entries
          .flatMap((entry) => halves.map((half) => entry[half]).filter((index) => index !== null))));
        for (const items of chunks(frames, tilesInAPart)) {
          addPart(section, 'tiles', items, () => tileHeight / columns,
            (index) => Boards.tile(Frames.at(index), key));
        }
      } else {
        for (const items of chunks(boards, boardsInAPart)) {
          addPart(section, 'boards', items, guess, (board) => Boards.make(board, key));
        }
      }
      return [section];
    });
    place.replaceChildren(...sections);
    let top = 0;
    for (const part of parts) {
      if (isShort) make(part); else if (top < innerHeight) make(part, innerHeight - top);
      top += part.height;
      observer.observe(part.element);
    }
  };

  // The element of a frame; it is made where it isn't yet. Null where the frame doesn't pass the filters.
  const find = (frame) => {
    const part = parts.find(({ items }) => items.some((item) => item === frame.place
      || item.cells?.some(({ cell }) => cell === frame.cell)));
    if (!part) return null;
    make(part);
    return [...part.element.querySelectorAll('.shot')]
      .find((shot) => shot.dataset.frame === frame.id) ?? null;
  };

  // Scrolls to a frame. The parts around it are made before, since their own heights would move it afterwards.
  const reveal = (frame) => {
    const shot = find(frame);
    if (!shot) return;
    const index = parts.findIndex(({ element: other }) => other.contains(shot));
    for (const step of [-1, 1]) {
      let height = 0;
      for (let next = index + step; parts[next] && height < innerHeight + margin; next += step) {
        make(parts[next]);
        height += parts[next].element.offsetHeight;
      }
    }
    shot.scrollIntoView({ block: 'center' });
  };

  // The elements of pictures that exist now, in their order.
  const shots = () => [...place.querySelectorAll('.shot')];

  // The number of frames of an item: a board, or a small picture.
  const size = ({ cells }) => cells ? cells.reduce((sum, { cell, halves }) => sum + cell.entries.reduce(
    (own, entry) => own + halves.filter((half) => entry[half] !== null).length, 0), 0) : 1;

  // Makes what is printed, from the beginning on as many frames as paper is for, and returns their number. Lazy pictures
  // would stay blank.
  const preparePaper = () => {
    let number = 0;
    let isFull = false;
    for (const part of parts) {
      const own = part.items.reduce((sum, item) => sum + size(item), 0);
      isFull ||= number > 0 && number + own > (part.items[0].cells ? printedFrames : printedTiles);
      part.element.classList.toggle('unprinted', isFull);
      if (isFull) continue;
      make(part);
      number += own;
    }
    for (const picture of place.querySelectorAll('img[loading=lazy]')) picture.loading = 'eager';
    return number;
  };

  // Prints when the pictures of `preparePaper` are loaded: browsers wait for those that were there before `beforeprint`
  // alone. A picture that can't be loaded keeps nobody waiting.
  const print = async () => {
    if (isPreparing) return;
    isPreparing = true;
    try {
      let prepared;
      // A filter that is chosen meanwhile makes other parts.
      do {
        prepared = parts;
        preparePaper();
        await Promise.allSettled([...place.querySelectorAll('img')].map((picture) => picture.decode()));
      } while (prepared !== parts);
      window.print();
    } finally {
      isPreparing = false;
    }
  };

  // The observer tells again which parts are near the window.
  addEventListener('afterprint', () => {
    for (const part of parts) {
      observer.unobserve(part.element);
      observer.observe(part.element);
    }
  });

  return { show, reveal, shots, preparePaper, print };
})();
