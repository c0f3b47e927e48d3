import { countIn, type Ask } from '#core/ask.ts';

const versions: ReadonlySet<string> = new Set(['v1', 'v4', 'v6', 'v7']);
const most = 1000;

export const ask: Ask = {
  words: ['uuid'],
  patterns: [
    ({ words: [first, ...rest] }) => {
      if (first !== 'uuid' || rest.length > 2) return undefined;
      const version = rest.find((word) => versions.has(word));
      const others = rest.filter((word) => word !== version);
      const count = others.length === 1 ? countIn(others[0], 1, most) : undefined;
      if (others.length > 1 || (others.length === 1 && count === undefined)) return undefined;
      const input = { ...(version === undefined ? {} : { version }), ...(count === undefined ? {} : { count }) };
      return { op: 'uuid-generator/generate', input };
    },
  ],
  answer: (value) => {
    const ids: readonly unknown[] = Array.isArray(value) ? value : [];
    return typeof ids[0] === 'string' ? ids.join('\n') : undefined;
  },
};
