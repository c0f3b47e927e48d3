import type { Certificate } from '#lib/asn1/certificate.ts';
import { digestNamed } from '#lib/asn1/digests.ts';
import type { KeyFacts } from '#lib/asn1/extensions.ts';
import type { Name } from '#lib/asn1/name.ts';
import { signatureName } from '#lib/asn1/names.ts';
import { keyOids, publicKeyFacts, type PublicKey, type PublicKeyFacts } from '#lib/asn1/public-key.ts';
import { digestOfSignature, pssParameters, type Algorithm } from '#lib/asn1/signature.ts';

/** A remark on an object: a stable code with its facts. */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly [fact: string]: unknown;
}

/** Shown by their first letters: MD2, MD4, MD5 and SHA-1 can be forged. */
const weakSignature = /^(?:md\d|sha1|dsaWithSHA1|ecdsa-with-SHA1)/i;

/** The weak digest that RSASSA-PSS is used with, if any; which it is stands in the parameters. */
function weakPssDigest({ oid, parameters }: Algorithm): string | undefined {
  if (oid !== keyOids.pss) return undefined;
  try {
    const hash = pssParameters(parameters)?.hash;
    if (hash === digestNamed('sha1')) return 'SHA-1';
    return hash === digestNamed('md5') ? 'MD5' : undefined;
  } catch {
    return undefined;
  }
}

export function signatureFindings(algorithm: Algorithm): Finding[] {
  const name = signatureName(algorithm.oid);
  const digest = weakPssDigest(algorithm);
  if (digest === undefined && !weakSignature.test(name)) return [];
  const shown = digest === undefined ? name : `${name} (${digest})`;
  return [{ code: 'weak-signature', severity: 'error', algorithm: shown }];
}

/** What to say of a signature that is wrong (false) or could not be checked (null) with this key. */
export function checkFinding(isValid: boolean | null, algorithm: Algorithm, key: PublicKey): Finding[] {
  if (isValid === true) return [];
  if (isValid === false) return [{ code: 'signature-invalid', severity: 'error' }];
  const isOfCurve = key.oid === keyOids.ec && digestOfSignature(algorithm.oid) !== undefined;
  const curve = isOfCurve ? publicKeyFacts(key).curve : null;
  return [{ code: 'unsupported-algorithm', severity: 'warning', algorithm: curve ?? signatureName(algorithm.oid) }];
}

export function keyFindings({ algorithm, bits, exponent }: PublicKeyFacts): Finding[] {
  const isWeak =
    algorithm === 'DSA' ||
    (algorithm === 'RSA' && bits !== null && bits < 2048) ||
    (algorithm === 'EC' && bits !== null && bits < 256);
  return [
    ...(isWeak ? [{ code: 'weak-key', severity: 'error' as const, bits }] : []),
    ...(exponent !== null && BigInt(exponent) < 65_537n
      ? [{ code: 'small-exponent', severity: 'warning' as const }]
      : []),
  ];
}

/** Days that public authorities may issue for, from a day on: CA/Browser Forum ballots 193, SC31 and SC081. */
const limits = [
  [Date.UTC(2029, 2, 15), 47],
  [Date.UTC(2027, 2, 15), 100],
  [Date.UTC(2026, 2, 15), 200],
  [Date.UTC(2020, 8, 1), 398],
] as const;

const limitAt = (notBefore: number): number => limits.find(([from]) => notBefore >= from)?.[1] ?? 825;

interface Facts extends KeyFacts {
  readonly version: number;
  readonly subject: Name;
  readonly validity: { readonly state: string; readonly days: number };
  readonly publicKey: PublicKeyFacts;
  readonly selfSigned: boolean;
  readonly extensions: readonly { readonly oid: string; readonly name: string | null; readonly critical: boolean }[];
}

/** Names of hosts: what a certificate of a server has to have, and what it may. */
function hostFindings(
  { subject, subjectAltNames, isCa, extendedKeyUsage, validity }: Facts,
  notBefore: number,
): Finding[] {
  const hosts = subjectAltNames.filter(({ type }) => type === 'dns' || type === 'ip').map(({ value }) => value);
  const isServer = !isCa && extendedKeyUsage?.includes('serverAuth') === true;
  const limit = limitAt(notBefore);
  const names = subject.parts.filter(({ type }) => type === 'CN').map(({ value }) => value.toLowerCase());
  const listed = new Set(hosts.map((host) => host.toLowerCase()));
  const found: Finding[] = [];
  if (isServer && validity.days > limit)
    found.push({ code: 'long-validity', severity: 'info', days: validity.days, limit });
  if (isServer && hosts.length === 0) found.push({ code: 'no-san', severity: 'error' });
  if (isServer && hosts.length > 0 && names.some((name) => !listed.has(name)))
    found.push({ code: 'cn-not-in-san', severity: 'warning' });
  if (hosts.some((host) => host.startsWith('*.'))) found.push({ code: 'wildcard', severity: 'info' });
  return found;
}

/** What to say of a certificate, in a fixed order. */
export function certificateFindings(
  facts: Facts,
  { notBefore, algorithm }: Pick<Certificate, 'notBefore' | 'algorithm'>,
): Finding[] {
  const { validity, selfSigned, extensions, version } = facts;
  const oids = extensions.map(({ oid }) => oid);
  const repeated = new Set(oids.filter((oid, index) => oids.indexOf(oid) !== index));
  return [
    ...(validity.state === 'valid' ? [] : [{ code: validity.state, severity: 'error' as const }]),
    ...(selfSigned ? [] : signatureFindings(algorithm)),
    ...keyFindings(facts.publicKey),
    ...hostFindings(facts, notBefore),
    ...extensions
      .filter(({ critical, name }) => critical && name === null)
      .map(({ oid }) => ({ code: 'unknown-critical-extension', severity: 'error' as const, oid })),
    ...[...repeated].map((oid) => ({ code: 'duplicate-extension', severity: 'error' as const, oid })),
    ...(version === 1 ? [{ code: 'version-1', severity: 'warning' as const }] : []),
    ...(selfSigned ? [{ code: 'self-signed', severity: 'info' as const }] : []),
  ];
}
