// The slider over dates: those of the timeline, whose frames are drawn on demand, or those of a simulated day, whose
// pictures come together.
const LiveDates = (() => {
  'use strict';
  const { element } = Vitrine;
  const byId = (id) => document.getElementById(id);
  const slider = byId('date');
  const output = byId('date-text');
  const remark = byId('moment-note');
  const span = 86400;
  let changed = () => {};
  let toDay = () => {};
  let showPicture = () => {};
  let shown = null;
  let day = null;
  let dayOf = null;

  const text = (seconds) => {
    const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false };
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: shown.timeZone }).format(seconds * 1000);
  };
  const stamp = (seconds) => new Date(seconds * 1000).toISOString().replace('.000', '');

  const say = (words) => {
    output.textContent = words;
    slider.setAttribute('aria-valuetext', words);
  };

  const tell = () => {
    const now = Number(slider.value);
    if (day) {
      const count = day.reloads.filter((one) => one.isMade && one.date <= now).length;
      say(`${text(now)} · ${count} ${count === 1 ? 'reload' : 'reloads'} so far`);
      return;
    }
    const { dates } = shown.timeline;
    const index = Math.max(0, dates.filter((date) => date <= now).length - 1);
    say(`${text(now)} · entry ${index + 1} of ${dates.length}`);
  };

  const showDay = () => {
    const now = Number(slider.value);
    const one = day.shown.findLast(({ from }) => from <= now) ?? day.shown[0];
    if (one?.picture != null) showPicture(`/day/${day.serial}/${one.picture}`);
  };

  slider.addEventListener('input', () => {
    tell();
    if (day) showDay();
    else changed(stamp(Number(slider.value)));
  });
  byId('source').addEventListener('change', (event) => toDay(event.target.value === 'day'));

  let ranged = '';
  const range = (from, to, ticks) => {
    const key = JSON.stringify([from, to, ticks]);
    if (ranged === key) return;
    ranged = key;
    slider.min = from;
    slider.max = to;
    byId('ticks').replaceChildren(...ticks.filter((date) => date >= from && date <= to).slice(0, 400).map((date) => {
      const tick = element('i');
      tick.style.left = `${(date - from) / (to - from) * 100}%`;
      return tick;
    }));
  };

  // The last entry is on screen until the reload; where that comes at once or never, for as long as the one before.
  const end = (dates, reload) => {
    const last = Math.max(dates.at(-1) ?? 0, shown.now);
    const gap = dates.length > 1 ? last - Math.max(dates.at(-2), shown.now) : 0;
    return Math.min(reload > last ? reload : last + (gap > 0 ? gap : span), shown.now + 14 * span);
  };

  const reloading = ({ reload }) => {
    if (reload === 'never') return 'Ticks are entries. The timeline asks for no other.';
    if (reload === 'atEnd') return 'Ticks are entries. The timeline asks for the next one at its end.';
    return `Ticks are entries. The timeline asks for the next one at ${text(Number(reload))}.`;
  };

  const simulate = async (query, moment) => {
    if (dayOf === query) return;
    dayOf = query;
    remark.textContent = 'The day is simulated …';
    const made = await fetch(`/day?${query}`).then((response) => response.json())
      .catch(() => ({ problem: 'The server doesn’t answer.', shown: [] }));
    if (dayOf !== query) return;
    if (!made.shown?.length) {
      remark.textContent = made.problem ?? 'Nothing was on screen.';
      return;
    }
    day = made;
    range(day.start, day.end, day.reloads.filter((one) => one.isMade).map((one) => one.date));
    slider.value = moment;
    const reloads = day.reloads.filter((one) => one.isMade).length;
    const refused = day.reloads.length - reloads;
    remark.textContent = `Ticks are reloads: ${reloads} made, ${refused} refused, ${day.shown.length} pictures on screen.`
      + (day.problem ? ` ${day.problem}` : '');
    tell();
    showDay();
  };

  return {
    onChange: (act, choose, picture) => {
      changed = act;
      toDay = choose;
      showPicture = picture;
    },
    show: (answer, settings, query) => {
      byId('moment').hidden = !answer.timeline;
      if (!answer.timeline) return;
      shown = answer;
      const isDay = settings.has('day');
      for (const radio of byId('source').querySelectorAll('input')) radio.checked = (radio.value === 'day') === isDay;
      const at = settings.get('at');
      const moment = at ? Date.parse(at) / 1000 : answer.now;
      if (isDay) {
        simulate(query, day ? slider.value : moment);
        return;
      }
      day = null;
      dayOf = null;
      const { dates, reload } = answer.timeline;
      range(answer.now, end(dates, Number(reload) || 0), dates);
      if (document.activeElement !== slider || !at) slider.value = moment;
      remark.textContent = reloading(answer.timeline);
      tell();
    },
  };
})();
