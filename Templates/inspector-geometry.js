// Numbers of the inspector in words, the box of a view, and the distances of two.
const InspectorGeometry = (() => {
  'use strict';

  const number = (value) => String(Math.round(value * 100) / 100);
  const size = ([width, height]) => `${number(width)} × ${number(height)}`;
  const length = (value) => value === null ? 'ideal' : value === 'infinity' ? '∞' : number(value);
  const sides = (lengths) => `${length(lengths[0])} × ${length(lengths[1])}`;
  const box = (view) => {
    const [x, y, width, height] = view.frame;
    return { x, y, width, height, right: x + width, bottom: y + height };
  };

  // The distances of two views, as lines in points with their words.
  const distances = (from, to) => {
    const a = box(from), b = box(to);
    const lines = [];
    const add = (x1, y1, x2, y2, way) => {
      const far = Math.abs(x2 - x1) + Math.abs(y2 - y1);
      if (far >= 0.005) lines.push({ x1, y1, x2, y2, text: number(far), words: `${number(far)} pt ${way}` });
    };
    const middle = (low, high) => (low + high) / 2;
    const y = middle(Math.max(a.y, b.y), Math.min(a.bottom, b.bottom));
    const x = middle(Math.max(a.x, b.x), Math.min(a.right, b.right));
    const isRight = b.x >= a.right, isLeft = b.right <= a.x;
    const isBelow = b.y >= a.bottom, isAbove = b.bottom <= a.y;
    if (isRight) add(a.right, y, b.x, y, 'to the right');
    if (isLeft) add(b.right, y, a.x, y, 'to the left');
    if (isBelow) add(x, a.bottom, x, b.y, 'below');
    if (isAbove) add(x, b.bottom, x, a.y, 'above');
    if (isRight || isLeft || isBelow || isAbove) return lines;
    add(a.x, y, b.x, y, 'between the left edges');
    add(b.right, y, a.right, y, 'between the right edges');
    add(x, a.y, x, b.y, 'between the upper edges');
    add(x, b.bottom, x, a.bottom, 'between the lower edges');
    return lines;
  };

  return { number, size, sides, box, distances };
})();
