import { member, type Ask } from '#core/ask.ts';

/** A URL is recognized, and no line of its own is typed for it. */
export const ask: Ask = {
  words: [],
  patterns: [],
  answer: (value) => {
    const query = member(value, 'query');
    if (!Array.isArray(query)) return undefined;
    const [host, path, hash] = ['host', 'pathname', 'hash'].map((name) => member(value, name));
    const pairs = query.map((pair) => `${String(member(pair, 'key'))}: ${String(member(pair, 'value'))}`);
    return [host, path === '/' ? '' : path, ...pairs, hash].filter((fact) => fact !== '').join(' · ');
  },
};
