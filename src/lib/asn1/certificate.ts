import { encodeHex } from '#lib/bytes.ts';
import { badDer, universal, type Element } from './element.ts';
import { nameOf, type Name } from './name.ts';
import { publicKeyOf, type PublicKey } from './public-key.ts';
import { algorithmOf, verify, type Algorithm } from './signature.ts';
import { timeOf } from './values.ts';

export interface Extension {
  readonly oid: string;
  readonly critical: boolean;
  /** The content of extnValue. */
  readonly value: Uint8Array;
}

/** What has a signature: the bytes of it, and the signature. */
export interface Signature {
  readonly tbs: Uint8Array;
  readonly algorithm: Algorithm;
  readonly signature: Uint8Array;
}

/** A certificate taken apart, RFC 5280 §4.1. */
export interface Certificate extends Signature {
  readonly raw: Uint8Array;
  /** 1 to 3. */
  readonly version: number;
  /** The content octets. */
  readonly serial: Uint8Array;
  readonly issuerRaw: Uint8Array;
  readonly subjectRaw: Uint8Array;
  readonly issuer: Name;
  readonly subject: Name;
  /** Unix milliseconds. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly publicKey: PublicKey;
  readonly extensions: readonly Extension[];
}

export function extensionsOf(element: Element | undefined): Extension[] {
  return (element?.inside() ?? []).map((extension) => {
    const [oid, ...rest] = extension.inside();
    const critical = rest[0]?.is(universal.boolean) === true && rest[0].boolean;
    const value = rest.find((part) => part.is(universal.octets));
    if (!oid || !value) throw badDer('extension');
    return { oid: oid.oid, critical, value: value.content };
  });
}

/** The three parts of what is signed as RFC 5280 §4.1.1 does it. */
export function signatureOf(element: Element): Signature & { readonly inner: Element } {
  const [inner, algorithm, signature, ...more] = element.inside();
  if (!inner || !algorithm || !signature || more.length > 0) throw badDer('structure');
  return { inner, tbs: inner.raw, algorithm: algorithmOf(algorithm), signature: signature.bits().bytes };
}

export function certificateOf(element: Element): Certificate {
  const { inner, ...signed } = signatureOf(element);
  const parts = inner.inside();
  const version = parts[0]?.is(0xa0) ? (parts.shift() as Element).only.small + 1 : 1;
  const [serial, , issuer, validity, subject, key, ...rest] = parts;
  const [notBefore, notAfter] = validity?.inside() ?? [];
  if (!serial?.is(universal.integer) || !issuer || !subject || !key || !notBefore || !notAfter)
    throw badDer('structure');
  return {
    ...signed,
    raw: element.raw,
    version,
    serial: serial.content,
    issuerRaw: issuer.raw,
    subjectRaw: subject.raw,
    issuer: nameOf(issuer),
    subject: nameOf(subject),
    notBefore: timeOf(notBefore),
    notAfter: timeOf(notAfter),
    publicKey: publicKeyOf(key),
    extensions: extensionsOf(rest.find((part) => part.is(0xa3))?.only),
  };
}

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Did the holder of the key sign it? Null where that cannot be checked. */
export async function isSignedBy({ tbs, algorithm, signature }: Signature, key: PublicKey): Promise<boolean | null> {
  return verify(key, { algorithm, message: tbs, signature });
}

export const isSelfIssued = ({ issuerRaw, subjectRaw }: Certificate): boolean => sameBytes(issuerRaw, subjectRaw);

export async function isSelfSigned(certificate: Certificate): Promise<boolean> {
  return isSelfIssued(certificate) && (await isSignedBy(certificate, certificate.publicKey)) === true;
}

/** Hexadecimal digits of the content octets, without a zero byte in front that only keeps the number positive. */
export function serialText(serial: Uint8Array): string {
  return encodeHex(serial.length > 1 && serial[0] === 0 ? serial.subarray(1) : serial);
}
