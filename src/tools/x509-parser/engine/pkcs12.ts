import { ToolError } from '#core/operation.ts';
import { sameBytes } from '#lib/asn1/certificate.ts';
import { digestOf, macOf } from '#lib/asn1/digests.ts';
import { badDer, berWalk, Element, universal } from '#lib/asn1/element.ts';
import { algorithmOf } from '#lib/asn1/signature.ts';
import { textOf } from '#lib/asn1/values.ts';
import { gather } from './blocks.ts';
import { attempts, type Password } from './password.ts';
import { checkedIterations, deriveKey, openLocked, pbkdf2Key, unsupported } from './pbe.ts';

/** What a bag holds, RFC 7292 §4.2; keys as PKCS#8. */
export interface Bag {
  readonly kind: 'certificate' | 'crl' | 'key';
  readonly bytes: Uint8Array;
  readonly friendlyName: string | null;
}

const data = '1.2.840.113549.1.7.1';
const encryptedData = '1.2.840.113549.1.7.6';
const bags = '1.2.840.113549.1.12.10.1.';
const friendlyNameOid = '1.2.840.113549.1.9.20';
const hmacs: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': '1.3.14.3.2.26',
  '1.2.840.113549.2.9': '2.16.840.1.101.3.4.2.1',
  '1.2.840.113549.2.10': '2.16.840.1.101.3.4.2.2',
  '1.2.840.113549.2.11': '2.16.840.1.101.3.4.2.3',
};

async function hasMac(macData: Element, content: Uint8Array, password: Password): Promise<boolean> {
  const [mac, salt, count] = macData.inside();
  const [algorithmPart, digest] = mac?.inside() ?? [];
  if (!algorithmPart || !digest || !salt) throw badDer('structure');
  const algorithm = algorithmOf(algorithmPart);
  // PBMAC1, RFC 9579.
  if (algorithm.oid === '1.2.840.113549.1.5.14') {
    const [kdf, scheme] = (algorithm.parameters?.inside() ?? []).map(algorithmOf);
    const hash = digestOf(hmacs[scheme?.oid ?? ''] ?? '');
    if (!kdf || !hash) throw unsupported(scheme?.oid ?? algorithm.oid);
    const lengths = kdf.parameters?.inside().filter((part) => part.is(universal.integer)) ?? [];
    const key = await pbkdf2Key(kdf, password, lengths[1]?.small ?? hash.outputLen);
    return sameBytes(macOf(hash, key, content), digest.octets());
  }
  const hash = digestOf(algorithm.oid);
  if (!hash) throw unsupported(algorithm.oid);
  const iterations = checkedIterations(count);
  const key = deriveKey(password, { hash, salt: salt.octets(), iterations, purpose: 3, length: hash.outputLen });
  return sameBytes(macOf(hash, key, content), digest.octets());
}

/** An encrypted private key (RFC 5958 §3) opened, or undefined. */
export async function openShrouded(element: Element, password: Password): Promise<Uint8Array | undefined> {
  const [algorithm, locked] = element.inside();
  if (!algorithm || !locked) throw badDer('structure');
  const opened = await openLocked(algorithmOf(algorithm), locked.octets(), password);
  return opened?.[0] === universal.sequence ? opened : undefined;
}

async function contentsOf(info: Element, password: Password): Promise<Uint8Array | undefined> {
  const [type, content] = info.inside();
  if (type?.oid === data && content) return content.only.octets();
  if (type?.oid !== encryptedData || !content) throw unsupported(type?.oid ?? '');
  const [, encrypted] = content.only.inside();
  const [, algorithm, locked] = encrypted?.inside() ?? [];
  if (!algorithm || !locked) throw badDer('structure');
  return openLocked(algorithmOf(algorithm), locked.octets(0x80), password);
}

function nameIn(attributes: Element | undefined): string | null {
  const all = attributes?.inside(universal.set) ?? [];
  for (const attribute of all) {
    const [type, values] = attribute.inside();
    const first = type?.oid === friendlyNameOid ? values?.children[0] : undefined;
    if (first) return textOf(first) ?? null;
  }
  return null;
}

/** Undefined where a locked key does not open. */
async function bagsIn(contents: Uint8Array, password: Password, depth = 0): Promise<Bag[] | undefined> {
  if (depth > 8) throw new ToolError('too-complex');
  const found: Bag[] = [];
  for (const bag of Element.read(contents, berWalk(), true).inside()) {
    const [type, value, attributes] = bag.inside();
    if (!type || !value) throw badDer('structure');
    const friendlyName = nameIn(attributes);
    const inner = value.only;
    switch (type.oid) {
      case `${bags}1`:
        found.push({ kind: 'key', bytes: inner.raw, friendlyName });
        break;
      case `${bags}2`: {
        const bytes = await openShrouded(inner, password);
        if (!bytes) return undefined;
        found.push({ kind: 'key', bytes, friendlyName });
        break;
      }
      case `${bags}3`:
      case `${bags}4`: {
        const [kind, held] = inner.inside();
        const isX509 = kind?.oid === '1.2.840.113549.1.9.22.1' || kind?.oid === '1.2.840.113549.1.9.23.1';
        const bytes = isX509 ? held?.only.octets() : undefined;
        if (bytes) found.push({ kind: type.oid.endsWith('3') ? 'certificate' : 'crl', bytes, friendlyName });
        break;
      }
      case `${bags}6`:
        gather(found, (await bagsIn(inner.raw, password, depth + 1)) ?? []);
        break;
    }
  }
  return found;
}

async function openWith(
  content: Uint8Array,
  macData: Element | undefined,
  password: Password,
): Promise<Bag[] | undefined> {
  if (macData && !(await hasMac(macData, content, password))) return undefined;
  const found: Bag[] = [];
  for (const info of Element.read(content, berWalk(), true).inside()) {
    const contents = await contentsOf(info, password);
    const bagged = contents?.[0] === universal.sequence ? await bagsIn(contents, password) : undefined;
    if (!bagged) return undefined;
    gather(found, bagged);
  }
  return found;
}

/**
 * The bags of a PFX, RFC 7292 §4.
 * @throws ToolError `password-required`, `wrong-password`, `unsupported-encryption`, `invalid-der`
 */
export async function openPkcs12(bytes: Uint8Array, password: string): Promise<Bag[]> {
  const [, safe, macData] = Element.read(bytes, berWalk(), true).inside();
  const [type, content] = safe?.inside() ?? [];
  if (type?.oid !== data || !content) throw unsupported(type?.oid ?? '');
  const authenticated = content.only.octets();
  return firstThat(password, (attempt) => openWith(authenticated, macData, attempt));
}

/** What the first password opens, the empty one before the one that was given. */
export async function firstThat<T>(password: string, open: (attempt: Password) => Promise<T | undefined>): Promise<T> {
  for (const attempt of attempts(password)) {
    const opened = await open(attempt);
    if (opened !== undefined) return opened;
  }
  if (password === '') throw new ToolError('password-required');
  throw new ToolError('wrong-password');
}
