// The command that approves what is selected, with the fewest filters that name precisely that.
const ReportCommand = (() => {
  'use strict';
  const safe = /^[A-Za-z0-9_@%+:,./-]+$/;
  // What can't be seen: controls, marks and overrides of direction.
  const hidden = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

  // One word for bash and zsh. What can't be seen is spelled; NUL, which no argument holds, is left out.
  const quoted = (text) => {
    const word = text.replaceAll('\u0000', '');
    if (safe.test(word)) return word;
    if (!hidden.test(word)) return `'${word.replaceAll("'", "'\\''")}'`;
    const spelled = [...word].map((character) => {
      if (character === "'" || character === '\\') return `\\${character}`;
      if (!hidden.test(character)) return character;
      return `\\u${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    });
    return `$'${spelled.join('')}'`;
  };

  // Whether a filter, a name, a folder of names or a pattern with `*` and `?`, means `id`.
  const matches = (pattern, id) => {
    if (pattern === id) return true;
    if (!/[*?]/.test(pattern)) return id.startsWith(`${pattern}/`);
    const source = [...pattern].map((character) => {
      if (character === '*') return '[^]*';
      return character === '?' ? '[^]' : character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
    });
    return new RegExp(`^${source.join('')}$`, 'u').test(id);
  };

  // What means those of `all` that are in the set `chosen`, and no other.
  const filters = (chosen, all) => {
    const root = { ids: [], branches: new Map() };
    for (const id of all) {
      let node = root;
      for (const part of id.split('/').slice(0, -1)) {
        node.ids.push(id);
        if (!node.branches.has(part)) node.branches.set(part, { ids: [], branches: new Map(), own: [] });
        node = node.branches.get(part);
      }
      node.ids.push(id);
      (node.own ??= []).push(id);
    }
    const collect = (node, prefix) => {
      if (prefix && node.ids.length > 1 && !/[*?]/.test(prefix)
        && node.ids.every((id) => chosen.has(id))) return [`${prefix}*`];
      return [
        ...[...node.branches].flatMap(([part, branch]) => collect(branch, `${prefix}${part}/`)),
        ...(node.own ?? []).filter((id) => chosen.has(id)),
      ];
    };
    return collect(root, '');
  };

  // A word that begins with a dash would be an option.
  const argument = (filter) => quoted(filter.startsWith('-') ? `?${filter.slice(1)}` : filter);

  const command = (base, chosen, all) => [base, ...filters(chosen, all).map(argument)].join(' ');

  return { quoted, matches, filters, command };
})();
