import type { KeyFacts } from '#lib/asn1/extensions.ts';
import type { Name } from '#lib/asn1/name.ts';
import type { PublicKeyFacts } from '#lib/asn1/public-key.ts';

/** A remark on an object: a stable code with its facts. */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly [fact: string]: unknown;
}

/** Shown by their first letters: MD2, MD4, MD5 and SHA-1 can be forged. */
const weakSignature = /^(?:md\d|sha1|dsaWithSHA1|ecdsa-with-SHA1)/i;

export const signatureFindings = (algorithm: string): Finding[] =>
  weakSignature.test(algorithm) ? [{ code: 'weak-signature', severity: 'error', algorithm }] : [];

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
  readonly signatureAlgorithm: string;
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

/** What to say of a certificate, in a fixed order. `notBefore` in Unix milliseconds. */
export function certificateFindings(facts: Facts, notBefore: number): Finding[] {
  const { validity, selfSigned, extensions, version } = facts;
  const oids = extensions.map(({ oid }) => oid);
  const repeated = new Set(oids.filter((oid, index) => oids.indexOf(oid) !== index));
  return [
    ...(validity.state === 'valid' ? [] : [{ code: validity.state, severity: 'error' as const }]),
    ...(selfSigned ? [] : signatureFindings(facts.signatureAlgorithm)),
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
