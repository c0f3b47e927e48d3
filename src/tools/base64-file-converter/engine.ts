import { blob, choice, flag, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

/** Reading, writing and the table of signatures, 6 kB: loaded with the first file. */
const load = once(() => import('./engine/convert.ts'));

const outputs = ['base64', 'data-uri', 'html-img', 'css-url', 'markdown-img', 'percent-uri'] as const;
const style = {
  mediaType: text(''),
  output: choice(outputs, 'base64'),
  urlSafe: flag(false),
  lineLength: integer({ min: 0, max: 1000 }, 0),
};

/**
 * What the file in a Base64 text or data URI is; its content decides, not what the URI declares.
 * Errors: `empty-input`, `invalid-base64` { reason, position, character }.
 */
export const inspect = operation('base64-file-converter/inspect', {
  input: { text: text() },
  run: async (input) => (await load()).inspectText(input.text),
});

/** The bytes of the file in a Base64 text or data URI, in hexadecimal. Errors: those of `inspect`. */
export const decode = operation('base64-file-converter/decode', {
  input: { text: text() },
  run: async (input) => (await load()).decodeText(input.text),
});

/**
 * Bytes as Base64, as a data URI, or as one inside of HTML, CSS or Markdown. `percent-uri`: a data URI without Base64.
 * Without `mediaType` the content tells it. Errors: `empty-input`, `invalid-hex` { reason, position, character }.
 */
export const encode = operation('base64-file-converter/encode', {
  input: { hex: text(), ...style },
  result: 'text',
  inverse: {
    op: 'base64-file-converter/decode',
    input: ({ output }) => (output === 'base64' || output === 'data-uri' ? {} : undefined),
    pick: '/hex',
  },
  run: async (input) => (await load()).encodeBytes(input),
});

/** `encode` for a file of any size. The value: what the file is, the `length` of the text, its `start`, and all of it as `blob`. */
export const encodeFile = operation('base64-file-converter/encode-file', {
  thread: 'worker',
  input: { file: blob(), ...style },
  run: async ({ file, ...options }, context) => (await load()).encodeBlob(file, options, context),
});

/** `inspect` for a text file of any size; also the SHA-256 of the file in it, and the file as `blob`. */
export const decodeFile = operation('base64-file-converter/decode-file', {
  thread: 'worker',
  input: { file: blob() },
  run: async ({ file }, context) => (await load()).decodeBlob(file, context),
});
