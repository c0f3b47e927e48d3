import { ToolError } from '#core/operation.ts';
import { isSelfIssued, isSelfSigned, type Certificate } from '#lib/asn1/certificate.ts';
import { buildChain, type Chain } from '#lib/asn1/chain.ts';
import { keyFacts } from '#lib/asn1/extensions.ts';
import type { Finding } from './findings.ts';

export type Role = 'leaf' | 'intermediate' | 'root';

function orderFindings({ ordered, duplicates, unrelated }: Chain): Finding[] {
  const isSorted = ordered.every((index, place) => place === 0 || (ordered[place - 1] as number) < index);
  return [
    ...(isSorted ? [] : [{ code: 'wrong-order', severity: 'warning' as const }]),
    ...duplicates.map((index) => ({ code: 'duplicate', severity: 'warning' as const, index })),
    ...unrelated.map((index) => ({ code: 'unrelated', severity: 'warning' as const, index })),
  ];
}

/** RFC 5280 §6.1.4: (k) to (n). The certificates of a chain, its leaf first. */
function issuerFindings(certificates: readonly Certificate[], { ordered }: Chain): Finding[] {
  const [notCa, usage, tooLong]: [Finding[], Finding[], Finding[]] = [[], [], []];
  let below = 0;
  for (const [place, index] of ordered.entries()) {
    const certificate = certificates[index] as Certificate;
    if (place > 0) {
      const { isCa, keyUsage, pathLength } = keyFacts(certificate.extensions);
      if (!isCa) notCa.push({ code: 'not-ca', severity: 'error', index });
      if (keyUsage?.includes('keyCertSign') === false) usage.push({ code: 'key-usage', severity: 'error', index });
      if (pathLength !== null && below > pathLength)
        tooLong.push({ code: 'path-length-exceeded', severity: 'error', index });
      if (!isSelfIssued(certificate)) below++;
    }
  }
  return [...notCa, ...usage, ...tooLong];
}

function timeFindings(certificates: readonly Certificate[], { ordered }: Chain, at: number): Finding[] {
  const found = (code: string, isSo: (certificate: Certificate) => boolean): Finding[] =>
    ordered
      .filter((index) => isSo(certificates[index] as Certificate))
      .map((index) => ({ code, severity: 'error' as const, index }));
  return [
    ...found('expired', ({ notAfter }) => at > notAfter),
    ...found('not-yet-valid', ({ notBefore }) => at < notBefore),
  ];
}

/**
 * The chain that certificates make. `trusted` asks for a good chain of signatures of authorities, not for times.
 * @throws ToolError `no-certificates`
 */
export async function describeChain(certificates: readonly Certificate[], roots: readonly Certificate[], at: number) {
  if (certificates.length === 0) throw new ToolError('no-certificates');
  const chain = await buildChain(certificates, roots);
  const { ordered, links } = chain;
  const selfSigned = await Promise.all(ordered.map((index) => isSelfSigned(certificates[index] as Certificate)));
  const roleOf = (place: number): Role => (selfSigned[place] === true ? 'root' : place === 0 ? 'leaf' : 'intermediate');
  const issuers = issuerFindings(certificates, chain);
  const broken = links.filter(({ signatureValid }) => !signatureValid);
  const complete = chain.endsSelfSigned || chain.endsAtRoot;
  const last = ordered.at(-1) as number;
  const isMissing = !complete && links.every(({ from }) => from !== last);
  const trusted = roots.length === 0 ? null : chain.endsAtRoot && broken.length === 0 && issuers.length === 0;
  const end = certificates[last] as Certificate;
  const findings: Finding[] = [
    ...orderFindings(chain),
    ...timeFindings(certificates, chain, at),
    ...issuers,
    ...broken.map(({ from: index }) => ({ code: 'signature-invalid', severity: 'error' as const, index })),
    ...(isMissing
      ? [{ code: 'missing-issuer', severity: 'error' as const, index: last, issuer: end.issuer.text }]
      : []),
    ...(trusted === false ? [{ code: 'untrusted', severity: 'error' as const }] : []),
    ...(selfSigned.at(-1) === true && ordered.length > 1
      ? [{ code: 'root-included', severity: 'info' as const, index: last }]
      : []),
  ];
  return {
    ordered: ordered.map((index, place) => ({
      index,
      subject: (certificates[index] as Certificate).subject.text,
      role: roleOf(place),
    })),
    links,
    extra: [...chain.duplicates, ...chain.unrelated].toSorted((a, b) => a - b),
    complete,
    trusted,
    findings,
  };
}
