/**
 * The code point at an index, in UTF-16 units: a surrogate pair is read as one, a lone surrogate as itself; undefined
 * where the text has no such index.
 *
 * Not the method of strings: that of V8 13.6 and later, once optimized, pairs a high surrogate at the end of a slice
 * with the unit behind the slice in the text that it was cut from (Node 24 to 26, Chromium 156). `charCodeAt` stops where the text does.
 *
 * @example
 * ```ts
 * codePointAt('a😀', 1); // 0x1f600
 * codePointAt('a😀', 2); // 0xde00
 * codePointAt('a😀', 3); // undefined
 * ```
 */
export function codePointAt(text: string, index = 0): number | undefined {
  if (!(index >= 0 && index < text.length)) return undefined;
  const unit = text.charCodeAt(index);
  if (unit < 0xd800 || unit > 0xdbff || index + 1 === text.length) return unit;
  const next = text.charCodeAt(index + 1);
  return next < 0xdc00 || next > 0xdfff ? unit : (unit - 0xd800) * 0x400 + (next - 0xdc00) + 0x10000;
}
