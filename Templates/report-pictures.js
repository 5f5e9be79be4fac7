// The report's pictures: each stands once in the page, as text, until something shows it.
const ReportPictures = (() => {
  'use strict';

  const source = (place) => {
    const text = document.getElementById(`picture-${place}`).textContent;
    return text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  };

  // A picture beside the page comes when its file does.
  const fill = (image, place) => {
    if (typeof place === 'number') image.src = source(place);
    else ReportParts.picture(place).then((address) => { image.src = address; }, () => {});
  };

  const image = (place, alt) => {
    const made = document.createElement('img');
    made.alt = alt;
    made.decoding = 'sync';
    made.draggable = false;
    fill(made, place);
    return made;
  };

  const frames = new WeakMap();
  const shown = (frame) => frame.actual ?? frame.expected;

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const frame = frames.get(target);
      ReportParts.fetchFrame(frame).then(() => {
        if (shown(frame) != null) fill(target, shown(frame));
      }, () => {});
    }
  }, { rootMargin: '300px' });

  const has = (frame) => (ReportParts.isElsewhere(frame) ? frame.hasPicture : shown(frame) != null);

  // Gets its picture when it comes near.
  const thumbnail = (frame) => {
    const made = document.createElement('img');
    made.alt = '';
    made.decoding = 'async';
    made.style.borderRadius = frame.corner ?? '';
    frames.set(made, frame);
    observer.observe(made);
    return made;
  };

  // Red, green, blue and opacity of a picture, `width` × `height` pixels.
  const pixels = (picture, width, height) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };

  // How far two pixels are apart, 0 to 255: in opacity, or in color as much of it as is seen.
  const distance = (a, b, byte) => {
    let most = Math.abs(a[byte + 3] - b[byte + 3]);
    for (let channel = byte; channel < byte + 3; channel += 1) {
      const apart = Math.abs(a[channel] * a[byte + 3] - b[channel] * b[byte + 3]) / 255;
      if (apart > most) most = apart;
    }
    return most;
  };

  // Where two pictures differ, in magenta on a faint copy of the second: the stronger the more they
  // do, or, amplified, all alike and each pixel with its neighbours, so that a single one is seen.
  const difference = (a, b, amplified) => {
    const width = Math.max(a.naturalWidth, b.naturalWidth);
    const height = Math.max(a.naturalHeight, b.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    if (!width || !height) return canvas;
    const before = pixels(a, width, height);
    const after = pixels(b, width, height);
    const context = canvas.getContext('2d');
    const out = context.createImageData(width, height);
    const words = new Uint32Array(out.data.buffer);
    const different = [];
    for (let place = 0, byte = 0; place < words.length; place += 1, byte += 4) {
      const most = distance(before, after, byte);
      if (most === 0) {
        const grey = 40 + ((after[byte] * 32 + after[byte + 1] * 110 + after[byte + 2] * 12) >> 8);
        words[place] = ((after[byte + 3] >> 2) << 24) | (grey << 16) | (grey << 8) | grey;
      } else if (amplified) {
        different.push(place);
      } else {
        out.data.set([230, 0, 115, 80 + Math.min(175, most * 2)], byte);
      }
    }
    for (const place of different) {
      const x = place % width;
      const y = (place - x) / width;
      for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row += 1) {
        words.fill(0xff7300e6, row * width + Math.max(0, x - 2),
          row * width + Math.min(width - 1, x + 2) + 1);
      }
    }
    context.putImageData(out, 0, 0);
    return canvas;
  };

  return { image, has, thumbnail, difference };
})();
