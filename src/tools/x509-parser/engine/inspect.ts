import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError } from '#core/operation.ts';
import { encodeHex } from '#lib/bytes.ts';
import { isSelfSigned, isSignedBy, serialText, type Certificate, type Extension } from '#lib/asn1/certificate.ts';
import { accessUrls, crlUrls, keyFacts, policiesOf } from '#lib/asn1/extensions.ts';
import { extensionName, signatureName } from '#lib/asn1/names.ts';
import { publicKeyFacts, type PublicKey } from '#lib/asn1/public-key.ts';
import { isoTime } from '#lib/asn1/values.ts';
import type { Crl } from './crl.ts';
import type { Csr } from './csr.ts';
import { certificateFindings, checkFinding, keyFindings, signatureFindings, type Finding } from './findings.ts';
import type { Item, Source } from './items.ts';

const day = 86_400_000;

const fingerprintsOf = (raw: Uint8Array) => ({ sha1: encodeHex(sha1(raw)), sha256: encodeHex(sha256(raw)) });

const extensionsOf = (extensions: readonly Extension[]) =>
  extensions.map(({ oid, critical, value }) => ({ oid, name: extensionName(oid), critical, hex: encodeHex(value) }));

function validityOf({ notBefore, notAfter }: Certificate, at: number) {
  return {
    state: at < notBefore ? ('not-yet-valid' as const) : at > notAfter ? ('expired' as const) : ('valid' as const),
    days: Math.floor((notAfter - notBefore + 1000) / day),
    daysLeft: Math.floor((notAfter - at) / day),
  };
}

async function certificateObject(certificate: Certificate, source: Source, friendlyName: string | null, at: number) {
  const { extensions, publicKey, algorithm, raw } = certificate;
  const facts = {
    kind: 'certificate' as const,
    source,
    friendlyName,
    version: certificate.version,
    serialNumber: serialText(certificate.serial),
    subject: certificate.subject,
    issuer: certificate.issuer,
    notBefore: isoTime(certificate.notBefore),
    notAfter: isoTime(certificate.notAfter),
    validity: validityOf(certificate, at),
    publicKey: publicKeyFacts(publicKey),
    signatureAlgorithm: signatureName(algorithm.oid),
    selfSigned: await isSelfSigned(certificate),
    ...keyFacts(extensions),
    crlUrls: crlUrls(extensions),
    ocspUrls: accessUrls(extensions, 'ocsp'),
    caIssuersUrls: accessUrls(extensions, 'issuers'),
    policies: policiesOf(extensions),
    extensions: extensionsOf(extensions),
    fingerprints: fingerprintsOf(raw),
  };
  return { ...facts, findings: certificateFindings(facts, certificate) };
}

async function csrObject(csr: Csr, source: Source) {
  const { isCa, subjectAltNames, keyUsage, extendedKeyUsage } = keyFacts(csr.extensions);
  const signatureValid = await isSignedBy(csr, csr.publicKey);
  const publicKey = publicKeyFacts(csr.publicKey);
  const signatureAlgorithm = signatureName(csr.algorithm.oid);
  const findings: Finding[] = [
    ...checkFinding(signatureValid, csr.algorithm, csr.publicKey),
    ...signatureFindings(csr.algorithm),
    ...keyFindings(publicKey).filter(({ code }) => code === 'weak-key'),
  ];
  return {
    kind: 'csr' as const,
    source,
    subject: csr.subject,
    publicKey,
    signatureAlgorithm,
    signatureValid,
    isCa,
    subjectAltNames,
    keyUsage,
    extendedKeyUsage,
    challengePassword: csr.challengePassword,
    extensions: extensionsOf(csr.extensions),
    fingerprints: fingerprintsOf(csr.raw),
    findings,
  };
}

function crlObject(crl: Crl, source: Source, at: number) {
  const { nextUpdate, revoked, revokedCount } = crl;
  const isStale = nextUpdate !== null && nextUpdate < at;
  return {
    kind: 'crl' as const,
    source,
    issuer: crl.issuer,
    thisUpdate: isoTime(crl.thisUpdate),
    nextUpdate: nextUpdate === null ? null : isoTime(nextUpdate),
    signatureAlgorithm: signatureName(crl.algorithm.oid),
    crlNumber: crl.crlNumber,
    revokedCount,
    revoked,
    extensions: extensionsOf(crl.extensions),
    fingerprints: fingerprintsOf(crl.raw),
    findings: isStale ? [{ code: 'stale', severity: 'warning' as const }] : [],
  };
}

function keyObject<K extends 'private-key' | 'public-key'>(kind: K, key: PublicKey, { source, friendlyName }: Item) {
  const publicKey = publicKeyFacts(key);
  return { kind, source, friendlyName, publicKey, findings: keyFindings(publicKey) };
}

/** What is shown of one object. */
async function describeItem(item: Item, at: number) {
  const { source, friendlyName } = item;
  switch (item.kind) {
    case 'certificate':
      return certificateObject(item.certificate, source, friendlyName, at);
    case 'csr':
      return csrObject(item.csr, source);
    case 'crl':
      return crlObject(item.crl, source, at);
    case 'private-key':
      return keyObject(item.kind, item.key.publicKey, item);
    case 'public-key':
      return keyObject(item.kind, item.publicKey, item);
  }
}

/** All of them. @throws ToolError `invalid-der` { index, reason } where an extension is damaged */
export async function describeItems(items: readonly Item[], at: number) {
  return Promise.all(
    items.map(async (item, index) => {
      try {
        return await describeItem(item, at);
      } catch (error) {
        if (!(error instanceof ToolError)) throw error;
        throw new ToolError(error.code, { index, ...error.details });
      }
    }),
  );
}

export type Description = Awaited<ReturnType<typeof describeItem>>;
export type CertificateDescription = Extract<Description, { kind: 'certificate' }>;
