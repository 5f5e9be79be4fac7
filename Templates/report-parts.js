// The frames of a large report that lie in files beside its page: `pages/2.js` and so on. Each file calls `take` with
// its name and its data; `search` has the texts to search, `identical` the names of identical frames.
const ReportParts = (() => {
  'use strict';
  const { data } = Vitrine;
  const { nonce } = document.currentScript;
  const most = 16;
  const files = new Map();
  const pictures = new Map();
  const texts = new Map();

  // A row represents its frame until the frame's file is loaded.
  const expand = (row) => {
    if (!Array.isArray(row)) return row;
    const [id, part, canBeApproved, hasPicture, name, look, wall, status, facts, traits, badge] = row;
    const text = (number) => data.strings[number];
    return {
      id, part: String(part), canBeApproved: canBeApproved === 1, hasPicture: hasPicture === 1,
      name: text(name), look: text(look), wall: text(wall), status: text(status), facts: facts.map(text),
      traits: Object.fromEntries(
        traits.map((value, place) => [data.keys[place], text(value)]).filter(([, value]) => value)),
      width: 158, height: 158, scale: 1, changes: [], regions: [], notes: [], badge: text(badge),
      expectedNote: 'Loading…', actualNote: 'Loading…',
    };
  };
  data.frames = data.frames.map(expand);

  const take = (name, content) => {
    const file = files.get(name);
    if (!file) return;
    file.isTaken = true;
    if (name === 'identical') {
      data.identical = content;
    } else if (name === 'search') {
      for (const [frame, ...numbers] of content.frames) {
        texts.set(frame, numbers.map((number) => content.strings[number]).join('\n').toLowerCase());
      }
    } else {
      for (const [index, frame] of Object.entries(content.frames)) {
        for (const side of ['expected', 'actual']) {
          if (frame[side] != null) frame[side] = `${name}:${frame[side]}`;
        }
        Object.assign(data.frames[index], frame, { isHere: true });
      }
      pictures.set(name, content.pictures);
      // The pictures of many files are too much to keep.
      for (const old of [...pictures.keys()].slice(0, -most)) {
        pictures.delete(old);
        files.delete(old);
      }
    }
  };

  // Resolves once the file has given its data, and fails where it isn't there.
  const load = (name) => {
    const known = files.get(name);
    if (known) return known.promise;
    const file = { isTaken: false };
    files.set(name, file);
    file.promise = new Promise((resolve, reject) => {
      const script = document.createElement('script');
      const fail = () => {
        files.delete(name);
        reject(new Error(`pages/${name}.js isn’t beside this page. Keep the report’s folder as a whole.`));
      };
      script.nonce = nonce;
      script.addEventListener('error', fail);
      script.addEventListener('load', () => (file.isTaken ? resolve() : fail()));
      script.addEventListener('load', () => script.remove());
      script.src = `pages/${name}.js`;
      document.head.append(script);
    });
    return file.promise;
  };

  const isElsewhere = (frame) => frame.part !== undefined && !frame.isHere;

  // Loads the details of a frame.
  const fetchFrame = async (frame) => {
    if (!isElsewhere(frame)) return;
    try {
      await load(frame.part);
    } catch (error) {
      Object.assign(frame, { expectedNote: error.message, actualNote: error.message });
      throw error;
    }
  };

  // The address of a picture, `2:7`.
  const picture = async (place) => {
    const [name, number] = place.split(':');
    if (!pictures.has(name)) await load(name);
    return `data:image/png;base64,${pictures.get(name)[number]}`;
  };

  return {
    take, load, isElsewhere, fetchFrame, picture, texts,
    hasSearch: data.strings !== undefined,
  };
})();
