import { ToolError } from '#core/operation.ts';
import { readIpv6 } from '#lib/net/ipv6.ts';
import { formatMac } from '#lib/net/mac.ts';

export interface FromIpv6 {
  /** Undefined as null: the interface identifier was not made from a MAC address. */
  readonly mac: string | null;
  /** Whether the address was assigned by hand or software, not by a vendor. */
  readonly local: boolean | null;
}

/** The bit that RFC 4291 appendix A inverts. */
const universal = 2;

/**
 * The MAC address in a modified EUI-64 interface identifier (RFC 4291, appendix A), which has `fffe` in its middle.
 * Errors: `empty-input`, `invalid-ipv6`.
 */
export function macFromIpv6(source: string): FromIpv6 {
  const text = source.trim();
  if (text === '') throw new ToolError('empty-input', { field: 'address' });
  // The zone of RFC 4007 §11 names an interface of one machine.
  const groups = readIpv6(text.replace(/%.+$/, ''));
  if (!groups) throw new ToolError('invalid-ipv6');
  const [first = 0, ...bytes] = groups.slice(4).flatMap((group) => [group >> 8, group & 0xff]);
  if (bytes[2] !== 0xff || bytes[3] !== 0xfe) return { mac: null, local: null };
  const octets = [first ^ universal, ...bytes.slice(0, 2), ...bytes.slice(4)];
  const digits = octets.map((octet) => octet.toString(16).padStart(2, '0')).join('');
  return { mac: formatMac(digits.toUpperCase()), local: (first & universal) === 0 };
}
