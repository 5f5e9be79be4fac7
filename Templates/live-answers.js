// The answers of the live page's server: JSON, and a picture whose bytes follow it.
const LiveAnswers = (() => {
  'use strict';

  // In parts: a function takes no more than some ten thousand arguments.
  const base64 = (bytes) => {
    if (bytes.toBase64) return bytes.toBase64();
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
  };

  // The object, with the picture's address in `src`; null where it has none. A data address is decoded sooner than a
  // blob's, which another process of the browser has to be asked for.
  const read = async (response) => {
    if (response.headers.get('content-type') !== 'application/octet-stream') return response.json();
    const content = await response.arrayBuffer();
    const end = 4 + new DataView(content).getUint32(0);
    const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(content, 4, end - 4)));
    const picture = new Uint8Array(content, end);
    answer.src = picture.length ? `data:image/png;base64,${base64(picture)}` : null;
    return answer;
  };

  const image = async (src) => {
    const made = new Image();
    made.src = src;
    await made.decode();
    return made;
  };

  return { read, image };
})();
