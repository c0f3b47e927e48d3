import { formatIpv6 } from '#lib/net/ipv6.ts';
import { eui64Of, formatMac } from '#lib/net/mac.ts';
import type { Assignment } from '#lib/oui/registry.ts';

/** Addresses with a meaning of their own, whoever the vendor is. */
const meanings = [
  [/^F{12}$/, 'broadcast'],
  [/^01005E[0-7]/, 'ipv4-multicast'], // RFC 1112 §6.4
  [/^3333/, 'ipv6-multicast'], // RFC 2464 §7
  [/^00005E0001/, 'vrrp-ipv4'], // RFC 9568 §7.3
  [/^00005E0002/, 'vrrp-ipv6'],
  [/^0180C2000000$/, 'stp'], // IEEE 802.1D, table 7-9
  [/^0180C200000E$/, 'lldp'], // IEEE 802.1AB §7.1
  [/^525400/, 'qemu-kvm'],
  [/^0242/, 'docker'],
] as const;

export type Special = (typeof meanings)[number][1];

/** What the digits themselves say; `complete` is 48 or 64 bits. */
export function describeDigits(digits: string) {
  const first = Number.parseInt(digits.slice(0, 2), 16);
  const complete = digits.length === 12 || digits.length === 16;
  const multicast = (first & 1) === 1;
  const special: Special | null =
    digits.length === 16 ? null : (meanings.find(([sign]) => sign.test(digits))?.[1] ?? null);
  const interfaceId = complete && !multicast ? interfaceIdOf(digits) : null;
  return {
    multicast,
    local: (first & 2) === 2,
    special,
    formats: complete ? formatsOf(digits) : null,
    interfaceId: interfaceId && interfaceId.map((group) => group.toString(16)).join(':'),
    linkLocal: interfaceId && formatIpv6([0xfe80, 0, 0, 0, ...interfaceId]),
  };
}

function formatsOf(digits: string) {
  const bare = digits.toLowerCase();
  return {
    colon: formatMac(digits),
    hyphen: formatMac(digits, '-'),
    dot: (bare.match(/.{4}/g) ?? []).join('.'),
    bare,
  };
}

/** The modified EUI-64 in four groups: universal/local bit inverted (RFC 4291, appendix A). */
function interfaceIdOf(digits: string): number[] {
  const [high = 0, ...rest] = (eui64Of(digits).match(/.{4}/g) ?? []).map((group) => Number.parseInt(group, 16));
  return [high ^ 0x0200, ...rest];
}

/** The first and the last 48-bit address of a prefix. */
export function blockOf({ prefix }: Assignment): { readonly blockStart: string; readonly blockEnd: string } {
  return { blockStart: formatMac(prefix.padEnd(12, '0')), blockEnd: formatMac(prefix.padEnd(12, 'F')) };
}
