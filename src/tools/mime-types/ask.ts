import { member, type Ask } from '#core/ask.ts';

export const ask: Ask = {
  words: ['mime'],
  patterns: [
    (line) => {
      const text = line.after('mime type') ?? line.after('mime');
      if (text === undefined || !/^[a-z]+\/[\w.+-]+$/i.test(text)) return undefined;
      return { op: 'mime-types/from-type', input: { type: text } };
    },
    (line) => {
      const text =
        line.after('mime type')?.replace(/^(?:of|for|de|d’un)\s+/i, '') ??
        line.after('mime') ??
        (/^\.[a-z]\w{0,9}$/i.test(line.text) ? line.text : '');
      const name = /^\.?(\w{1,10})$/.exec(text)?.[1];
      return name === undefined ? undefined : { op: 'mime-types/from-extension', input: { name } };
    },
  ],
  answer: (value, { op }) => {
    if (op.endsWith('/from-extension')) {
      const type = member((member(value, 'types') as readonly unknown[])[0], 'type');
      return typeof type === 'string' ? type : undefined;
    }
    const extension = member(value, 'preferredExtension');
    return typeof extension === 'string' ? `.${extension}` : undefined;
  },
};
