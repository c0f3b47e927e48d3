import { documents, marks, repeatable } from './hostile.mjs';

const longest = 20_000;

/** A text out of everything; `pool` holds those of the public examples. */
export function randomText(random, pool) {
  const { integer, pick, chance } = random;
  switch (integer(0, 9)) {
    case 0:
      return pick(marks);
    case 1:
      return Array.from({ length: integer(1, 12) }, () => pick(marks)).join('');
    case 2:
      return Array.from({ length: integer(1, 40) }, () => String.fromCodePoint(integer(0, 0x2fff))).join('');
    case 3: {
      const part = chance(0.7) ? pick(repeatable) : pick(pool);
      const size = chance(0.15) ? longest : integer(2, 400);
      const text = part.repeat(Math.max(1, Math.floor(size / Math.max(1, part.length))));
      return chance(0.5) ? text : pick(marks) + text + pick(marks);
    }
    case 4:
    case 5:
      return pick(documents);
    case 6:
      return mutatedText(random, pool, pick(documents));
    case 7:
      return pick(pool);
    default:
      return mutatedText(random, pool, pick(pool));
  }
}

const shapes = new WeakMap();
const shapeOf = (text) =>
  text.match(/^\s*(?:-----BEGIN [A-Z]+|\{"\w*|[[<{]|[A-Za-z]+:|eyJ|\d|[A-Za-z])/)?.[0].trim() ?? '';

/** Another text that begins as this one does: a key for a key, a document for a document. */
export function alike({ pick }, pool, text) {
  let groups = shapes.get(pool);
  if (!groups) {
    groups = new Map();
    for (const one of [...pool, ...documents]) groups.set(shapeOf(one), [...(groups.get(shapeOf(one)) ?? []), one]);
    shapes.set(pool, groups);
  }
  const group = groups.get(shapeOf(text));
  return group ? pick(group) : text;
}

/** A quoted text in a document becomes another one: a name or a choice that stands elsewhere. */
function renamed({ pick, chance }, pool, text) {
  const words = text.match(/"[^"\n]{0,40}"/g) ?? [];
  if (words.length === 0) return text;
  const word = pick(words);
  const other = chance(0.5) ? pick(marks) : pick(pool).slice(0, 40);
  return text.replace(word, () => JSON.stringify(other));
}

/** JSON that stands in the text as Base64url, as in a token, with a fault in it. */
function recoded(random, pool, text) {
  // The beginning of {" in Base64.
  const parts = text.match(/eyJ[\w-]{5,}/g) ?? [];
  if (parts.length === 0) return renamed(random, pool, text);
  const part = random.pick(parts);
  const json = Buffer.from(part, 'base64url').toString();
  const other = random.chance(0.7) ? renamed(random, pool, json) : mutatedText(random, pool, json);
  return text.replace(part, () => Buffer.from(other).toString('base64url'));
}

/** The text with one or several faults in it. */
export function mutatedText(random, pool, text) {
  const { integer, pick, chance } = random;
  if (chance(text.includes('eyJ') ? 0.5 : 0.15)) return recoded(random, pool, text);
  let result = text;
  for (let turn = integer(1, 4); turn > 0; turn--) {
    const [a, b] = [integer(0, result.length), integer(0, result.length)].toSorted((one, other) => one - other);
    const part = result.slice(a, b);
    result = pick([
      () => result.slice(0, a) + pick(marks) + result.slice(a),
      () => result.slice(0, a) + pick(marks) + result.slice(a + 1),
      () => result.slice(0, a) + result.slice(a + 1),
      () => result.slice(0, a) + result.slice(b),
      () => result.slice(0, a),
      () => result.slice(a),
      () => result.slice(0, b) + part + result.slice(b),
      () => result.slice(0, a) + [...part].toReversed().join('') + result.slice(b),
      () => result.replace(/\d+/, () => String(pick([0, 1, -1, 256, 65_536, 2 ** 31, 2 ** 53, 1e21]))),
      () => (chance(0.5) ? result.toUpperCase() : result.toLowerCase()),
      () => result.replaceAll(/\s+/g, () => pick([' ', '', '\n', '\t', '\u{a0}', '\r\n'])),
      () => result.slice(0, a) + pick(pool).slice(0, 200) + result.slice(a),
      () => `${result}${pick(['\n', ' ', ';', ','])}${result}`,
    ])().slice(0, longest);
  }
  return result;
}
