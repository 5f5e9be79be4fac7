(() => {
  'use strict';
  const { data, fill, onKeys, state, setState } = Vitrine;
  const frames = new Map(data.frames.map((frame) => [frame.id, frame]));
  const time = document.getElementById('time');
  const moment = document.getElementById('moment');
  const play = document.getElementById('play');
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: data.timeZone, weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit',
    minute: '2-digit', hourCycle: 'h23',
  });
  const reels = [...document.querySelectorAll('.reel')].map((place) => ({
    moments: data.reels[Number(place.dataset.reel)],
    picture: place.querySelector('.screen .picture'),
    caption: place.querySelector('.screen figcaption'),
    strip: place.querySelector('.strip'),
    thumbs: [...place.querySelectorAll('.thumb')].filter((thumb) => thumb.dataset.at !== ''),
    rows: [...place.querySelectorAll('tr[data-at]')],
    current: null,
  }));
  const stacks = [...document.querySelectorAll('.stack')].map((place) => ({
    turns: data.stacks[Number(place.dataset.stack)],
    order: place.querySelector('.order'),
  }));
  const cursors = [...document.querySelectorAll('.cursor')];
  let timer = null;
  // Seconds after the start.
  let shown = 0;

  // The last of `items` that has begun.
  const latest = (items, begun) => {
    let found = null;
    for (const item of items) if (begun(item)) found = item;
    return found;
  };

  const show = (seconds, follows) => {
    const words = clock.format(new Date(data.start + seconds * 1000));
    shown = seconds;
    time.value = Math.floor(seconds / 60);
    time.setAttribute('aria-valuetext', words);
    moment.textContent = words;
    for (const cursor of cursors) cursor.style.left = `${Math.min(seconds / data.seconds, 1) * 100}%`;
    for (const reel of reels) {
      const now = latest(reel.moments, (one) => one.at <= seconds) ?? reel.moments[0];
      if (now && reel.picture) {
        fill(reel.picture, frames.get(now.frame));
        reel.caption.textContent = now.caption;
      }
      const thumb = latest(reel.thumbs, (one) => Number(one.dataset.at) <= seconds);
      if (thumb !== reel.current) {
        reel.current?.removeAttribute('aria-current');
        thumb?.setAttribute('aria-current', 'true');
        reel.current = thumb;
        if (follows && thumb) {
          const box = thumb.parentElement;
          reel.strip.scrollLeft = box.offsetLeft - reel.strip.offsetLeft - reel.strip.clientWidth / 2;
        }
      }
      const row = latest(reel.rows, (one) => Number(one.dataset.at) <= seconds);
      for (const one of reel.rows) one.classList.toggle('now', one === row);
    }
    for (const stack of stacks) {
      const turn = latest(stack.turns, (one) => one.at <= seconds);
      if (turn) stack.order.textContent = turn.words;
    }
  };

  // Minutes, with the seconds as a fraction.
  const remember = () => setState(shown ? { minute: String(Number((shown / 60).toFixed(4))) } : {});

  const stop = () => {
    clearInterval(timer);
    timer = null;
    play.setAttribute('aria-pressed', 'false');
    play.setAttribute('aria-label', 'Play');
    remember();
  };

  const toggle = () => {
    if (timer) return stop();
    const last = Number(time.max);
    if (Number(time.value) >= last) show(0, true);
    play.setAttribute('aria-pressed', 'true');
    play.setAttribute('aria-label', 'Stop');
    timer = setInterval(() => {
      const next = Math.min(Number(time.value) + 5, last);
      show(next * 60, true);
      if (next === last) stop();
    }, 90);
    return undefined;
  };

  const step = (by) => () => {
    show(Math.max(0, Math.min(Number(time.value) + by, Number(time.max))) * 60, true);
    remember();
  };

  document.getElementById('clock').hidden = false;
  time.addEventListener('input', () => {
    if (timer) stop();
    show(Number(time.value) * 60, true);
  });
  time.addEventListener('change', remember);
  play.addEventListener('click', toggle);
  for (const reel of reels) {
    for (const thumb of reel.thumbs) {
      thumb.addEventListener('click', () => {
        show(Number(thumb.dataset.at), false);
        remember();
      });
    }
  }
  onKeys({ p: toggle, ArrowLeft: step(-1), ArrowRight: step(1) });
  const wanted = Number(state().get('minute') ?? 0) || 0;
  show(Math.round(Math.max(0, Math.min(wanted, Number(time.max))) * 60), true);
})();
