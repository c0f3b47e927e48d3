import type { Certificate } from '#lib/asn1/certificate.ts';
import { keyFacts } from '#lib/asn1/extensions.ts';
import { publicKeyFacts } from '#lib/asn1/public-key.ts';
import { isoTime } from '#lib/asn1/values.ts';
import { permittedAfter, type ChangeKind } from './changes.ts';
import type { CheckedSignature, Finding, Status } from './types.ts';

type Facts = Omit<CheckedSignature, 'status' | 'findings'>;

/** What results do not show. */
export interface More {
  readonly at: number;
  readonly certificate: Certificate | undefined;
  readonly isSupported: boolean;
  readonly unknown: string | undefined;
  readonly namesCertificate: boolean | null;
  readonly selfSigned: boolean;
  /** Unix milliseconds. */
  readonly signedAt: number;
  /** Bytes that belong to no revision follow. */
  readonly trailing: boolean;
}

const kindsIn = ({ laterChanges }: Facts): ChangeKind[] =>
  [...new Set(laterChanges.flatMap(({ kinds }) => kinds))].toSorted();

function forbidden(facts: Facts): ChangeKind[] {
  const permitted = permittedAfter(facts.certification);
  return kindsIn(facts).filter((kind) => !permitted.includes(kind));
}

/** Whether the signature holds; whom one trusts is another question. */
export function statusOf(facts: Facts, { namesCertificate, trailing }: More): Status {
  const { coverage, digest, signature, laterChanges } = facts;
  if (!coverage.valid || digest.matches === false || signature.valid === false || namesCertificate === false)
    return 'invalid';
  if (digest.matches === null || signature.valid === null) return 'unknown';
  if (trailing || forbidden(facts).length > 0) return 'valid-changed';
  return laterChanges.length > 0 ? 'valid-extended' : 'valid';
}

const severities = {
  'byte-range-invalid': 'error',
  'digest-mismatch': 'error',
  'signature-invalid': 'error',
  'signer-missing': 'error',
  'unsupported-subfilter': 'warning',
  'unsupported-algorithm': 'warning',
  'signing-certificate-mismatch': 'error',
  'signing-certificate-missing': 'warning',
  'weak-digest': 'warning',
  'weak-key': 'warning',
  'not-valid-at-signing': 'error',
  'expired-now': 'info',
  'key-usage': 'warning',
  'self-signed': 'warning',
  'chain-incomplete': 'warning',
  untrusted: 'warning',
  'no-timestamp': 'info',
  'timestamp-invalid': 'error',
  'changes-not-permitted': 'error',
  'changes-permitted': 'info',
  'trailing-bytes': 'warning',
} as const satisfies Readonly<Record<string, Finding['severity']>>;

export type FindingCode = keyof typeof severities;

function isWeakKey(certificate: Certificate): number | null | undefined {
  const { algorithm, bits } = publicKeyFacts(certificate.publicKey);
  const isWeak =
    algorithm === 'DSA' ||
    (bits !== null && ((algorithm === 'RSA' && bits < 2048) || (algorithm === 'EC' && bits < 256)));
  return isWeak ? bits : undefined;
}

/** In the order in which the codes stand above. */
export function findingsOf(facts: Facts, more: More): Finding[] {
  const found: Finding[] = [];
  const add = (code: FindingCode, isSo: boolean, details: object = {}): void => {
    if (isSo) found.push({ code, severity: severities[code], ...details });
  };
  const { coverage, digest, signature, chain, timestamp, kind, laterChanges } = facts;
  const { certificate, signedAt, at } = more;
  add('byte-range-invalid', coverage.problem !== null, { problem: coverage.problem });
  add('digest-mismatch', digest.matches === false);
  add('signature-invalid', signature.valid === false);
  add('signer-missing', more.isSupported && !certificate);
  add('unsupported-subfilter', !more.isSupported);
  add('unsupported-algorithm', more.unknown !== undefined, { oid: more.unknown });
  add('signing-certificate-mismatch', more.namesCertificate === false);
  const isBaseline = facts.subFilter === 'ETSI.CAdES.detached' && certificate !== undefined;
  add('signing-certificate-missing', isBaseline && more.namesCertificate === null);
  add('weak-digest', digest.algorithm === 'md5' || digest.algorithm === 'sha1', { algorithm: digest.algorithm });
  if (certificate) addCertificate(add, certificate, { signedAt, at, selfSigned: more.selfSigned });
  add('chain-incomplete', chain?.complete === false);
  add('untrusted', chain?.trusted === false);
  add('no-timestamp', kind === 'signature' && timestamp === null);
  add('timestamp-invalid', timestamp?.valid === false);
  const refused = forbidden(facts);
  add('changes-not-permitted', refused.length > 0, { kinds: refused });
  add('changes-permitted', laterChanges.length > 0 && refused.length === 0, { kinds: kindsIn(facts) });
  add('trailing-bytes', more.trailing, { bytesAfter: coverage.bytesAfter });
  return found;
}

/** Null without the extension, and where it is damaged, which the chain tells. */
function keyUsageOf({ extensions }: Certificate): readonly string[] | null {
  try {
    return keyFacts(extensions).keyUsage;
  } catch {
    return null;
  }
}

type Add = (code: FindingCode, isSo: boolean, details?: object) => void;

function addCertificate(
  add: Add,
  certificate: Certificate,
  { signedAt, at, selfSigned }: Pick<More, 'signedAt' | 'at' | 'selfSigned'>,
): void {
  const { notBefore, notAfter } = certificate;
  const bits = isWeakKey(certificate);
  const usage = keyUsageOf(certificate);
  add('weak-key', bits !== undefined, { bits });
  add('not-valid-at-signing', signedAt < notBefore || signedAt > notAfter, { time: isoTime(signedAt) });
  add('expired-now', at > notAfter);
  add('key-usage', usage?.every((one) => one !== 'digitalSignature' && one !== 'nonRepudiation') === true);
  add('self-signed', selfSigned);
}
