import { ToolError } from '#core/operation.ts';
import { isSelfSigned, type Certificate } from '#lib/asn1/certificate.ts';
import { buildChain, isTrusted, issuerFaults, type Chain } from '#lib/asn1/chain.ts';
import { checkFinding, type Finding } from './findings.ts';

export type Role = 'leaf' | 'intermediate' | 'root';

function orderFindings({ ordered, duplicates, unrelated }: Chain): Finding[] {
  const isSorted = ordered.every((index, place) => place === 0 || (ordered[place - 1] as number) < index);
  return [
    ...(isSorted ? [] : [{ code: 'wrong-order', severity: 'warning' as const }]),
    ...duplicates.map((index) => ({ code: 'duplicate', severity: 'warning' as const, index })),
    ...unrelated.map((index) => ({ code: 'unrelated', severity: 'warning' as const, index })),
  ];
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
  const checks = links.flatMap(({ from: index, to, signatureValid }) => {
    const [{ algorithm }, { publicKey }] = [certificates[index] as Certificate, certificates[to] as Certificate];
    return checkFinding(signatureValid, algorithm, publicKey).map((finding): Finding => ({ ...finding, index }));
  });
  const complete = chain.endsSelfSigned || chain.endsAtRoot;
  const last = ordered.at(-1) as number;
  const isMissing = !complete && links.every(({ from }) => from !== last);
  const trusted = roots.length === 0 ? null : isTrusted(certificates, chain);
  const end = certificates[last] as Certificate;
  const findings: Finding[] = [
    ...orderFindings(chain),
    ...timeFindings(certificates, chain, at),
    ...issuerFaults(certificates, chain).map((fault) => ({ ...fault, severity: 'error' as const })),
    ...checks,
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
