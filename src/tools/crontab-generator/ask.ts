import type { Ask } from '#core/ask.ts';

const names = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT)';
const field = String.raw`(?:[\d*?LW,/#-]|${names})+`;
const line = new RegExp(String.raw`^(?:${field}\s+){4,6}${field}$`, 'i');
const macro = /^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)$/;
const isLine = (text: string): boolean => macro.test(text) || line.test(text);
/** Five numbers are an expression only for whom they are called one, and “2 * 3 * 4” is a product. */
const isBareLine = (text: string): boolean =>
  isLine(text) && /[*,/?@]|\d-\d|[a-z]/i.test(text) && !/^\d+ \* \d+ \* \d+$/.test(text);

export const ask: Ask = {
  words: ['cron', 'crontab'],
  patterns: [
    (line) => {
      const named = line.after('cron') ?? line.after('crontab');
      const expression = named ?? line.text;
      return (named === undefined ? isBareLine : isLine)(expression)
        ? { op: 'crontab-generator/describe', input: { expression } }
        : undefined;
    },
  ],
  answer: async (value, { input }, run, _line, language) => {
    const times = await run({ op: 'crontab-generator/next', input: { ...input, count: 1 } });
    const [first] = Array.isArray(times) ? (times as readonly unknown[]) : [];
    const next = language === 'fr' ? '\u00a0; prochaine\u00a0:' : '; next:';
    return typeof first === 'string' ? `${String(value)}${next} ${first}` : String(value);
  },
};
