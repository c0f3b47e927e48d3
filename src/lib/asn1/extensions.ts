import { encodeHex } from '#lib/bytes.ts';
import { formatIpv4 } from '#lib/net.ts';
import { formatIpv6 } from '#lib/net/ipv6.ts';
import type { Extension } from './certificate.ts';
import { Element, readOid, universal } from './element.ts';
import { nameOf } from './name.ts';
import { usageName } from './names.ts';
import { textOf } from './values.ts';

export interface AltName {
  readonly type: 'dns' | 'ip' | 'email' | 'uri' | 'dirname' | 'rid' | 'upn' | 'other';
  readonly value: string;
}

/** The content of the extension with this object identifier, read. */
export function valueOf(extensions: readonly Extension[], oid: string): Element | undefined {
  const found = extensions.find((extension) => extension.oid === oid);
  return found && Element.read(found.value);
}

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function addressOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length === 4) return formatIpv4(view.getUint32(0));
  if (bytes.length !== 16) return encodeHex(bytes);
  return formatIpv6(Array.from({ length: 8 }, (_, group) => view.getUint16(2 * group)));
}

function otherName(element: Element): AltName {
  const [type, value] = element.children;
  const oid = type?.oid ?? '';
  const inner = value?.only;
  const text = inner && textOf(inner);
  if (oid === '1.3.6.1.4.1.311.20.2.3' && text !== undefined) return { type: 'upn', value: text };
  return { type: 'other', value: `${oid}:${encodeHex(inner?.raw ?? new Uint8Array())}` };
}

/** GeneralName, RFC 5280 §4.2.1.6. */
export function generalNameOf(element: Element): AltName {
  switch (element.tag) {
    case 0xa0:
      return otherName(element);
    case 0x81:
      return { type: 'email', value: latin1(element.content) };
    case 0x82:
      return { type: 'dns', value: latin1(element.content) };
    case 0xa4:
      return { type: 'dirname', value: nameOf(element.only).text };
    case 0x86:
      return { type: 'uri', value: latin1(element.content) };
    case 0x87:
      return { type: 'ip', value: addressOf(element.content) };
    case 0x88:
      return { type: 'rid', value: readOid(element.content) };
    default:
      return { type: 'other', value: encodeHex(element.raw) };
  }
}

const usageBits = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
] as const;

export interface KeyFacts {
  readonly isCa: boolean;
  readonly pathLength: number | null;
  readonly subjectAltNames: readonly AltName[];
  /** In the order of the bits; null without the extension. */
  readonly keyUsage: readonly string[] | null;
  readonly extendedKeyUsage: readonly string[] | null;
  readonly subjectKeyId: string | null;
  readonly authorityKeyId: string | null;
}

/** What the extensions of RFC 5280 §4.2.1 say of a key and its holder. */
export function keyFacts(extensions: readonly Extension[]): KeyFacts {
  const constraints = valueOf(extensions, '2.5.29.19')?.inside() ?? [];
  const isCa = constraints[0]?.is(universal.boolean) === true && constraints[0].boolean;
  const usage = valueOf(extensions, '2.5.29.15')?.bits().bytes;
  const keyId = valueOf(extensions, '2.5.29.14')?.octets();
  const authority = valueOf(extensions, '2.5.29.35')
    ?.inside()
    .find((part) => part.is(0x80))?.content;
  const path = constraints.find((part) => part.is(universal.integer));
  return {
    isCa,
    pathLength: isCa && path ? path.small : null,
    subjectAltNames: valueOf(extensions, '2.5.29.17')?.inside().map(generalNameOf) ?? [],
    keyUsage: usage ? usageBits.filter((_, bit) => (((usage[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1) : null,
    extendedKeyUsage:
      valueOf(extensions, '2.5.29.37')
        ?.inside()
        .map(({ oid }) => usageName(oid)) ?? null,
    subjectKeyId: keyId ? encodeHex(keyId) : null,
    authorityKeyId: authority ? encodeHex(authority) : null,
  };
}

const isUri = ({ type }: AltName): boolean => type === 'uri';

/** Where the lists of revoked certificates are: CRLDistributionPoints, RFC 5280 §4.2.1.13. */
export function crlUrls(extensions: readonly Extension[]): string[] {
  const points = valueOf(extensions, '2.5.29.31')?.inside() ?? [];
  return points.flatMap((point) => {
    const name = point.inside().find((part) => part.is(0xa0));
    const full = name?.children.find((part) => part.is(0xa0));
    return (full?.children ?? [])
      .map(generalNameOf)
      .filter(isUri)
      .map(({ value }) => value);
  });
}

/** AuthorityInfoAccess, RFC 5280 §4.2.2.1. */
export function accessUrls(extensions: readonly Extension[], method: 'ocsp' | 'issuers'): string[] {
  const wanted = method === 'ocsp' ? '1.3.6.1.5.5.7.48.1' : '1.3.6.1.5.5.7.48.2';
  const all = valueOf(extensions, '1.3.6.1.5.5.7.1.1')?.inside() ?? [];
  return all.flatMap((access) => {
    const [oid, location] = access.inside();
    const name = oid?.oid === wanted && location ? generalNameOf(location) : undefined;
    return name && isUri(name) ? [name.value] : [];
  });
}

/** CertificatePolicies, RFC 5280 §4.2.1.4. */
export function policiesOf(extensions: readonly Extension[]): string[] {
  const all = valueOf(extensions, '2.5.29.32')?.inside() ?? [];
  return all.flatMap((policy) => policy.inside()[0]?.oid ?? []);
}
