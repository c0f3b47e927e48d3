/** What a character stands for: a digit's value, or one of these. */
export const bad = -1;
export const space = -2;
export const pad = -3;

/** The meanings of the ASCII characters: digits by their place in the alphabet, white space, `skipped`, and `more`. */
export function meanings(alphabet: string, skipped = '', more: Readonly<Record<string, number>> = {}): Int8Array {
  const table = new Int8Array(128).fill(bad);
  for (const character of ` \t\n\v\f\r${skipped}`) table[character.charCodeAt(0)] = space;
  for (let value = 0; value < alphabet.length; value++) table[alphabet.charCodeAt(value)] = value;
  for (const [character, value] of Object.entries(more)) table[character.charCodeAt(0)] = value;
  return table;
}

/** The meaning of the character at an index; white space is what `\s` matches, U+FEFF included. */
export function meaningAt(table: Int8Array, text: string, index: number): number {
  return table[text.charCodeAt(index)] ?? (/\s/.test(text.charAt(index)) ? space : bad);
}
