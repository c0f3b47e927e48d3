import { badDer, universal, type Element } from './element.ts';
import { algorithmOf, type Algorithm } from './signature.ts';

export interface Attribute {
  readonly type: string;
  readonly values: readonly Element[];
}

/** SignerInfo, RFC 5652 §5.3. */
export interface Signer {
  /** IssuerAndSerialNumber, or the subject key identifier. */
  readonly issuerRaw: Uint8Array | undefined;
  readonly serial: Uint8Array | undefined;
  readonly keyId: Uint8Array | undefined;
  readonly digest: Algorithm;
  readonly algorithm: Algorithm;
  readonly signature: Uint8Array;
  readonly signedAttributes: readonly Attribute[] | undefined;
  /** What is signed where there are signed attributes: their encoding as a SET (§5.4). */
  readonly signedBytes: Uint8Array | undefined;
  readonly unsignedAttributes: readonly Attribute[];
}

/** SignedData, RFC 5652 §5.1. */
export interface SignedData {
  readonly contentType: string;
  /** The bytes inside, if they are not elsewhere. */
  readonly content: Uint8Array | undefined;
  readonly certificates: readonly Element[];
  readonly crls: readonly Element[];
  readonly signers: readonly Signer[];
}

export const cmsOids = { signedData: '1.2.840.113549.1.7.2', data: '1.2.840.113549.1.7.1' } as const;

function attributesOf(element: Element | undefined): Attribute[] {
  return (element?.children ?? []).map((attribute) => {
    const [type, values] = attribute.inside();
    if (!type || !values) throw badDer('structure');
    return { type: type.oid, values: values.inside(universal.set) };
  });
}

/** The same bytes with the tag of a SET instead of [0]. */
function asSet(raw: Uint8Array): Uint8Array {
  const bytes = raw.slice();
  bytes[0] = universal.set;
  return bytes;
}

function signerOf(element: Element): Signer {
  const [, identifier, digest, ...rest] = element.inside();
  const signed = rest[0]?.is(0xa0) ? rest.shift() : undefined;
  const [algorithm, signature, unsigned] = rest;
  if (!identifier || !digest || !algorithm || !signature) throw badDer('structure');
  const isByName = identifier.is(universal.sequence);
  const [issuer, serial] = isByName ? identifier.children : [];
  return {
    issuerRaw: issuer?.raw,
    serial: serial?.content,
    keyId: isByName ? undefined : identifier.octets(0x80),
    digest: algorithmOf(digest),
    algorithm: algorithmOf(algorithm),
    signature: signature.octets(),
    signedAttributes: signed && attributesOf(signed),
    signedBytes: signed && asSet(signed.raw),
    unsignedAttributes: attributesOf(unsigned?.is(0xa1) ? unsigned : undefined),
  };
}

/** A ContentInfo that holds SignedData. */
export function signedDataOf(element: Element): SignedData {
  const [type, outer] = element.inside();
  if (type?.oid !== cmsOids.signedData || !outer) throw badDer('structure');
  const [, , encapsulated, ...rest] = outer.only.inside();
  const [contentType, content] = encapsulated?.inside() ?? [];
  const signers = rest.at(-1);
  if (!contentType || !signers?.is(universal.set)) throw badDer('structure');
  const inner = content?.only;
  return {
    contentType: contentType.oid,
    // PKCS#7 has any content there, CMS an OCTET STRING.
    content: inner?.is(universal.octets) || inner?.is(universal.octets | 0x20) ? inner.octets() : inner?.content,
    certificates: rest.find((part) => part.is(0xa0))?.children ?? [],
    crls: rest.find((part) => part.is(0xa1))?.children ?? [],
    signers: signers.children.map(signerOf),
  };
}

/** The first value of the attribute with this type. */
export const attributeIn = (attributes: readonly Attribute[], type: string): Element | undefined =>
  attributes.find((attribute) => attribute.type === type)?.values[0];
