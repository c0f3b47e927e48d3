import { once } from '#core/once.ts';
import { ToolError } from '#core/operation.ts';
import { certificateOf, type Certificate } from '#lib/asn1/certificate.ts';
import { cmsOids, signedDataOf } from '#lib/asn1/cms.ts';
import { badDer, berWalk, derWalk, Element, universal } from '#lib/asn1/element.ts';
import { readPublicKey, type PublicKey } from '#lib/asn1/public-key.ts';
import { der, derBits } from '#lib/keys/der.ts';
import { decodeHex } from '#lib/bytes.ts';
import { gather, opensshLabel, readBlocks, type Block, type Input } from './blocks.ts';
import { crlOf, type Crl } from './crl.ts';
import { csrOf, type Csr } from './csr.ts';

import { firstThat, openPkcs12, openShrouded } from './pkcs12.ts';
import { lineKeyOf, pemKeyOf, privateKeyOf, type PrivateKey } from './private-key.ts';

const loadWriteKey = once(() => import('#lib/keys/write-key.ts'));

export type Source = 'pem' | 'der' | 'pkcs7' | 'pkcs12';

/** What was found in an input. */
export type Item = { readonly source: Source; readonly friendlyName: string | null } & (
  | { readonly kind: 'certificate'; readonly certificate: Certificate }
  | { readonly kind: 'csr'; readonly csr: Csr }
  | { readonly kind: 'crl'; readonly crl: Crl }
  | { readonly kind: 'private-key'; readonly key: PrivateKey }
  | { readonly kind: 'public-key'; readonly publicKey: PublicKey }
);

export interface LockedInput extends Input {
  readonly password: string;
}

type Shape = 'certificate' | 'csr' | 'crl' | 'pkcs7' | 'pkcs12' | 'pkcs8' | 'locked' | 'spki' | 'pkcs1' | 'sec1';

const labels: Readonly<Record<string, Shape | 'pem-key' | 'rsa-public'>> = {
  CERTIFICATE: 'certificate',
  'X509 CERTIFICATE': 'certificate',
  'TRUSTED CERTIFICATE': 'certificate',
  'CERTIFICATE REQUEST': 'csr',
  'NEW CERTIFICATE REQUEST': 'csr',
  'X509 CRL': 'crl',
  PKCS7: 'pkcs7',
  CMS: 'pkcs7',
  PKCS12: 'pkcs12',
  'PRIVATE KEY': 'pkcs8',
  'ENCRYPTED PRIVATE KEY': 'locked',
  'PUBLIC KEY': 'spki',
  'RSA PRIVATE KEY': 'pem-key',
  'EC PRIVATE KEY': 'pem-key',
  'OPENSSH PRIVATE KEY': 'pem-key',
  'RSA PUBLIC KEY': 'rsa-public',
};

const { sequence, integer, octets, bits, oid } = universal;

/** What kind of structure it is, by the tags of its parts. */
function shapeOf(element: Element): Shape | undefined {
  const parts = element.inside();
  const [first, second, third] = parts;
  if (first?.is(oid)) return first.oid === cmsOids.signedData ? 'pkcs7' : undefined;
  if (first?.is(integer)) {
    if (second?.is(octets)) return 'sec1';
    if (second?.is(integer)) return 'pkcs1';
    if (!second?.is(sequence)) return undefined;
    if (third?.is(octets)) return 'pkcs8';
    return second.children[0]?.is(oid) === true && first.integer === 3n ? 'pkcs12' : undefined;
  }
  if (!first?.is(sequence)) return undefined;
  if (parts.length === 2) return second?.is(bits) ? 'spki' : second?.is(octets) ? 'locked' : undefined;
  if (parts.length !== 3 || !second?.is(sequence) || !third?.is(bits)) return undefined;
  return signedShapeOf(first.children);
}

/** A certificate has a validity, a list of revoked ones has a time, a request neither. */
function signedShapeOf(parts: readonly Element[]): Shape | undefined {
  const isTime = (part: Element): boolean => part.is(universal.utcTime) || part.is(universal.generalizedTime);
  if (parts.some(isTime)) return 'crl';
  const sequences = parts.filter((part) => part.is(sequence)).length;
  return sequences >= 5 ? 'certificate' : sequences === 2 ? 'csr' : undefined;
}

const plain = (source: Source) => ({ source, friendlyName: null });

async function itemsOf(bytes: Uint8Array, shape: Shape, source: Source, password: string): Promise<Item[]> {
  const about = plain(source);
  switch (shape) {
    case 'certificate':
      // What follows in a TRUSTED CERTIFICATE is OpenSSL's own.
      return [{ ...about, kind: 'certificate', certificate: certificateOf(Element.read(bytes, derWalk(), true)) }];
    case 'csr':
      return [{ ...about, kind: 'csr', csr: csrOf(Element.read(bytes)) }];
    case 'crl':
      return [{ ...about, kind: 'crl', crl: crlOf(Element.read(bytes)) }];
    case 'pkcs7': {
      const { certificates, crls } = signedDataOf(Element.read(bytes, berWalk(), true));
      return [
        // Other kinds of certificates are tagged.
        ...certificates
          .filter((element) => element.is(sequence))
          .map((element): Item => ({ ...plain('pkcs7'), kind: 'certificate', certificate: certificateOf(element) })),
        ...crls
          .filter((element) => element.is(sequence))
          .map((element): Item => ({ ...plain('pkcs7'), kind: 'crl', crl: crlOf(element) })),
      ];
    }
    case 'pkcs12':
      return bagItems(bytes, password);
    case 'pkcs8':
      return [{ ...about, kind: 'private-key', key: await privateKeyOf(bytes) }];
    case 'locked': {
      const element = Element.read(bytes);
      const key = await firstThat(password, async (attempt) => {
        const opened = await openShrouded(element, attempt);
        return opened && readable(opened);
      });
      return [{ ...about, kind: 'private-key', key }];
    }
    case 'spki':
      return [{ ...about, kind: 'public-key', publicKey: readPublicKey(bytes) }];
    case 'pkcs1':
    case 'sec1': {
      const { pem } = await loadWriteKey();
      const text = pem(shape === 'pkcs1' ? 'RSA PRIVATE KEY' : 'EC PRIVATE KEY', bytes);
      return [{ ...about, kind: 'private-key', key: await pemKeyOf(text, password) }];
    }
  }
}

/** The key, or undefined: one wrong password in 256 leaves padding that looks right. */
async function readable(opened: Uint8Array): Promise<PrivateKey | undefined> {
  try {
    return await privateKeyOf(opened);
  } catch (error) {
    if (error instanceof ToolError && error.code === 'invalid-der') return undefined;
    throw error;
  }
}

async function bagItems(bytes: Uint8Array, password: string): Promise<Item[]> {
  const found: Item[] = [];
  for (const { kind, bytes: held, friendlyName } of await openPkcs12(bytes, password)) {
    const about = { source: 'pkcs12', friendlyName } as const;
    if (kind === 'key') found.push({ ...about, kind: 'private-key', key: await privateKeyOf(held) });
    else if (kind === 'crl') found.push({ ...about, kind: 'crl', crl: crlOf(Element.read(held)) });
    else found.push({ ...about, kind: 'certificate', certificate: certificateOf(Element.read(held)) });
  }
  return found;
}

/** Wraps an RSAPublicKey (RFC 8017 appendix A.1.1). */
const rsaSpki = (key: Uint8Array): Uint8Array =>
  der(sequence, der(sequence, decodeHex('06092a864886f70d010101'), decodeHex('0500')), derBits(key));

async function readBlock({ label, text, bytes }: Block, password: string): Promise<Item[]> {
  if (label === undefined) {
    const element = Element.read(bytes as Uint8Array, berWalk(), true);
    const shape = shapeOf(element);
    return shape ? itemsOf(bytes as Uint8Array, shape, 'der', password) : [];
  }
  if (label === opensshLabel) return [{ ...plain('pem'), kind: 'public-key', publicKey: await lineKeyOf(text) }];
  const shape = labels[label];
  if (shape === undefined) return [];
  if (shape === 'pem-key') return [{ ...plain('pem'), kind: 'private-key', key: await pemKeyOf(text, password) }];
  if (!bytes) throw badDer('base64');
  if (shape !== 'rsa-public') return itemsOf(bytes, shape, 'pem', password);
  return [{ ...plain('pem'), kind: 'public-key', publicKey: readPublicKey(rsaSpki(bytes)) }];
}

/**
 * Everything that is recognized in an input, in order of appearance.
 * @throws ToolError `nothing-to-read`, `too-large`, `too-complex`, `nothing-recognised`, `invalid-der` { index, reason },
 * `password-required`, `wrong-password`, `unsupported-encryption` { oid }
 */
export async function readItems(input: LockedInput): Promise<Item[]> {
  const found: Item[] = [];
  for (const [index, block] of (await readBlocks(input)).entries()) {
    try {
      gather(found, await readBlock(block, input.password));
    } catch (error) {
      if (!(error instanceof ToolError) || error.code !== 'invalid-der') throw error;
      throw new ToolError('invalid-der', { index, ...error.details });
    }
  }
  if (found.length === 0) throw new ToolError('nothing-recognised');
  return found;
}

export const certificatesIn = (items: readonly Item[]): Certificate[] =>
  items.flatMap((item) => (item.kind === 'certificate' ? [item.certificate] : []));
