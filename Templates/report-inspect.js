// The inspector on the report: the views of a frame's pictures, by the layout that a golden's PNG has in a text chunk.
const ReportInspect = (() => {
  'use strict';

  const bytes = (address) => Uint8Array.from(
    atob(address.slice(address.indexOf(',') + 1)), (character) => character.charCodeAt(0));

  // The contents of the chunk of compressed text with a keyword; null where there is none.
  const chunk = (png, keyword) => {
    const view = new DataView(png.buffer);
    for (let at = 8; at + 12 <= png.length;) {
      const length = view.getUint32(at);
      const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
      const body = png.subarray(at + 8, at + 8 + length);
      const end = body.indexOf(0);
      if (name === 'iTXt' && String.fromCharCode(...body.subarray(0, end)) === keyword && body[end + 1] === 1) {
        // After the flag and the method there are two more texts.
        const language = body.indexOf(0, end + 3);
        return body.subarray(body.indexOf(0, language + 1) + 1);
      }
      at += length + 12;
    }
    return null;
  };

  const inflated = (compressed) => new Response(
    new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate'))).text();

  const modifier = ([name, values]) => {
    const inside = Object.entries(values ?? {}).map(([field, value]) => field === 'value' ? value : `${field}: ${value}`);
    return `${name}(${inside.join(', ')})`;
  };

  const textFacts = (node) => {
    if (!node.font || (node.text === undefined && node.lines === undefined)) return undefined;
    const size = Number.parseFloat(node.font);
    const tracking = (node.modifiers ?? []).find(([name]) => name === 'typography')?.[1]?.tracking;
    return {
      // Glyphs are drawn at the substitute's size, by which a scaled text can't be known.
      font: node.font, size, drawnSize: size,
      tracking: Number.parseFloat(tracking ?? '0'), lines: node.lines ?? [node.text], isCut: node.truncated === true,
    };
  };

  const short = (text) => {
    const line = text.replace(/\s+/g, ' ');
    return line.length > 24 ? `“${line.slice(0, 23)}…”` : `“${line}”`;
  };

  // The reasons that `verify` kept of the actual picture's layout; null where it kept none.
  const reasons = (frame) => {
    try {
      const kept = JSON.parse(frame.reasons);
      return Array.isArray(kept?.views) && kept.views.length ? kept : null;
    } catch {
      return null;
    }
  };

  // The views of a layout as the inspector has them, without reasons.
  const views = (layout) => {
    const all = [];
    const add = (node, parent) => {
      // The widget's own link is no view of the layout.
      if (node.view === 'WidgetURL') return;
      const index = all.length;
      all.push({
        index, parent, view: node.view, frame: node.frame, text: node.text,
        name: node.text ? `${node.view} ${short(node.text)}` : node.view,
        modifiers: (node.modifiers ?? []).map(modifier), steps: [], why: [], textFacts: textFacts(node),
        remark: node.truncated ? 'cut' : undefined,
      });
      for (const child of node.children ?? []) add(child, index);
    };
    for (const root of [layout].flat()) add(root, undefined);
    return all;
  };

  const explanation = async (address, frame, name) => {
    const kept = name === 'actual' && frame.reasons ? reasons(frame) : null;
    if (kept) return kept;
    const compressed = chunk(bytes(address), 'vitrine-layout');
    if (!compressed) throw new Error('no layout');
    return {
      frame: frame.id, size: [frame.width, frame.height], scale: frame.scale, notes: [], hasReasons: false, isFormer: name === 'expected',
      views: views(JSON.parse(await inflated(compressed))),
    };
  };

  const titles = { expected: 'Expected', actual: 'Actual' };
  // The place of the change that a picture was opened for, which a removed view has in the expected picture alone; without
  // such a change that of the first that has one.
  const changed = (frame, name, chosen) => {
    const key = name === 'actual' ? 'after' : 'before';
    const change = chosen == null ? frame.changes.find((other) => other.cause == null && other[key]) : frame.changes[chosen];
    return change?.[key];
  };

  const side = (frame, name, chosen) => ({
    id: frame.id, title: `${titles[name]}: ${frame.name}, ${frame.look}`, label: titles[name],
    width: frame.width, height: frame.height, wallpaper: frame.wall,
    // `13.7% / 29.1%` of the width and the height.
    radius: (Number.parseFloat(frame.corner) || 0) / 100 * frame.width,
    place: changed(frame, name, chosen),
    load: async () => {
      const image = ReportPictures.image(frame[name], '');
      if (!image.src) await new Promise((done) => { image.addEventListener('load', done, { once: true }); });
      return { src: image.src, explanation: await explanation(image.src, frame, name) };
    },
  });

  // Opens the inspector on the newer picture that there is, or on the older one where that alone has the change's place.
  // - from: what has the focus afterwards; `view`: the selected view, by default that of the change at a place.
  // - remember: called with the selected view, and with null at the end.
  const open = (frame, { from, view, change }, remember) => {
    const sides = ['actual', 'expected'].filter((name) => frame[name] != null)
      .map((name) => ({ ...side(frame, name, change), remember }));
    if (sides.length === 0) return false;
    if (!sides[0].place && sides[1]?.place) sides.reverse();
    if (sides.length === 2) [sides[0].other, sides[1].other] = [sides[1], sides[0]];
    Inspector.open(sides[0], from, view);
    return true;
  };

  return { open };
})();
