import { useText } from '#ui/hooks/use-text.ts';
import type { ResultRow } from '#ui/results/results.tsx';
import type { PublicKeyFacts } from '#lib/asn1/public-key.ts';
import type { CertificateDescription, Description } from '../engine/inspect.ts';
import { text } from '../text.ts';

/** The rows of one object; what it does not have is left out. */
export function useFacts(): (object: Description) => ResultRow[] {
  const t = useText(text);
  type Label = Extract<Parameters<typeof t>[0], `fact.${string}`>;
  const row = (label: Exclude<Label, 'fact.ca.path'>, value: string | null): ResultRow[] =>
    value === null || value === '' ? [] : [{ label: t(label), value }];
  const list = (label: Exclude<Label, 'fact.ca.path'>, values: readonly string[] | null): ResultRow[] =>
    row(label, values?.join(', ') ?? null);
  const keyRows = ({ algorithm, bits, curve, spkiSha256 }: PublicKeyFacts): ResultRow[] => {
    const name = curve !== null && curve !== algorithm ? `${algorithm} ${curve}` : algorithm;
    return [
      ...row('fact.key', bits === null ? name : t('key.bits', { algorithm: name, bits })),
      ...row('fact.keyDigest', spkiSha256),
    ];
  };
  const authority = ({ isCa, pathLength }: CertificateDescription): string => {
    if (!isCa) return t('fact.ca.no');
    return pathLength === null ? t('fact.ca.yes') : t('fact.ca.path', { count: pathLength });
  };
  return (object) => {
    switch (object.kind) {
      case 'certificate':
        return [
          ...row('fact.subject', object.subject.text),
          ...list(
            'fact.names',
            object.subjectAltNames.map(({ value }) => value),
          ),
          ...row('fact.issuer', object.issuer.text),
          ...row('fact.notBefore', object.notBefore),
          ...row('fact.notAfter', object.notAfter),
          ...keyRows(object.publicKey),
          ...row('fact.signature', object.signatureAlgorithm),
          ...row('fact.ca', authority(object)),
          ...list('fact.usage', object.keyUsage),
          ...list('fact.extendedUsage', object.extendedKeyUsage),
          ...row('fact.serial', object.serialNumber),
          ...row('fact.sha256', object.fingerprints.sha256),
          ...row('fact.sha1', object.fingerprints.sha1),
          ...list('fact.ocsp', object.ocspUrls),
          ...list('fact.issuers', object.caIssuersUrls),
          ...list('fact.crl', object.crlUrls),
          ...list('fact.policies', object.policies),
          ...row('fact.friendlyName', object.friendlyName),
        ];
      case 'csr':
        return [
          ...row('fact.subject', object.subject.text),
          ...list(
            'fact.names',
            object.subjectAltNames.map(({ value }) => value),
          ),
          ...keyRows(object.publicKey),
          ...row('fact.signature', object.signatureAlgorithm),
          ...list('fact.usage', object.keyUsage),
          ...list('fact.extendedUsage', object.extendedKeyUsage),
          ...row('fact.challenge', object.challengePassword ? t('fact.challenge.yes') : null),
          ...row('fact.sha256', object.fingerprints.sha256),
        ];
      case 'crl':
        return [
          ...row('fact.issuer', object.issuer.text),
          ...row('fact.thisUpdate', object.thisUpdate),
          ...row('fact.nextUpdate', object.nextUpdate),
          ...row('fact.crlNumber', object.crlNumber),
          ...row('fact.revoked', String(object.revokedCount)),
          ...row('fact.signature', object.signatureAlgorithm),
          ...row('fact.sha256', object.fingerprints.sha256),
        ];
      case 'private-key':
      case 'public-key':
        return [...keyRows(object.publicKey), ...row('fact.friendlyName', object.friendlyName)];
    }
  };
}
