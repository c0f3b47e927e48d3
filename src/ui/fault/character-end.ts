import { codePointAt } from '#lib/code-point.ts';

/**
 * Where the character that begins at an offset ends, in UTF-16 units: a surrogate pair is never cut in two.
 *
 * @example
 * ```ts
 * characterEnd('a😀', 1); // 3
 * ```
 */
export const characterEnd = (text: string, offset: number): number =>
  offset + ((codePointAt(text, offset) ?? 0) > 0xffff ? 2 : 1);
