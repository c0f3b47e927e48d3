/** Compares texts by code points; UTF-16 units put U+10000 and beyond before U+E000. */
export function compareCodePoints(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (a !== b) return ranked(a) - ranked(b);
  }
  return one.length - other.length;
}

/** Surrogates belong behind the rest of the first 65,536 code points. */
function ranked(unit: number): number {
  return unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
