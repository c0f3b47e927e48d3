import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError } from '#core/operation.ts';
import { decodeHex } from '#lib/bytes.ts';
import { encodeUtf16 } from '#lib/charset.ts';
import { sameBytes, type Certificate } from '#lib/asn1/certificate.ts';
import { der, DerReader, derSmall } from '#lib/keys/der.ts';
import { lockPbes2 } from '#lib/keys/pbes2.ts';
import { pem } from '#lib/keys/write-key.ts';
import { randomBytes } from '#lib/random.ts';
import type { Item } from './items.ts';
import { passwordOf } from './password.ts';
import { deriveKey } from './pbe.ts';

const [sequence, set, octets, none] = [0x30, 0x31, 0x04, 0x05];

const oid = (digits: string): Uint8Array => der(0x06, decodeHex(digits));
const dataOid = '2a864886f70d010701';
const signedDataOid = '2a864886f70d010702';
const encryptedDataOid = '2a864886f70d010706';
const x509CertificateOid = '2a864886f70d01091601';
const sha256Oid = '608648016503040201';
const bag = (kind: 1 | 2 | 3): string => `2a864886f70d010c0a010${kind}`;

interface Public {
  readonly label: string;
  readonly raw: Uint8Array;
}

/** The certificates, requests and lists among the items, in their order. */
export function publicParts(items: readonly Item[]): Public[] {
  return items.flatMap((item) => {
    if (item.kind === 'certificate') return [{ label: 'CERTIFICATE', raw: item.certificate.raw }];
    if (item.kind === 'csr') return [{ label: 'CERTIFICATE REQUEST', raw: item.csr.raw }];
    return item.kind === 'crl' ? [{ label: 'X509 CRL', raw: item.crl.raw }] : [];
  });
}

/** @throws ToolError `no-certificates` */
export function toPem(items: readonly Item[]): string {
  const parts = publicParts(items);
  if (parts.length === 0) throw new ToolError('no-certificates');
  return parts.map(({ label, raw }) => pem(label, raw)).join('');
}

/** SignedData without signers, RFC 5652 §5.1. */
export function toPkcs7(items: readonly Item[]): string {
  const parts = publicParts(items);
  const [certificates, crls] = ['CERTIFICATE', 'X509 CRL'].map((wanted) =>
    parts.filter(({ label }) => label === wanted).map(({ raw }) => raw),
  ) as [Uint8Array[], Uint8Array[]];
  if (certificates.length + crls.length === 0) throw new ToolError('no-certificates');
  const signedData = der(
    sequence,
    derSmall(1),
    der(set),
    der(sequence, oid(dataOid)),
    ...(certificates.length > 0 ? [der(0xa0, ...certificates)] : []),
    ...(crls.length > 0 ? [der(0xa1, ...crls)] : []),
    der(set),
  );
  return pem('PKCS7', der(sequence, oid(signedDataOid), der(0xa0, signedData)));
}

function attributes(localKeyId: Uint8Array, friendlyName: string): Uint8Array {
  const named = der(sequence, oid('2a864886f70d010914'), der(set, der(0x1e, encodeUtf16(friendlyName, true))));
  const own = der(sequence, oid('2a864886f70d010915'), der(set, der(octets, localKeyId)));
  return der(set, ...(friendlyName === '' ? [own] : [named, own]));
}

const safeBag = (kind: 1 | 2 | 3, value: Uint8Array, about?: Uint8Array): Uint8Array =>
  der(sequence, oid(bag(kind)), der(0xa0, value), ...(about ? [about] : []));

/** An EncryptedData of a SafeContents, with the algorithm that `lockPbes2` chose. */
async function locked(contents: Uint8Array, password: string): Promise<Uint8Array> {
  const info = new DerReader(await lockPbes2(contents, password)).enter();
  const algorithm = der(sequence, info.read(sequence));
  const content = der(sequence, oid(dataOid), algorithm, der(0x80, info.read(octets)));
  return der(sequence, oid(encryptedDataOid), der(0xa0, der(sequence, derSmall(0), content)));
}

const plainData = (contents: Uint8Array): Uint8Array => der(sequence, oid(dataOid), der(0xa0, der(octets, contents)));

const macIterations = 2048;

function macData(content: Uint8Array, password: string): Uint8Array {
  const salt = randomBytes(16);
  const derivation = { hash: sha256, salt, iterations: macIterations, purpose: 3, length: 32 } as const;
  const mac = hmac(sha256, deriveKey(passwordOf(password), derivation), content);
  const digest = der(sequence, der(sequence, oid(sha256Oid), der(none)), der(octets, mac));
  return der(sequence, digest, der(octets, salt), derSmall(macIterations));
}

/**
 * A PFX (RFC 7292) of the first private key and all certificates, its own first.
 * @throws ToolError `private-key-required`, `no-certificates`
 */
export async function toPkcs12(items: readonly Item[], password: string, friendlyName: string): Promise<Uint8Array> {
  const keyItem = items.find((item) => item.kind === 'private-key');
  if (!keyItem) throw new ToolError('private-key-required');
  const { pkcs8, publicKey } = keyItem.key;
  const all: Certificate[] = items.flatMap((item) => (item.kind === 'certificate' ? [item.certificate] : []));
  if (all.length === 0) throw new ToolError('no-certificates');
  const isOwn = (certificate: Certificate): boolean => sameBytes(certificate.publicKey.raw, publicKey.raw);
  const own = all.find(isOwn);
  const sorted = own ? [own, ...all.filter((certificate) => certificate !== own)] : all;
  const about = own && attributes(sha1(own.raw), friendlyName);
  const bags = sorted.map((certificate) => {
    const held = der(sequence, oid(x509CertificateOid), der(0xa0, der(octets, certificate.raw)));
    return safeBag(3, held, certificate === own ? about : undefined);
  });
  const shrouded = safeBag(2, await lockPbes2(pkcs8, password), about);
  const safe = der(sequence, await locked(der(sequence, ...bags), password), plainData(der(sequence, shrouded)));
  return der(sequence, derSmall(3), plainData(safe), macData(safe, password));
}
