import { readIpv4 } from '#lib/net.ts';
import { formatIpv6, readIpv6 } from '#lib/net/ipv6.ts';
import { after, before, matchesOf, type Found } from '../kinds.ts';

const local = /[\p{L}\p{N}._%+'-]/u;
// RFC 5321 §4.1.2 and RFC 6531: labels of letters, digits and hyphens.
const domain =
  /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,10}(?:xn--[a-z\d-]{2,59}|\p{L}{2,63})(?![\p{L}\p{N}_])/iuy;
const longestLocal = 64;
const examples = new Set(['example.com', 'example.org', 'example.net']);

/** Where the local part before this `@` begins; undefined when there is none that is whole. */
function localStart(text: string, at: number): number | undefined {
  let from = at;
  while (from > 0 && at - from <= longestLocal) {
    // One half of a pair is not a letter: both are looked at.
    const isLow = /[\udc00-\udfff]/.test(text.charAt(from - 1));
    const size = isLow && from > 1 ? 2 : 1;
    if (!local.test(text.slice(from - size, from))) break;
    from -= size;
  }
  if (at - from > longestLocal) return undefined;
  // Quotes and dots in front are not part of a name.
  while (/['.]/.test(text.charAt(from))) from++;
  return from >= at || text.charAt(at - 1) === '.' ? undefined : from;
}

export function* emails(text: string): Generator<Found> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const from = localStart(text, at);
    domain.lastIndex = at + 1;
    const host = from === undefined ? undefined : domain.exec(text)?.[0];
    if (from === undefined || host === undefined) continue;
    const to = at + 1 + host.length;
    const key = text.slice(from, to).toLowerCase();
    yield { from, to, kind: 'email', name: null, key, kept: examples.has(host.toLowerCase()) };
  }
}

// A longer run of pairs is a fingerprint or an EUI-64.
const mac = new RegExp(
  String.raw`${before}(?<![\da-f]{2}[:-])(?:[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4})(?![:-][\da-f]{2})${after}`,
  'giu',
);

export function* macs(text: string): Generator<Found> {
  for (const found of matchesOf(text, mac, 'mac', { keyOf: (value) => value.replace(/[:.-]/g, '').toLowerCase() }))
    yield { ...found, kept: found.key === 'f'.repeat(12) };
}

const ipv6Run = new RegExp(String.raw`${before}[\da-f:.]{2,60}${after}`, 'giu');
const longestIpv6 = 45;

export function* ipv6s(text: string): Generator<Found> {
  for (const { 0: run, index } of text.matchAll(ipv6Run)) {
    if (run.indexOf(':') === run.lastIndexOf(':')) continue;
    // The end of a sentence, and the colon before a list.
    for (const value of [run, run.replace(/[.:]+$/, ''), run.replace(/\.+$/, '')]) {
      const address = value.length > longestIpv6 ? undefined : readIpv6(value);
      if (
        !address ||
        (!/\d/.test(value) && value.split(':').filter((group) => group !== '').length < 3 && value !== '::')
      )
        continue;
      const key = formatIpv6(address);
      yield {
        from: index,
        to: index + value.length,
        kind: 'ipv6',
        name: null,
        key,
        kept: key === '::' || key === '::1',
      };
      break;
    }
  }
}

const ipv4 = new RegExp(String.raw`${before}(?<!\d\.)\d{1,3}(?:\.\d{1,3}){3}(?!\.\d)${after}`, 'gu');

export function* ipv4s(text: string): Generator<Found> {
  for (const found of matchesOf(text, ipv4, 'ipv4')) {
    const address = readIpv4(found.key);
    if (address === undefined) continue;
    yield { ...found, kept: address >>> 24 === 127 || address === 0 || address === 0xffff_ffff };
  }
}

const uuid = new RegExp(String.raw`${before}[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}${after}`, 'giu');

/** RFC 9562 §4; the nil and the max one name nothing. */
export function* uuids(text: string): Generator<Found> {
  for (const found of matchesOf(text, uuid, 'uuid', { keyOf: (value) => value.toLowerCase() }))
    yield { ...found, kept: /^[0-]+$|^[f-]+$/.test(found.key) };
}
