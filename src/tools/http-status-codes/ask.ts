import { member, type Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['http'],
  patterns: [
    (line) => {
      const code = line.text.replace(/^http\s+(?:(?:status|code)\s+){0,2}/i, '');
      if (code === undefined || !/^[1-5]\d\d$/.test(code)) return undefined;
      return { op: 'http-status-codes/get', input: { code: Number(code) } };
    },
  ],
  answer: (value) => `${String(member(value, 'code'))} ${String(member(value, 'name'))}`,
};
