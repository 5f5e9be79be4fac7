// The live page: pictures of one or two settings, drawn on demand by the server.
(() => {
  'use strict';
  const { data, element, note, stand, onKeys } = Vitrine;
  const byId = (id) => document.getElementById(id);
  const STEPS = { before: 'Before', optimistic: 'At once', invalidated: 'While it is performed', after: 'After' };
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  // MARK: The address. The right picture has what differs from the left one, each name after `b.`.
  const read = () => {
    const all = new URLSearchParams(location.hash.slice(1));
    const left = new URLSearchParams();
    const right = new URLSearchParams();
    for (const [name, value] of all) {
      if (name === 'two' || name === 'side' || name === 'inspect') continue;
      if (name.startsWith('b.')) right.append(name.slice(2), value);
      else left.append(name, value);
    }
    return {
      left, right, two: all.has('two'), side: all.get('side') === 'b' ? 'b' : 'a', inspect: all.get('inspect'),
    };
  };
  let state = read();
  // The view with which the address wants the inspector to open.
  let toInspect = state.inspect;
  const write = () => {
    const all = new URLSearchParams(state.left);
    if (state.two) {
      all.set('two', '');
      if (state.side === 'b') all.set('side', 'b');
      for (const [name, value] of state.right) all.append(`b.${name}`, value);
    }
    if (state.inspect !== null) all.set('inspect', state.inspect);
    history.replaceState(null, '', all.size ? `#${all.toString().replaceAll('=&', '&').replace(/=$/, '')}` : location.pathname);
  };
  // An empty value on the right stands against one on the left: it isn't set there.
  const settingsOf = (side) => {
    const all = new URLSearchParams(state.left);
    if (side === 'a') return all;
    for (const name of new Set(state.right.keys())) {
      all.delete(name);
      for (const value of state.right.getAll(name)) if (value !== '') all.append(name, value);
    }
    return all;
  };
  const put = (name, values) => {
    const own = state.side === 'b' && state.two ? state.right : state.left;
    own.delete(name);
    for (const value of values) own.append(name, value);
    if (own === state.right) {
      if (values.length === 0 && state.left.has(name)) own.append(name, '');
      if (String(state.right.getAll(name)) === String(state.left.getAll(name))) own.delete(name);
    }
  };

  // MARK: Pictures
  const panes = {};
  const makePane = (side) => {
    const caption = element('figcaption');
    const picture = element('div', 'picture');
    const wall = element('div', 'wall plain', picture);
    const figure = element('figure', 'pane', caption, wall);
    figure.dataset.side = side;
    figure.addEventListener('click', () => choose(side));
    panes[side] = {
      side, figure, caption, wall, picture, answer: null, isBusy: false, next: null, shownTaps: 0,
    };
    return figure;
  };
  byId('panes').append(makePane('a'), makePane('b'));

  const load = (png) => LiveAnswers.image(`data:image/png;base64,${png}`);

  const place = (pane, image, answer) => {
    const { picture: shown, clip } = answer.shown;
    image.alt = shown.alt;
    const id = `clip-${pane.side}`;
    if (clip) {
      const cut = `<svg class="corners" width="0" height="0" aria-hidden="true"><clipPath id="${id}" clipPathUnits="objectBoundingBox"><path/></clipPath></svg>`;
      if (!byId(id)) pane.wall.insertAdjacentHTML('beforeend', cut);
      byId(id).firstChild.setAttribute('d', clip);
      image.style.clipPath = `url(#${id})`;
    }
    pane.picture.style.setProperty('--w', shown.width);
    pane.picture.style.setProperty('--h', shown.height);
    pane.picture.style.setProperty('--r', shown.radius);
    if (shown.tint) pane.picture.style.setProperty('--tint', shown.tint);
    else pane.picture.style.removeProperty('--tint');
    stand(pane.wall, shown);
    pane.picture.replaceChildren(element('span', 'lift', image), ...answer.controls.map((control) => {
      const button = element('button', 'tap');
      button.type = 'button';
      button.title = control.label || control.name;
      button.setAttribute('aria-label', control.label || control.name);
      if (control.isOn !== undefined) button.setAttribute('aria-pressed', String(control.isOn));
      button.disabled = !control.isEnabled;
      button.dataset.control = control.name;
      const [left, top, width, height] = control.share;
      Object.assign(button.style, { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` });
      button.addEventListener('click', (event) => {
        event.stopPropagation();
        choose(pane.side);
        put('tap', [...settingsOf(pane.side).getAll('tap'), control.name]);
        update();
      });
      return button;
    }));
  };

  const showFailure = (pane, text) => {
    pane.picture.replaceChildren(element('span', 'failure', element('strong', '', 'No picture'), element('span', '', text)));
  };

  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

  // The steps of a press, one after another, before the picture that stays.
  const play = async (pane, answer) => {
    for (const step of answer.steps.slice(0, -1)) {
      place(pane, await load(step.png), { ...answer, controls: [] });
      await sleep(calm.matches ? 0 : 240);
    }
  };

  const draw = async (pane) => {
    pane.isBusy = true;
    while (pane.next) {
      const { query, since } = pane.next;
      pane.next = null;
      const taps = query.getAll('tap').length;
      query.set('pane', pane.side);
      try {
        const response = await fetch(`/frame?${query}`);
        const answer = await LiveAnswers.read(response);
        if (answer.problem !== undefined) throw new Error(answer.problem);
        if (answer.src) {
          const focused = document.activeElement?.dataset?.control;
          if (taps > pane.shownTaps && answer.steps.length) await play(pane, answer);
          place(pane, await LiveAnswers.image(answer.src), answer);
          if (focused) pane.picture.querySelector(`[data-control="${CSS.escape(focused)}"]`)?.focus();
        } else {
          if (answer.shown) stand(pane.wall, answer.shown.picture);
          showFailure(pane, answer.problems.join(' ') || 'Nothing was drawn.');
        }
        pane.shownTaps = taps;
        pane.day = '';
        pane.answer = answer;
        pane.query = query.toString();
      } catch (error) {
        pane.answer = null;
        showFailure(pane, error instanceof TypeError ? 'The server doesn’t answer: it may have ended.' : error.message);
      }
      await painted();
      pane.time = performance.now() - since;
      pane.count = (pane.count ?? 0) + 1;
      // What is written of the picture can wait for the one that is asked for already.
      if (!pane.next) tell();
      if (toInspect !== null && pane === chosen() && pane.answer) {
        inspect(Number(toInspect));
        toInspect = null;
      }
    }
    pane.isBusy = false;
    settle();
  };

  const ask = (pane, since) => {
    pane.next = { query: settingsOf(pane.side), since };
    if (!pane.isBusy) draw(pane);
  };

  // MARK: What is shown around the pictures
  const chosen = () => panes[state.two ? state.side : 'a'];
  // The address names a widget only where one was chosen; the first picture's is the command's.
  const widgetOf = (settings, answer) => {
    const kind = settings.get('kind') ?? answer?.kind;
    const index = data.widgets.findIndex((one) => one.kind === kind
      && (!settings.has('product') || one.product === settings.get('product')));
    return Math.max(0, index);
  };

  const difference = () => {
    const names = [...new Set(state.right.keys())].filter((name) => name !== 'tap');
    const value = (name) => name === 'entry' ? 'edited' : state.right.getAll(name).join(', ');
    return names.map((name) => `${name.replace('value.', '')} ${value(name) || 'automatic'}`).join(' · ');
  };

  // Writes a part of the page where what it is made of has changed: each write costs a layout.
  const written = new WeakMap();
  const renew = (node, source, make) => {
    const key = JSON.stringify(source);
    if (written.get(node) === key) return;
    written.set(node, key);
    node.replaceChildren(...make());
  };

  // The fields, and which picture they are of.
  const tellSettings = () => {
    const pane = chosen();
    const { answer } = pane;
    const settings = settingsOf(pane.side);
    const index = widgetOf(settings, answer);
    const widget = data.widgets[index];
    LiveKnobs.showParameters(widget);
    LiveKnobs.show(
      { ...answer?.settings, kind: String(index) }, settings, answer?.offers ?? {});
    byId('panes').classList.toggle('two', state.two);
    panes.b.figure.hidden = !state.two;
    byId('sides').hidden = !state.two;
    byId('compare').setAttribute('aria-pressed', String(state.two));
    for (const radio of byId('sides').querySelectorAll('input')) radio.checked = radio.value === state.side;
    LiveEntry.show(answer, settings);
    for (const one of Object.values(panes)) {
      one.figure.classList.toggle('chosen', one === pane);
      const name = one.answer?.shown?.picture.facts.slice(0, 2).map((fact) => fact.value).join(' · ') ?? '';
      const extra = one.side === 'b' ? difference() : '';
      renew(one.caption, [name, extra], () => [element('strong', '', name), element('span', '', extra)]);
    }
  };

  // The notes, the presses and the command of the chosen picture.
  const tellAnswer = (pane, answer) => {
    const settings = settingsOf(pane.side);
    renew(byId('command'), answer.command, () => [answer.command]);
    const file = byId('file');
    file.hidden = !answer.configuration;
    renew(file.querySelector('code'), answer.configuration ?? '', () => [answer.configuration ?? '']);
    const notes = [
      ...(answer.src ? answer.problems : []).map((message) => ({ code: '', level: 'bad', message })),
      ...(pane.fresh ? [{ code: 'state', level: 'warning', message: pane.fresh }] : []),
      ...(answer.shown?.picture.notes ?? []),
      ...(answer.output ? [{ code: 'output', level: 'note', message: answer.output.trim() }] : []),
    ];
    renew(byId('notes'), notes, () => notes.map(note));
    const pressed = byId('pressed');
    pressed.hidden = answer.pressed.length === 0 && settings.getAll('tap').length === 0;
    if (answer.pressed.length) {
      pressed.firstElementChild.replaceChildren(...answer.pressed.map((text) => element('li', '', text)));
    }
    const steps = byId('steps');
    if (answer.steps.length) {
      steps.style.setProperty('--w', answer.shown.picture.width);
      steps.replaceChildren(...answer.steps.map((step) => {
        const image = new Image();
        image.src = `data:image/png;base64,${step.png}`;
        image.alt = '';
        image.style.clipPath = answer.shown.clip ? `url(#clip-${pane.side})` : '';
        return element('li', '', image, element('span', '', STEPS[step.name]));
      }));
    }
    steps.hidden = settings.getAll('tap').length === 0 || steps.children.length === 0;
    LiveDates.show(answer, settings, pane.query);
    const status = byId('status');
    status.textContent = `Drawn in ${Math.round(pane.time)} ms, ${answer.time} ms of them by the server`;
    status.dataset.time = pane.time;
    status.dataset.count = Object.values(panes).reduce((sum, one) => sum + (one.count ?? 0), 0);
  };

  const tell = () => {
    tellSettings();
    const pane = chosen();
    if (pane.answer) tellAnswer(pane, pane.answer);
  };

  // What a new process draws is the frame: a widget that keeps something between calls is drawn again and reported.
  let settling = 0;
  const settle = () => {
    clearTimeout(settling);
    settling = setTimeout(async () => {
      for (const pane of Object.values(panes)) {
        const { query, answer } = pane;
        if (!answer?.src || !query || pane.figure.hidden || pane.isBusy || settingsOf(pane.side).has('day')) continue;
        const fresh = await fetch(`/fresh?${query}`).then((response) => response.json()).catch(() => ({}));
        if (pane.query !== query || pane.isBusy) continue;
        pane.fresh = '';
        if (fresh.png && fresh.digest !== answer.digest) {
          pane.fresh = 'A new process draws another picture than one that has drawn before, so the widget’s code keeps '
            + 'something between calls. The new process’s is shown.';
          place(pane, await load(fresh.png), answer);
        }
        if (pane === chosen()) tell();
      }
    }, 900);
  };

  // MARK: Changes
  const update = (since = performance.now()) => {
    // The request goes out first: the server draws while the page writes its address and its fields.
    if (state.two && state.side === 'b') ask(panes.b, since);
    else {
      ask(panes.a, since);
      if (state.two) ask(panes.b, since);
    }
    write();
    tellSettings();
  };

  const choose = (side) => {
    if (!state.two || state.side === side) return;
    state.side = side;
    write();
    tell();
  };

  const set = (name, value) => {
    const since = performance.now();
    if (name === 'kind') {
      const widget = data.widgets[Number(value)];
      put('kind', [widget.kind]);
      put('product', data.widgets.some((one) => one.product !== widget.product) ? [widget.product] : []);
      for (const other of ['family', 'tap', 'at', 'sample', 'configuration', 'phase', 'entry']) put(other, []);
      for (const other of [...new Set(settingsOf(state.side).keys())]) if (other.startsWith('value.')) put(other, []);
    } else {
      put(name, value === '' ? [] : [value]);
      if (name !== 'at' && name !== 'tap') put('tap', settingsOf(state.side).getAll('tap'));
    }
    update(since);
  };
  LiveKnobs.onChange(set);
  LiveEntry.onChange((values) => set('entry', values));
  // A picture of a simulated day takes the place of the drawn one.
  const showDay = async (address) => {
    const pane = chosen();
    if (!pane.answer) return;
    const image = new Image();
    image.src = address;
    await image.decode().catch(() => {});
    if (pane.day !== address) place(pane, image, { ...pane.answer, controls: [] });
    pane.day = address;
  };
  LiveDates.onChange((value) => set('at', value), (isDay) => set('day', isDay ? 'yes' : ''), showDay);

  byId('compare').addEventListener('click', () => {
    state.two = !state.two;
    state.side = state.two ? 'b' : 'a';
    if (!state.two) state.right = new URLSearchParams();
    update();
  });
  byId('sides').addEventListener('change', (event) => choose(event.target.value));
  byId('reset').addEventListener('click', () => {
    state = {
      left: new URLSearchParams(), right: new URLSearchParams(), two: state.two, side: state.side, inspect: null,
    };
    update();
  });
  byId('unpress').addEventListener('click', () => {
    put('tap', []);
    update();
  });
  byId('knobs').addEventListener('submit', (event) => event.preventDefault());
  const copy = (id, text) => byId(id).addEventListener('click', async () => {
    const button = byId(id);
    const before = button.textContent;
    try {
      await navigator.clipboard.writeText(text());
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Not allowed here';
    }
    setTimeout(() => { button.textContent = before; }, 1200);
  });
  copy('copy-command', () => byId('command').textContent);
  copy('copy-link', () => location.href);
  addEventListener('hashchange', () => {
    state = read();
    toInspect = state.inspect;
    update();
  });
  const inspect = async (view) => {
    const { answer, query } = chosen();
    if (!answer?.src || !query) return;
    const response = await fetch(`/explain?${query}`);
    const explanation = await response.json();
    if (!response.ok) return;
    const { picture } = answer.shown;
    Inspector.open({
      ...picture, id: answer.id, title: `${answer.kind}, ${answer.family}`, src: answer.src,
      explanation,
      remember: (index) => {
        state.inspect = index;
        write();
      },
    }, byId('inspect'), view);
  };
  byId('inspect').addEventListener('click', () => inspect());
  onKeys({
    i: () => { inspect(); },
    c: () => byId('compare').click(),
    r: () => byId('reset').click(),
    d: () => set('appearance', chosen().answer?.settings.appearance === 'dark' ? 'light' : 'dark'),
    f: () => {
      const { answer } = chosen();
      const all = answer?.offers.family ?? [];
      if (all.length) set('family', all[(all.indexOf(answer.family) + 1) % all.length]);
    },
  });
  update();
  // After the page's own requests, which it would wait among.
  addEventListener('load', () => setTimeout(() => LiveNews.start(() => update())));
})();
