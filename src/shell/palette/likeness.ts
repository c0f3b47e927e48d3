function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Whether two words differ by one edit: an added, missing, changed or swapped letter. */
function isOneEdit(a: string, b: string): boolean {
  const start = commonStart(a, b);
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (left.length < 2 && right.length < 2) || (left.length === 2 && left === [...right].toReversed().join(''));
}

/** Do two words begin alike: `beautifier` and `beautify`, `hashing` and `hash`, `md5sum` and `md5`? */
function isKin(typed: string, word: string): boolean {
  const start = commonStart(typed, word);
  return start * 3 >= Math.max(typed.length, word.length) * 2 || (start === word.length && start * 2 >= typed.length);
}

/** Whether a typed word is another word with a typo, or a related form. Two letters are too few to decide. */
export function isLike(typed: string, word: string): boolean {
  return Math.min(word.length, typed.length) > 2 && (isOneEdit(typed, word) || isKin(typed, word));
}

/** The words for a direction, folded: `csv to json`, `csv vers json`. */
const ways: ReadonlySet<string> = new Set(['to', 'into', 'vers', 'en']);

/** The two sides of a conversion: `csv to json` is `csv`, `json`; undefined for a phrase without a direction. */
export function directionOf(phrase: string): readonly [from: string, to: string] | undefined {
  const words = phrase.split(' ');
  const at = words.findIndex((word) => ways.has(word));
  const [from, to] = [words[at - 1], words[at + 1]];
  return from === undefined || to === undefined ? undefined : [from, to];
}

interface Named {
  readonly names: readonly string[];
  readonly keywords: readonly string[];
}

/** Whether something is named for the opposite direction and does not mention this one. */
export function isReversed({ names, keywords }: Named, [from, to]: readonly [string, string]): boolean {
  const says = (texts: readonly string[], first: string, second: string): boolean =>
    texts.map(directionOf).some((direction) => direction?.[0] === first && direction[1] === second);
  return says(names, to, from) && !says([...names, ...keywords], from, to);
}
