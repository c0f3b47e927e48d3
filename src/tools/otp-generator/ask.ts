import { member, type Ask } from '#core/ask.ts';

/** Base32 of ten bytes at least; fewer letters are a word. */
const secretShape = /^[A-Z2-7](?:[ -]?[A-Z2-7]){15,}={0,6}$/i;

export const ask: Ask = {
  words: ['otp', 'totp'],
  patterns: [
    (line) => {
      const secret = line.after('otp') ?? line.after('totp');
      if (secret === undefined || !secretShape.test(secret)) return undefined;
      return { op: 'otp-generator/totp', input: { secret } };
    },
  ],
  answer: (value) => {
    const code = member(value, 'code');
    return typeof code === 'string' ? code : undefined;
  },
};
