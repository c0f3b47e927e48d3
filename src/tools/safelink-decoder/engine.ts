import { flag, integer, list, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import type { Input } from '#core/field.ts';
import { decodeLinks } from './engine/decode.ts';

const fields = {
  text: text(),
  clean: flag(true),
  removeParams: list(text(), {}, []),
  maxDepth: integer({ min: 1, max: 20 }, 10),
};

function decodeText({ text, ...options }: Input<typeof fields>) {
  if (text.trim() === '') throw new ToolError('empty-input', { field: 'text' });
  const decoded = decodeLinks(text, options);
  if (decoded.links.length === 0) throw new ToolError('no-link');
  return decoded;
}

/**
 * Every link of a text with the layers around the real address, what was taken off it, and the text with the real
 * addresses in place. Nothing is asked of any server. Parameters are those of the URL Standard, 5.1; names in
 * `removeParams` may end in `*`.
 * Errors: `empty-input`, `no-link`.
 *
 * @example
 * ```ts
 * await execute(decode, { text: 'https://l.facebook.com/l.php?u=https%3A%2F%2Fex.com%2F%3Ffbclid%3D1' });
 * // links[0].final: 'https://ex.com/'
 * ```
 */
export const decode = operation('safelink-decoder/decode', {
  input: fields,
  run: decodeText,
});

/** The text with every link replaced by where it leads; everything else stays. Errors: those of `decode`. */
export const unwrap = operation('safelink-decoder/unwrap', {
  input: fields,
  result: 'text',
  run: (input) => decodeText(input).text,
});
