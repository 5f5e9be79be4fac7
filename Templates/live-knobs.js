// The settings of the live page: fields made of the command's own dimensions.
const LiveKnobs = (() => {
  'use strict';
  const { data, element } = Vitrine;
  const groups = document.getElementById('groups');
  const GROUPS = [
    ['Widget', ['kind', 'family', 'device', 'placement', 'os']],
    ['Look', ['appearance', 'rendering', 'tint', 'contrast', 'luminance', 'detail']],
    ['Text', ['type-size', 'locale', 'direction']],
    ['State', ['phase', 'locked']],
  ];
  const PHASES = ['timeline', 'snapshot', 'placeholder'];
  const title = (text) => text[0].toUpperCase() + text.slice(1);
  let changed = () => {};
  // By name: show(value, offered) of each field.
  const fields = new Map();
  let number = 0;

  const knob = (label, id, ...children) => {
    const name = element('label', 'name', label);
    name.htmlFor = id;
    return element('div', 'knob', name, ...children);
  };

  const select = (name, label, values, automatic) => {
    const field = element('select');
    field.id = `knob-${number++}`;
    const options = (offered) => {
      const shown = values.filter(({ value }) => !offered || offered.includes(value));
      const all = automatic ? [{ value: '', label: 'Automatic' }, ...shown] : shown;
      if (field.options.length === all.length && all.every((one, i) => field.options[i].value === one.value)) return;
      field.replaceChildren(...all.map(({ value, label: text }) => new Option(text, value)));
    };
    options();
    field.addEventListener('change', () => changed(name, field.value));
    fields.set(name, (value, offered) => {
      options(offered);
      field.value = value;
    });
    return knob(label, field.id, field);
  };

  const choices = (name, label, values, automatic) => {
    const all = automatic ? [{ value: '', label: 'Automatic' }, ...values] : values;
    const group = `knob-${number++}`;
    const radios = all.map(({ value }) => {
      const radio = element('input');
      Object.assign(radio, { type: 'radio', name: group, value });
      radio.addEventListener('change', () => changed(name, value));
      return radio;
    });
    const row = element('div', 'choices', ...radios.map((radio, i) => {
      const choice = element('label', '', radio, element('span', '', all[i].label));
      return choice;
    }));
    row.setAttribute('role', 'radiogroup');
    row.setAttribute('aria-label', label);
    fields.set(name, (value, offered) => {
      for (const radio of radios) {
        radio.checked = radio.value === value;
        radio.disabled = !!offered && radio.value !== '' && !offered.includes(radio.value);
      }
    });
    return element('div', 'knob', element('span', 'name', label), row);
  };

  const slider = (name, label, values) => {
    const field = element('input');
    Object.assign(field, { type: 'range', min: 0, max: values.length - 1, step: 1, id: `knob-${number++}` });
    const output = element('output');
    const tell = () => {
      const { label: text } = values[field.value];
      if (output.textContent === text) return;
      output.textContent = text;
      field.setAttribute('aria-valuetext', text);
    };
    field.addEventListener('input', () => {
      tell();
      changed(name, values[field.value].value);
    });
    fields.set(name, (value) => {
      field.value = values.findIndex((one) => one.value === value);
      tell();
    });
    const box = knob(label, field.id, field);
    box.querySelector('.name').append(output);
    return box;
  };

  const text = (name, label, { list, type = 'text', hint = '' } = {}) => {
    const field = element('input');
    Object.assign(field, { type, id: `knob-${number++}`, autocomplete: 'off', spellcheck: false });
    if (list) field.setAttribute('list', list);
    field.addEventListener('change', () => changed(name, field.value.trim()));
    fields.set(name, (value) => { if (document.activeElement !== field) field.value = value; });
    return knob(label, field.id, field, ...(hint ? [element('span', 'hint', hint)] : []));
  };

  const color = (name, label) => {
    const field = element('input');
    Object.assign(field, { type: 'color', id: `knob-${number++}` });
    const none = element('button', 'chip', 'None');
    none.type = 'button';
    field.addEventListener('input', () => changed(name, field.value.slice(1).toUpperCase()));
    none.addEventListener('click', () => changed(name, ''));
    fields.set(name, (value) => {
      field.value = `#${(value || '0A84FF').toLowerCase()}`;
      none.setAttribute('aria-pressed', String(!value));
    });
    return knob(label, field.id, element('div', 'color', field, none));
  };

  // Several of a list's options, in the order of the options.
  const several = (name, label, values, standard = '') => {
    const boxes = values.map(({ value }) => {
      const box = element('input');
      Object.assign(box, { type: 'checkbox', value });
      box.addEventListener('change', () => {
        changed(name, boxes.filter((one) => one.checked).map((one) => one.value).join(','));
      });
      return box;
    });
    const row = element('div', 'choices', ...boxes.map((box, i) => element('label', '', box, element('span', '', values[i].label))));
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', label);
    fields.set(name, (value) => {
      const chosen = (value || standard).split(/, ?/);
      for (const box of boxes) box.checked = chosen.includes(box.value);
    });
    return element('div', 'knob', element('span', 'name', label), row);
  };

  const toggle = (name, label, standard) => {
    const values = [{ value: 'true', label: 'On' }, { value: 'false', label: 'Off' }];
    return choices(name, label, values, !standard);
  };

  const made = (name) => {
    if (name === 'phase') return choices(name, 'Phase', PHASES.map((value) => ({ value, label: title(value) })));
    if (name === 'kind') {
      const widgets = data.widgets.map((one, i) => ({ value: String(i), label: one.name }));
      return select(name, 'Widget', widgets);
    }
    if (name === 'family') {
      const families = Object.entries(data.families).map(([value, label]) => ({ value, label }));
      return select(name, 'Family', families);
    }
    const known = data.knobs.find((one) => one.name === name);
    if (!known) return null;
    const { label, values, standard } = known;
    if (name === 'type-size') return slider(name, label, values);
    if (known.form === 'color') return color(name, label);
    if (name === 'locale') {
      document.getElementById('locales').replaceChildren(...values.map(({ value }) => new Option(value, value)));
      return text(name, label, { list: 'locales' });
    }
    return values.length > 4 ? select(name, label, values, !standard) : choices(name, label, values, !standard);
  };

  // The fields of a widget's parameters, for one whose values they have.
  const parameter = (one) => {
    const name = `value.${one.name}`;
    const hint = one.problem ?? '';
    const isList = one.type.startsWith('[');
    if (one.choices && !isList) {
      return one.choices.length > 4 || one.choices.length === 0
        ? select(name, one.title, one.choices, true) : choices(name, one.title, one.choices, true);
    }
    if (one.choices && one.choices.length <= 24) {
      return several(name, one.title, one.choices, one.standard);
    }
    if (one.type.includes('Bool')) return toggle(name, one.title, '');
    if (one.choices) return text(name, one.title, { hint: `Several with commas: ${one.choices.map((c) => c.value).join(', ')}` });
    return text(name, one.title, { hint: hint || one.type });
  };

  let parametersOf = null;
  const parameters = element('fieldset', '', element('legend', '', 'Parameters'));
  const showParameters = (widget) => {
    if (parametersOf === widget) return;
    parametersOf = widget;
    for (const name of [...fields.keys()]) if (name.startsWith('value.') || name === 'configuration') fields.delete(name);
    const rows = widget.parameters.map((one) => {
      const row = parameter(one);
      row.dataset.knob = `value.${one.name}`;
      return row;
    });
    if (widget.recommendations.length) {
      const recommended = widget.recommendations.map((label) => ({ value: `recommended:${label}`, label }));
      rows.unshift(select('configuration', 'Recommended', recommended, true));
    }
    parameters.hidden = rows.length === 0;
    parameters.replaceChildren(parameters.firstChild, ...rows);
  };

  for (const [label, names] of GROUPS) {
    const rows = names.map((name) => {
      const row = made(name);
      if (row) row.dataset.knob = name;
      return row;
    }).filter(Boolean);
    groups.append(element('fieldset', '', element('legend', '', label), ...rows));
  }
  groups.append(parameters);

  return {
    onChange: (act) => { changed = act; },
    showParameters,
    // `settings` are the effective values, `asked` what the address says.
    show: (settings, asked, offers) => {
      for (const [name, show] of fields) {
        const known = data.knobs.find((one) => one.name === name);
        const automatic = name.startsWith('value.') || name === 'configuration' || name === 'tint' || (known && !known.standard);
        show((automatic ? asked.get(name) : settings[name]) ?? '', offers[name]);
      }
    },
  };
})();
