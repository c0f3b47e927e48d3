import { codePointAt } from '#lib/code-point.ts';

// RFC 3492 §5.
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialPoint = 0x80;
const maxInteger = 0x7f_ff_ff_ff;
const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** RFC 3492 §6.1. */
function adaptedBias(given: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(given / (isFirst ? damp : 2));
  delta += Math.floor(delta / length);
  let bias = 0;
  for (; delta > ((base - tMin) * tMax) >> 1; bias += base) delta = Math.floor(delta / (base - tMin));
  return bias + Math.floor(((base - tMin + 1) * delta) / (delta + skew));
}

const thresholdOf = (bias: number, place: number): number => Math.min(Math.max(place - bias, tMin), tMax);

function digitsOf(delta: number, bias: number): string {
  let written = '';
  let rest = delta;
  for (let place = base; ; place += base) {
    const threshold = thresholdOf(bias, place);
    if (rest < threshold) return written + digits.charAt(rest);
    const room = base - threshold;
    written += digits.charAt(threshold + ((rest - threshold) % room));
    rest = Math.floor((rest - threshold) / room);
  }
}

/**
 * Which of `size` places are taken, as a Fenwick tree: setting a place, counting those before it and finding the one of
 * a rank take log n steps. With a list instead, a text of n code points takes n² of them.
 */
class Places {
  readonly #counts: Int32Array;
  readonly #highest: number;

  constructor(size: number) {
    this.#counts = new Int32Array(size + 1);
    this.#highest = 2 ** Math.floor(Math.log2(Math.max(size, 1)));
  }

  add(place: number, change: 1 | -1): void {
    const counts = this.#counts;
    for (let at = place + 1; at < counts.length; at += at & -at) counts[at] = (counts[at] ?? 0) + change;
  }

  countBefore(place: number): number {
    let count = 0;
    for (let at = place; at > 0; at -= at & -at) count += this.#counts[at] ?? 0;
    return count;
  }

  /** The taken place that has `rank` taken places before it. */
  placeOf(rank: number): number {
    let [place, left] = [0, rank];
    for (let step = this.#highest; step > 0; step >>= 1) {
      const count = this.#counts[place + step];
      if (count === undefined || count > left) continue;
      place += step;
      left -= count;
    }
    return place;
  }
}

/**
 * RFC 3492 §6.3, in n log n steps, without `xn--`. A half of a surrogate pair counts as a code point.
 * @throws RangeError where a number exceeds 31 bits (§6.4)
 */
export function encodePunycode(text: string): string {
  const points = Array.from(text, (character) => codePointAt(character) ?? 0);
  const done = new Places(points.length);
  let basic = '';
  const isBasic = (point: number): boolean => point < initialPoint;
  for (const [place, point] of points.entries()) {
    if (!isBasic(point)) continue;
    basic += String.fromCharCode(point);
    done.add(place, 1);
  }
  // In the order of code points and, among equal ones, of places.
  const rest = Float64Array.from(
    points.flatMap((point, place) => (isBasic(point) ? [] : [point * 2 ** 32 + place])),
  ).sort();
  const parts = [basic === '' ? '' : `${basic}-`];
  let [length, bias, last, cursor] = [basic.length, initialBias, initialPoint, 0];
  for (const key of rest) {
    const point = Math.floor(key / 2 ** 32);
    const place = key % 2 ** 32;
    const position = done.countBefore(place);
    const delta = (point - last) * (length + 1) + position - cursor;
    if (delta > maxInteger) throw new RangeError('overflow');
    parts.push(digitsOf(delta, bias));
    bias = adaptedBias(delta, length + 1, length === basic.length);
    done.add(place, 1);
    [length, last, cursor] = [length + 1, point, position + 1];
  }
  return parts.join('');
}

/** `base` for what is no digit, such as NaN, the code behind the end. */
function digitOf(code: number): number {
  if (code >= 0x30 && code < 0x3a) return code - 0x30 + 26;
  const letter = (code | 0x20) - 0x61;
  return letter >= 0 && letter < 26 ? letter : base;
}

/**
 * RFC 3492 §6.2, in n log n steps.
 * @throws RangeError for what is not Punycode
 */
export function decodePunycode(punycode: string): string {
  const basicEnd = Math.max(punycode.lastIndexOf('-'), 0);
  const basic = punycode.slice(0, basicEnd);
  if (/[^\0-\x7f]/.test(basic)) throw new RangeError('not ASCII');
  const inserted: { readonly point: number; readonly position: number }[] = [];
  let [point, cursor, bias] = [initialPoint, 0, initialBias];
  for (let at = basicEnd > 0 ? basicEnd + 1 : 0; at < punycode.length;) {
    const before = cursor;
    for (let place = base, weight = 1; ; place += base) {
      const digit = digitOf(punycode.charCodeAt(at++));
      cursor += digit * weight;
      if (digit >= base || cursor > maxInteger) throw new RangeError('not Punycode');
      const threshold = thresholdOf(bias, place);
      if (digit < threshold) break;
      weight *= base - threshold;
      if (weight > maxInteger) throw new RangeError('not Punycode');
    }
    const length = basic.length + inserted.length + 1;
    bias = adaptedBias(cursor - before, length, before === 0);
    point += Math.floor(cursor / length);
    if (point > 0x10_ff_ff) throw new RangeError('no code point');
    inserted.push({ point, position: cursor % length });
    cursor = (cursor % length) + 1;
  }
  return placed(basic, inserted);
}

/** Each insertion, the last one first, takes the free place that has as many before it as it was inserted after. */
function placed(basic: string, inserted: readonly { readonly point: number; readonly position: number }[]): string {
  const size = basic.length + inserted.length;
  const free = new Places(size);
  for (let place = 0; place < size; place++) free.add(place, 1);
  const characters: (string | undefined)[] = Array.from({ length: size });
  for (const { point, position } of inserted.toReversed()) {
    const place = free.placeOf(position);
    free.add(place, -1);
    characters[place] = String.fromCodePoint(point);
  }
  let next = 0;
  return characters.map((character) => character ?? basic.charAt(next++)).join('');
}
