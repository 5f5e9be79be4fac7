// The slider over the dates of a timeline.
const LiveDates = (() => {
  'use strict';
  const { element } = Vitrine;
  const byId = (id) => document.getElementById(id);
  const slider = byId('date');
  const day = 86400;
  let changed = () => {};
  let shown = null;

  const text = (seconds) => {
    const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false };
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: shown.timeZone }).format(seconds * 1000);
  };
  const stamp = (seconds) => new Date(seconds * 1000).toISOString().replace('.000', '');

  const tell = () => {
    const now = Number(slider.value);
    const { dates } = shown.timeline;
    const index = Math.max(0, dates.filter((date) => date <= now).length - 1);
    const words = `${text(now)} · entry ${index + 1} of ${dates.length}`;
    byId('date-text').textContent = words;
    slider.setAttribute('aria-valuetext', words);
  };

  slider.addEventListener('input', () => {
    tell();
    changed(stamp(Number(slider.value)));
  });

  const reloading = ({ reload }) => {
    if (reload === 'never') return 'The timeline asks for no other.';
    if (reload === 'atEnd') return 'The timeline asks for the next one at its end.';
    return `The timeline asks for the next one at ${text(Number(reload))}.`;
  };

  return {
    onChange: (act) => { changed = act; },
    show: (answer, settings) => {
      byId('moment').hidden = !answer.timeline;
      if (!answer.timeline) return;
      shown = answer;
      const { dates, reload } = answer.timeline;
      const last = Math.max(dates.at(-1) ?? 0, Number(reload) || 0, answer.now + day);
      slider.min = answer.now;
      slider.max = Math.min(last, answer.now + 14 * day);
      const at = settings.get('at');
      if (document.activeElement !== slider || !at) slider.value = at ? Date.parse(at) / 1000 : answer.now;
      const width = slider.max - slider.min;
      byId('ticks').replaceChildren(...dates.filter((date) => date >= answer.now && date <= Number(slider.max)).slice(0, 400).map((date) => {
        const tick = element('i');
        tick.style.left = `${(date - slider.min) / width * 100}%`;
        return tick;
      }));
      byId('moment-note').textContent = reloading(answer.timeline);
      tell();
    },
  };
})();
