import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError } from '#core/operation.ts';
import { certificateOf, sameBytes, type Certificate } from '#lib/asn1/certificate.ts';
import { attributeIn, signedDataOf, type SignedData, type Signer } from '#lib/asn1/cms.ts';
import { digestOf } from '#lib/asn1/digests.ts';
import { berWalk, Element, universal } from '#lib/asn1/element.ts';
import { keyFacts } from '#lib/asn1/extensions.ts';
import { digestName } from '#lib/asn1/names.ts';
import { keyOids } from '#lib/asn1/public-key.ts';
import { algorithmOf, verify } from '#lib/asn1/signature.ts';
import { isoTime, timeOf } from '#lib/asn1/values.ts';

const types = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  timestamp: '1.2.840.113549.1.9.16.2.14',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const;

/** A CMS, its one signer that counts, and the certificates in it. */
export interface Cms {
  readonly data: SignedData;
  readonly signer: Signer;
  readonly certificates: readonly Certificate[];
}

/** The CMS without the zeros that fill the place kept for it; undefined where it is damaged. */
export function readCms(bytes: Uint8Array): { readonly cms: Cms; readonly raw: Uint8Array } | undefined {
  try {
    const element = Element.read(bytes, berWalk(), true);
    return { cms: cmsOf(element), raw: element.raw };
  } catch (error) {
    if (error instanceof ToolError && error.code === 'invalid-der') return undefined;
    throw error;
  }
}

function cmsOf(element: Element): Cms {
  const data = signedDataOf(element);
  const [signer] = data.signers;
  if (!signer) throw new ToolError('invalid-der', { reason: 'structure' });
  const certificates = data.certificates.filter((one) => one.is(universal.sequence)).map(certificateOf);
  return { data, signer, certificates };
}

/** The certificate that the SignerIdentifier names. */
export function signerIn({ signer }: Cms, certificates: readonly Certificate[]): Certificate | undefined {
  const { issuerRaw, serial, keyId } = signer;
  return certificates.find((certificate) => {
    if (issuerRaw && serial)
      return sameBytes(certificate.issuerRaw, issuerRaw) && sameBytes(certificate.serial, serial);
    const own = keyFacts(certificate.extensions).subjectKeyId;
    return keyId !== undefined && own === Array.from(keyId, (byte) => byte.toString(16).padStart(2, '0')).join('');
  });
}

/** A digest of pieces, with an update as the hashes have it. */
export type Digester = (oid: string) => Uint8Array | undefined;

export const digesterOf =
  (...parts: readonly Uint8Array[]): Digester =>
  (oid) => {
    const hash = digestOf(oid)?.create();
    if (!hash) return undefined;
    for (const part of parts) hash.update(part);
    return hash.digest();
  };

/** What the messageDigest attribute says, if it is there. */
export const messageDigest = ({ signer }: Cms): Uint8Array | undefined =>
  attributeIn(signer.signedAttributes ?? [], types.messageDigest)?.octets();

/** Does the signer's key verify the signature? Over the attributes, or over the content where there are none. */
export async function verifySigner(
  { signer }: Cms,
  { publicKey }: Certificate,
  content: () => Uint8Array,
): Promise<boolean | null> {
  const { signedAttributes, signedBytes, algorithm, signature, digest } = signer;
  if (signedAttributes) {
    const isWhole = [types.contentType, types.messageDigest].every((type) => attributeIn(signedAttributes, type));
    if (!isWhole) return false;
  }
  return verify(publicKey, { algorithm, message: signedBytes ?? content(), signature, digestOid: digest.oid });
}

/** The names that results have for signature algorithms. */
export function algorithmName(oid: string): string {
  if (oid === keyOids.pss) return 'RSA-PSS';
  if (oid === keyOids.ed25519) return 'Ed25519';
  if (oid.startsWith('1.2.840.113549.1.1.') || oid === '1.3.14.3.2.29') return 'RSA';
  if (oid.startsWith('1.2.840.10045.')) return 'ECDSA';
  if (/^2\.16\.840\.1\.101\.3\.4\.3\.(?:9|1[012])$/.test(oid)) return 'ECDSA';
  return /^2\.16\.840\.1\.101\.3\.4\.3\.1[3-6]$/.test(oid) ? 'RSA' : oid;
}

export const digestNameOf = (oid: string): string => digestName(oid) ?? oid;

/** The signingTime attribute in Unix milliseconds. */
export function signingTime({ signer }: Cms): number | null {
  const time = attributeIn(signer.signedAttributes ?? [], types.signingTime);
  return time ? timeOf(time) : null;
}

/** ESS, RFC 5035 §3 and §4: does the attribute name this certificate? Null without one. */
export function namesCertificate({ signer }: Cms, certificate: Certificate): boolean | null {
  const attributes = signer.signedAttributes ?? [];
  const second = attributeIn(attributes, types.signingCertificateV2);
  const attribute = second ?? attributeIn(attributes, types.signingCertificate);
  const identifier = attribute?.inside()[0]?.inside()[0]?.inside();
  if (!identifier) return null;
  const [first, other] = identifier;
  const named = second && first?.is(universal.sequence) ? first : undefined;
  const expected = (named ? other : first)?.octets();
  const hash = named ? digestOf(algorithmOf(named).oid) : second ? sha256 : sha1;
  return expected !== undefined && hash !== undefined && sameBytes(hash(certificate.raw), expected);
}

export interface Timestamp {
  /** Null for a token that cannot be read. */
  readonly time: string | null;
  readonly valid: boolean;
  readonly authority: string | null;
  readonly digestMatches: boolean;
  readonly signatureValid: boolean;
}

/** RFC 3161 §2.4.2. */
export interface TimestampInfo {
  readonly digestOid: string;
  readonly imprint: Uint8Array;
  readonly ms: number;
}

export function timestampInfo({ data }: Cms): TimestampInfo | undefined {
  if (!data.content) return undefined;
  const parts = Element.read(data.content).inside();
  const [algorithm, imprint] = parts[2]?.inside() ?? [];
  const time = parts[4];
  if (!algorithm || !imprint || !time) return undefined;
  return { digestOid: algorithmOf(algorithm).oid, imprint: imprint.octets(), ms: timeOf(time) };
}

/** The token is good for what `digester` digests. */
export async function checkTimestamp(
  cms: Cms,
  digester: Digester,
  others: readonly Certificate[],
): Promise<Timestamp | null> {
  const info = timestampInfo(cms);
  const content = cms.data.content;
  if (!info || !content) return null;
  const digest = digester(info.digestOid);
  const own = digesterOf(content)(cms.signer.digest.oid);
  const said = messageDigest(cms);
  const certificate = signerIn(cms, [...cms.certificates, ...others]);
  const isSigned = certificate ? await verifySigner(cms, certificate, () => content) : false;
  const signatureValid = isSigned === true && own !== undefined && (said === undefined || sameBytes(own, said));
  const digestMatches = digest !== undefined && sameBytes(digest, info.imprint);
  const isAuthority =
    certificate !== undefined &&
    keyFacts(certificate.extensions).extendedKeyUsage?.includes('timeStamping') === true &&
    certificate.notBefore <= info.ms &&
    info.ms <= certificate.notAfter;
  return {
    time: isoTime(info.ms),
    valid: digestMatches && signatureValid && isAuthority,
    authority: certificate?.subject.text ?? null,
    digestMatches,
    signatureValid,
  };
}

const noTimestamp = { time: null, valid: false, authority: null, digestMatches: false, signatureValid: false };

/** The token of the signature value, among the unsigned attributes; a damaged one is none that is valid. */
export async function checkSignatureTimestamp(
  { signer }: Cms,
  others: readonly Certificate[],
): Promise<Timestamp | null> {
  const token = attributeIn(signer.unsignedAttributes, types.timestamp);
  if (!token) return null;
  try {
    return (await checkTimestamp(cmsOf(token), digesterOf(signer.signature), others)) ?? noTimestamp;
  } catch (error) {
    if (error instanceof ToolError && error.code === 'invalid-der') return noTimestamp;
    throw error;
  }
}
