// The entry of the live page's picture as JSON, to be edited.
const LiveEntry = (() => {
  'use strict';
  const { element } = Vitrine;
  const part = document.getElementById('entry');
  const field = part.querySelector('textarea');
  const reset = part.querySelector('button');
  const said = part.querySelector('[role=alert]');
  let changed = () => {};
  // The values that the address has, and the entry that is shown, both as text.
  let asked = '';
  let shown = '';

  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
  const isListOfObjects = (value) => Array.isArray(value) && value.length > 0 && value.every(isObject);

  // What of an object is another than before: an address has no room for all of it. An element that stays is `{}`.
  const difference = (before, now) => {
    if (isListOfObjects(before) && isListOfObjects(now)) {
      return now.map((one, index) => (index < before.length ? difference(before[index], one) : one));
    }
    if (!isObject(before) || !isObject(now)) return now;
    return Object.fromEntries(Object.entries(now).filter(([name, value]) => !same(value, before[name]))
      .map(([name, value]) => [name, difference(before[name], value)]));
  };

  // What was edited before, and now.
  const joined = (before, now) => {
    if (isListOfObjects(before) && isListOfObjects(now)) {
      return now.map((one, index) => (index < before.length ? joined(before[index], one) : one));
    }
    if (!isObject(before) || !isObject(now)) return now;
    const all = { ...before };
    for (const [name, value] of Object.entries(now)) all[name] = name in before ? joined(before[name], value) : value;
    return all;
  };

  const say = (text) => {
    said.textContent = text;
    field.setAttribute('aria-invalid', String(text !== ''));
  };

  // The properties that were edited so far and now: the others stay the provider's, whatever the date.
  const apply = () => {
    let wanted;
    try {
      wanted = JSON.parse(field.value);
    } catch (error) {
      say(`This is no JSON: ${error.message}`);
      return;
    }
    if (!isObject(wanted)) {
      say('The entry is an object: { … }.');
      return;
    }
    const values = joined(asked ? JSON.parse(asked) : {}, difference(shown ? JSON.parse(shown) : {}, wanted));
    say('');
    if (Object.keys(values).length > 0 && JSON.stringify(values) !== asked) changed(JSON.stringify(values));
  };

  field.addEventListener('change', apply);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) apply();
  });
  reset.addEventListener('click', () => {
    say('');
    shown = '';
    changed('');
  });

  return {
    onChange: (act) => { changed = act; },
    // `answer` is nil where nothing was drawn: then what was written stays, to be mended.
    show: (answer, settings) => {
      asked = settings.get('entry') ?? '';
      reset.disabled = asked === '';
      if (!answer?.src) return;
      part.hidden = !answer.entry;
      say('');
      if (document.activeElement === field && field.value !== shown) return;
      if (answer.entry && answer.entry !== field.value) {
        field.value = answer.entry;
        field.rows = Math.min(14, answer.entry.split('\n').length);
      }
      shown = answer.entry ?? '';
    },
  };
})();
