import { ToolError } from '#core/operation.ts';

export const standard = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/';

/**
 * The digits of a base: the first `base` characters of the alphabet, or of the standard one when it is empty.
 * @throws ToolError `invalid-alphabet` { reason: `short` | `repeated` | `character`, field, base, character }
 */
export function digitsOf(base: number, alphabet: string, field: 'alphabet' | 'fromAlphabet'): readonly string[] {
  if (alphabet === '') return [...standard].slice(0, base);
  const characters = [...alphabet];
  const fault = (reason: string, character = ''): ToolError =>
    new ToolError('invalid-alphabet', { reason, field, base, count: characters.length, character });
  const reserved = characters.find((character) => /[.\-\s]/.test(character));
  if (reserved !== undefined) throw fault('character', /\s/.test(reserved) ? '␣' : reserved);
  const repeated = characters.find((character, index) => characters.indexOf(character) !== index);
  if (repeated !== undefined) throw fault('repeated', repeated);
  if (characters.length < base) throw fault('short');
  return characters.slice(0, base);
}
