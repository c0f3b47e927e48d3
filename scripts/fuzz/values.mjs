import { highest } from './bounds.mjs';
import { mutatedText, randomText } from './texts.mjs';

const magic = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff, 0xe0],
  [0x50, 0x4b, 0x03, 0x04],
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x1f, 0x8b, 0x08],
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0x30, 0x82, 0x01, 0x00],
  [...Buffer.from('Salted__')],
  [...Buffer.from('GIF89a')],
];
const names = ['a.txt', '', '../../x', 'é😀.png', 'a\0b', 'x'.repeat(300), '.htaccess', 'data.json', 'a.tar.gz'];
const types = ['', 'text/plain', 'image/png', 'application/json', 'x', 'text/html;charset=utf-16'];

function randomNumber({ random }, { kind, min, max, step }, name) {
  const { chance, integer, pick, real } = random;
  const low = min ?? (chance(0.5) ? -1000 : Number.MIN_SAFE_INTEGER);
  const most = highest[name] ?? Infinity;
  const high = Math.min(most, max ?? (chance(0.5) ? 1000 : Number.MAX_SAFE_INTEGER));
  const within = [low, high, Math.min(high, Math.max(low, 0)), Math.min(high, low + (step ?? 1)), integer(low, high)];
  const beyond = [low - 1, -0, 0, 1, -1, 0.5, 1e9].filter((value) => value <= most);
  const value = pick(chance(0.85) ? within : beyond);
  if (kind === 'integer') return chance(0.97) ? Math.trunc(value) : value;
  return pick([value, value + real(), value * real(), value / 3, chance(0.1) ? Number.MAX_VALUE : value, 5e-324]);
}

function randomJson({ random, pool }, depth = 0) {
  const { chance, integer, pick } = random;
  if (depth === 0 && chance(0.03)) return JSON.parse('['.repeat(900) + ']'.repeat(900));
  const kind = integer(0, depth > 4 ? 4 : 7);
  const inner = () => randomJson({ random, pool }, depth + 1);
  if (kind === 0) return null;
  if (kind === 1) return chance(0.5);
  if (kind === 2) return pick([0, -0, 1, -1.5, 1e21, 5e-324, 2 ** 53, integer(-1e6, 1e6)]);
  if (kind <= 4) return randomText(random, pool);
  if (kind === 5) return Array.from({ length: integer(0, 5) }, inner);
  const keys = Array.from({ length: integer(0, 5) }, () =>
    chance(0.7) ? pick(['a', 'b', 'id', '0']) : randomText(random, pool),
  );
  // As JSON.parse makes it: __proto__ is a member like any other.
  return Object.fromEntries(keys.map((key) => [key, inner()]));
}

function randomFile({ random, pool }) {
  const { chance, integer, pick } = random;
  const bytes = () => Uint8Array.from({ length: integer(0, 600) }, () => integer(0, 255));
  const parts = pick([
    () => [],
    () => [bytes()],
    () => [Uint8Array.from(pick(magic)), bytes()],
    () => [randomText(random, pool)],
    () => [Uint8Array.from([0xef, 0xbb, 0xbf]), randomText(random, pool)],
    () => [pick(pool).repeat(integer(1, 50)).slice(0, 20_000)],
  ])();
  const type = pick(types);
  return chance(0.8) ? new File(parts, pick(names), { type }) : new Blob(parts, { type });
}

function randomList(source, { item, min = 0, max = Infinity }) {
  const { chance, integer, pick } = source.random;
  const length = pick([
    0,
    1,
    2,
    min,
    Math.min(max, 100),
    integer(min, Math.min(max, min + 10)),
    chance(0.1) ? 1000 : 3,
  ]);
  const most = chance(0.95) ? Math.max(min, Math.min(length, max)) : length;
  const one = item && randomValue(source, item);
  // Often the same value throughout, and not too many that take long to make.
  return Array.from({ length: most }, () => (item && most <= 20 && chance(0.7) ? randomValue(source, item) : one));
}

/** A value for a field: mostly one that it accepts, plausible or hostile. `source` is `{ random, pool, samples }`. */
export function randomValue(source, field, name = '') {
  const { random, pool } = source;
  const { chance, pick } = random;
  if (field.nullable && chance(0.2)) return null;
  // What a field of this name was given elsewhere: a key fits a token, a format a document.
  const samples = source.samples.get(name);
  if (samples && chance(0.25)) return pick(samples);
  if (chance(0.01)) return pick([null, 0, '', [], {}, true, 'x']);
  switch (field.kind) {
    case 'text':
    case 'secret':
      return randomText(random, pool);
    case 'integer':
    case 'number':
      return randomNumber(source, field, name);
    case 'choice':
      return chance(0.98) ? pick(field.choices) : randomText(random, pool);
    case 'flag':
      return chance(0.5);
    case 'list':
      return randomList(source, field);
    case 'group':
      return randomFields(source, field.members);
    case 'either':
      return randomValue(source, pick(field.alternatives), name);
    case 'json':
      return randomJson(source);
    case 'blob':
      return randomFile(source);
    default:
      throw new Error(`no values for a field of the kind ${field.kind}`);
  }
}

/** Values for all fields; what may be left out is left out half of the time. */
export function randomFields(source, fields) {
  const { chance } = source.random;
  const chosen = Object.entries(fields).filter(([, { needed }]) => (needed ? chance(0.99) : chance(0.5)));
  return Object.fromEntries(chosen.map(([name, field]) => [name, randomValue(source, field, name)]));
}

/** A value of an example with something in it changed. */
export function mutatedValue(source, value) {
  const { random, pool } = source;
  const { integer, pick, chance } = random;
  if (typeof value === 'string') return mutatedText(random, pool, value);
  if (typeof value === 'number') return pick([value + 1, value - 1, -value, 0, value / 2, value * 10]);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) {
    if (value.length === 0 || chance(0.2)) return pick([[], [...value, ...value], value.toReversed(), value.slice(1)]);
    const at = integer(0, value.length - 1);
    return value.with(at, mutatedValue(source, value[at]));
  }
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value;
  const keys = Object.keys(value);
  if (keys.length === 0) return value;
  const key = pick(keys);
  if (chance(0.15)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: mutatedValue(source, value[key]) };
}
