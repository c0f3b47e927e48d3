import { octetsOf, readIpv4, type Ipv4 } from '../net.ts';

/** Eight groups of 16 bits. */
export type Ipv6 = readonly number[];

/** The two groups that an IPv4 address makes. */
export function groupsOf(address: Ipv4): readonly [number, number] {
  const [a, b, c, d] = octetsOf(address);
  return [a * 256 + b, c * 256 + d];
}

/** The text of RFC 5952: lower case, no leading zeros, the longest run of two or more zero groups as `::`. */
export function formatIpv6(address: Ipv6): string {
  const [start, length] = zerosOf(address);
  const write = (groups: Ipv6): string => groups.map((group) => group.toString(16)).join(':');
  if (length < 2) return write(address);
  return `${write(address.slice(0, start))}::${write(address.slice(start + length))}`;
}

/** Start and length of the longest run of zero groups, the first of equal ones. */
function zerosOf(address: Ipv6): readonly [start: number, length: number] {
  let [start, length, run] = [0, 0, 0];
  for (const [at, group] of address.entries()) {
    run = group === 0 ? run + 1 : 0;
    if (run > length) [start, length] = [at - run + 1, run];
  }
  return [start, length];
}

/** Eight groups of four digits. */
export function expandIpv6(address: Ipv6): string {
  return address.map((group) => group.toString(16).padStart(4, '0')).join(':');
}

/** Any spelling of RFC 4291 §2.2, its last 32 bits dotted or not; undefined when the text is not an IPv6 address. */
export function readIpv6(text: string): Ipv6 | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map((half, at) => readGroups(half, at === halves.length - 1));
  if (!head || halves.length === 1) return head?.length === 8 ? head : undefined;
  if (!tail || head.length + tail.length > 7) return undefined;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function readGroups(text: string, last: boolean): number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const dotted = last && text.includes('.') ? readIpv4(parts.pop() ?? '') : undefined;
  if (last && text.includes('.') && dotted === undefined) return undefined;
  if (parts.some((part) => !/^[\da-f]{1,4}$/i.test(part))) return undefined;
  const groups = parts.map((part) => Number.parseInt(part, 16));
  return dotted === undefined ? groups : [...groups, ...groupsOf(dotted)];
}
