import { encodeHex } from '#lib/bytes.ts';
import { ToolError } from '#core/operation.ts';
import { damaged, DerReader, oids, tags } from './der.ts';
import type { Curve } from './curves.ts';
import { curveFacts, ecKey, edKey, rsaKey, type Key } from './key.ts';

const unsupported = (kind: string): ToolError => new ToolError('unsupported-key', { kind });

function oidOf(reader: DerReader): string {
  return encodeHex(reader.read(tags.oid));
}

function curveOf(oid: string): Curve {
  const found = (Object.keys(curveFacts) as Curve[]).find((curve) => curveFacts[curve].oid === oid);
  if (!found) throw unsupported('EC');
  return found;
}

/** What other algorithms are called in a message. */
const others: Readonly<Record<string, string>> = {
  '2a8648ce380401': 'DSA',
  '2b656e': 'X25519',
  '2b656f': 'X448',
  '2b6571': 'Ed448',
  '2a864886f70d01010a': 'RSASSA-PSS',
  '2a864886f70d010301': 'DH',
};

/** AlgorithmIdentifier, RFC 5280 §4.1.1.2. */
function readAlgorithm(reader: DerReader): 'rsa' | 'ed25519' | Curve {
  const algorithm = reader.enter();
  const oid = oidOf(algorithm);
  if (oid === oids.rsa) return 'rsa';
  if (oid === oids.ed25519) return 'ed25519';
  if (oid !== oids.ec) throw unsupported(others[oid] ?? 'algorithm');
  // Explicit parameters instead of a name.
  if (algorithm.tag === tags.sequence) throw unsupported('EC');
  return curveOf(oidOf(algorithm));
}

/** RSAPrivateKey, RFC 8017 appendix A.1.2. */
export function readPkcs1(bytes: Uint8Array): Key {
  const outer = new DerReader(bytes);
  const key = outer.enter();
  outer.end();
  if (key.small() !== 0) throw unsupported('multi-prime RSA');
  const next = (): Uint8Array => key.unsigned();
  const [n, e, d, p, q, dp, dq, qi] = [next(), next(), next(), next(), next(), next(), next(), next()];
  key.end();
  return rsaKey(n, e, { d, p, q, dp, dq, qi });
}

/** RSAPublicKey, RFC 8017 appendix A.1.1. */
export function readPkcs1Public(bytes: Uint8Array): Key {
  const outer = new DerReader(bytes);
  const key = outer.enter();
  outer.end();
  const [n, e] = [key.unsigned(), key.unsigned()];
  key.end();
  return rsaKey(n, e);
}

/** ECPrivateKey, RFC 5915 §3; in PKCS#8 the curve is named outside. */
export function readSec1(bytes: Uint8Array, named?: Curve): Promise<Key> {
  const outer = new DerReader(bytes);
  const key = outer.enter();
  outer.end();
  if (key.small() !== 1) throw damaged('der');
  const secret = key.read(tags.octets);
  const parameters = key.optional(tags.context0);
  const point = key.optional(tags.context1);
  key.end();
  if (parameters?.[0] === tags.sequence) throw unsupported('EC');
  const curve = parameters ? curveOf(oidOf(new DerReader(parameters))) : named;
  if (curve === undefined || (named !== undefined && named !== curve)) throw damaged('ec');
  return ecKey(curve, { secret, point: point && new DerReader(point).bits() });
}

/** PrivateKeyInfo and OneAsymmetricKey, RFC 5958 §2. */
export async function readPkcs8(bytes: Uint8Array): Promise<Key> {
  const outer = new DerReader(bytes);
  const info = outer.enter();
  outer.end();
  if (info.small() > 1) throw damaged('der');
  const algorithm = readAlgorithm(info);
  const inner = info.read(tags.octets);
  if (algorithm === 'rsa') return readPkcs1(inner);
  if (algorithm !== 'ed25519') return readSec1(inner, algorithm);
  info.optional(tags.context0);
  const point = info.tag === 0x81 ? info.bits(0x81) : undefined;
  info.end();
  return edKey({ secret: new DerReader(inner).read(tags.octets), point });
}

/** SubjectPublicKeyInfo, RFC 5280 §4.1.2.7. */
export async function readSpki(bytes: Uint8Array): Promise<Key> {
  const outer = new DerReader(bytes);
  const key = await readSpkiElement(outer);
  outer.end();
  return key;
}

async function readSpkiElement(reader: DerReader): Promise<Key> {
  const info = reader.enter();
  const algorithm = readAlgorithm(info);
  const content = info.bits();
  info.end();
  if (algorithm === 'rsa') return readPkcs1Public(content);
  return algorithm === 'ed25519' ? edKey({ point: content }) : ecKey(algorithm, { point: content });
}

/** The public key of a certificate, RFC 5280 §4.1; nothing else of it is looked at. */
export async function readCertificate(bytes: Uint8Array): Promise<Key> {
  const certificate = new DerReader(bytes).enter().enter();
  certificate.optional(tags.context0);
  certificate.read(tags.integer);
  // signature algorithm, issuer, validity, subject
  for (let skipped = 0; skipped < 4; skipped++) certificate.read(tags.sequence);
  return readSpkiElement(certificate);
}
