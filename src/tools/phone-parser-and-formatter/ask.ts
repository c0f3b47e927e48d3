import { member, type Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['phone'],
  patterns: [
    (line) => {
      const text = line.after('phone');
      if (text === undefined || !/^\(?\+[\d\s().-]{6,25}$/.test(text)) return undefined;
      return { op: 'phone-parser-and-formatter/parse', input: { text } };
    },
  ],
  answer: (value) => {
    if (Array.isArray(value)) {
      const found = value.map((one) => member(one, 'e164')).filter((number) => typeof number === 'string');
      return found.length > 0 ? found.join(', ') : undefined;
    }
    const [number, country, type] = ['international', 'country', 'type'].map((name) => member(value, name));
    const isValid = member(value, 'valid');
    if (isValid === undefined) return undefined;
    if (isValid !== true) return `invalid: ${String(member(value, 'problem') ?? 'number')}`;
    return `${String(number)} (${[country, type].filter((fact) => typeof fact === 'string').join(', ')})`;
  },
};
