import { choice, flag, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { decodePercent, decodeModes, treatments, urlCharsets } from '#lib/percent/decode.ts';
import { encodeText } from './engine/encode.ts';
import { inspectText } from './engine/inspect.ts';
import { encodeModes } from './engine/rules.ts';

/**
 * Percent-encoding of a text as UTF-8, upper-case hex. `keepEncoded` copies `%XX` unchanged; `perLine` keeps the line
 * breaks. Error: `lone-surrogate` { index, line, column }.
 */
export const encode = operation('url-encoder/encode', {
  input: {
    text: text(),
    mode: choice(encodeModes, 'component'),
    perLine: flag(false),
    keepEncoded: flag(false),
  },
  result: 'text',
  inverse: {
    op: 'url-encoder/decode',
    input: ({ mode, keepEncoded }) =>
      keepEncoded ? undefined : { mode: mode === 'form' || mode === 'uri' ? mode : 'component' },
  },
  run: encodeText,
});

/**
 * The text in a percent-encoded one. Errors, when `malformed` says so: `malformed-percent`, `invalid-utf8`
 * { index, line, column, sequence }, the first problem in text order.
 */
export const decode = operation('url-encoder/decode', {
  input: {
    text: text(),
    mode: choice(decodeModes, 'component'),
    malformed: choice(treatments, 'error'),
    charset: choice(urlCharsets, 'utf-8'),
  },
  result: 'text',
  inverse: {
    op: 'url-encoder/encode',
    input: ({ mode, charset }) => (charset === 'utf-8' ? { mode } : undefined),
  },
  run: decodePercent,
});

/** What is wrong with a percent-encoded text, and how many times over it is encoded. */
export const inspect = operation('url-encoder/inspect', {
  input: { text: text() },
  run: ({ text }) => inspectText(text),
});
