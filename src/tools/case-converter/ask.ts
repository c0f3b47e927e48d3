import type { Ask } from '#core/ask.ts';

const styles = ['upper', 'lower', 'title', 'camel', 'snake', 'kebab', 'constant', 'pascal'];

export const ask: Ask = {
  words: styles,
  patterns: [
    (line) => {
      const style = styles.find((name) => name === line.words[0]);
      const text = style === undefined ? undefined : line.after(line.words[1] === 'case' ? `${style} case` : style);
      // “camel case to snake case” is a search.
      if (text !== undefined && /^(?:to|in|en|vers)\s+\S+[\s_-]?case$/i.test(text)) return undefined;
      return text === undefined ? undefined : { op: 'case-converter/convert', input: { text, style } };
    },
  ],
  answer: (value) => String(value),
};
