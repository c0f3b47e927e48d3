import { countIn, type Ask } from '#core/ask.ts';

const kinds: ReadonlySet<string> = new Set(['ulid', 'typeid', 'ksuid', 'xid', 'nanoid']);
const most = 1000;

/** `ulid`, `ksuid 5`. The names of Snowflakes and ObjectIds are words that mean something else too. */
export const ask: Ask = {
  words: [...kinds],
  patterns: [
    ({ words: [kind = '', amount, ...rest] }) => {
      if (!kinds.has(kind) || rest.length > 0) return undefined;
      const count = amount === undefined ? 1 : countIn(amount, 1, most);
      return count === undefined ? undefined : { op: 'ulid-generator/generate', input: { kind, count } };
    },
  ],
  answer: (value) => {
    const ids: readonly unknown[] = Array.isArray(value) ? value : [];
    return typeof ids[0] === 'string' ? ids.join('\n') : undefined;
  },
};
