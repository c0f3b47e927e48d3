import type { Field, Fields } from '../src/core/field.ts';

/** A reproducible stream of numbers below 2^32 (mulberry32, public domain, Tommy Ettinger). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '__defineGetter__',
  '__proto__.pwned',
  'constructor.prototype.pwned',
  '__proto__[pwned]',
  '',
  ' ',
  '\0',
  '\uD800',
  'no-such-field',
  'kind',
  'schema',
];
const hostileValues = [
  '',
  '0',
  '-1',
  '1e999',
  '-0',
  'NaN',
  'Infinity',
  '9007199254740993',
  '0x10',
  'true',
  'null',
  'undefined',
  '""',
  '[]',
  '{}',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"pwned":true}}',
  '{"constructor":{"prototype":{"pwned":true}}}',
  '[null,1,"a",{"toString":1}]',
  '{"toString":null,"valueOf":null}',
  '{"length":4294967295}',
  '"\\ud800"',
  '\uD800',
  '\0',
  '\r\n',
  '%',
  '%25',
  '%E0%A4%A',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\u202Eabc',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  'a'.repeat(5000),
  '('.repeat(500),
  '[{"a":'.repeat(200),
  '9'.repeat(400),
];

/** Links as a stranger would send them: random, broken, and good ones with a little changed. Seeded. */
export function randomFragments(fields: Fields, count: number, seed: number): string[] {
  const next = numbers(seed);
  const below = (limit: number): number => next() % limit;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const names = Object.keys(fields);

  const plausible = (about: Field): string => {
    const { kind, min = -5, max = 300, choices, fallback, item } = about;
    if (choices) return String(pick(choices));
    if (kind === 'flag') return pick(['true', 'false']);
    if (kind === 'integer' || kind === 'number') {
      return pick([min, max, min - 1, max + 1, fallback ?? 0, below(1000), below(1000) / 7, -below(1000)].map(String));
    }
    if (kind === 'list' && item)
      return `[${Array.from({ length: below(4) }, () => JSON.stringify(plausible(item))).join()}]`;
    if (fallback !== undefined && below(2) === 0)
      return typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
    return pick(['Hello', '{"a":[1,2]}', 'é😀', '192.168.1.1/24', '#18a058', '1\n2\n3', 'SGVsbG8=', '']);
  };
  const valueFor = (name: string): string => {
    const about = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return about && below(3) > 0 ? plausible(about) : pick(hostileValues);
  };
  const mutated = (text: string): string => {
    const at = below(text.length + 1);
    return pick([
      () =>
        text.slice(0, at) + pick(['%', '&', '=', '#', '+', '%00', '%FF', '&&', '\u0000', '🦝', '"']) + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1 + below(4)),
      () => text + text,
      () => text.slice(at) + text.slice(0, at),
      () => text.replaceAll('=', ':'),
      () => decodeURIComponent(text.replace(/%[0-9A-F]{2}/g, '')),
    ])();
  };
  const wellFormed = (): string => {
    const pairs = Array.from({ length: 1 + below(5) }, () => {
      const name = names.length > 0 && below(4) > 0 ? pick(names) : pick(hostileNames);
      return [name, valueFor(name)];
    });
    return new URLSearchParams(pairs).toString();
  };
  const noise = (): string =>
    Array.from({ length: below(60) }, () => String.fromCharCode(pick([below(128), below(0x2000), below(0xffff)]))).join(
      '',
    );

  return Array.from({ length: count }, () => pick([wellFormed, wellFormed, () => mutated(wellFormed()), noise])());
}
