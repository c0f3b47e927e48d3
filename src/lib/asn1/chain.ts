import { isSelfIssued, isSignedBy, sameBytes, type Certificate } from './certificate.ts';
import { keyFacts } from './extensions.ts';

export interface Link {
  readonly from: number;
  readonly to: number;
  readonly nameMatches: boolean;
  /** Null where one of them has no key identifier. */
  readonly keyIdMatches: boolean | null;
  /** Null where the algorithm is not known. */
  readonly signatureValid: boolean | null;
}

export interface Chain {
  /** Indexes of the certificates, from the leaf on. */
  readonly ordered: readonly number[];
  readonly links: readonly Link[];
  readonly duplicates: readonly number[];
  /** Those that do not belong to the chain. */
  readonly unrelated: readonly number[];
  readonly endsSelfSigned: boolean;
  /** One of the roots is, or issued, the last one. */
  readonly endsAtRoot: boolean;
}

function keyIdMatches(subject: Certificate, issuer: Certificate): boolean | null {
  const { authorityKeyId } = keyFacts(subject.extensions);
  const { subjectKeyId } = keyFacts(issuer.extensions);
  return authorityKeyId === null || subjectKeyId === null ? null : authorityKeyId === subjectKeyId;
}

const named = (subject: Certificate, issuer: Certificate): boolean => sameBytes(subject.issuerRaw, issuer.subjectRaw);

async function linkOf(certificates: readonly Certificate[], from: number, to: number): Promise<Link> {
  const [subject, issuer] = [certificates[from] as Certificate, certificates[to] as Certificate];
  return {
    from,
    to,
    nameMatches: named(subject, issuer),
    keyIdMatches: keyIdMatches(subject, issuer),
    signatureValid: await isSignedBy(subject, issuer.publicKey),
  };
}

/**
 * The best of the links to those who have the issuer's name: with a good signature, then with one that cannot be checked,
 * then with the same key identifier.
 */
async function nextLink(certificates: readonly Certificate[], from: number, unused: readonly number[]) {
  const subject = certificates[from] as Certificate;
  const candidates = unused.filter((to) => named(subject, certificates[to] as Certificate));
  const links = await Promise.all(candidates.map((to) => linkOf(certificates, from, to)));
  const rank = ({ signatureValid, keyIdMatches: same }: Link): number =>
    (signatureValid === true ? 4 : signatureValid === null ? 2 : 0) + (same === true ? 1 : 0);
  return links.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** `start` is the leaf if it is known; else it is the first that has issued none of the others. */
export async function buildChain(
  certificates: readonly Certificate[],
  roots: readonly Certificate[] = [],
  start?: number,
): Promise<Chain> {
  const all = certificates.map((_, index) => index);
  const duplicates = all.filter((index) =>
    all
      .slice(0, index)
      .some((other) => sameBytes(certificates[other]?.raw as Uint8Array, certificates[index]?.raw as Uint8Array)),
  );
  const different = all.filter((index) => !duplicates.includes(index));
  const issuedNone = (index: number): boolean =>
    different.every(
      (other) => other === index || !named(certificates[other] as Certificate, certificates[index] as Certificate),
    );
  const ordered = [start ?? different.find(issuedNone) ?? (different[0] as number)];
  const links: Link[] = [];
  let endsSelfSigned = false;
  for (;;) {
    const last = ordered.at(-1) as number;
    const self = isSelfIssued(certificates[last] as Certificate) ? await linkOf(certificates, last, last) : undefined;
    const unused = different.filter((index) => !ordered.includes(index));
    const link = self?.signatureValid === true ? self : ((await nextLink(certificates, last, unused)) ?? self);
    if (!link) break;
    links.push(link);
    if (link.to === last) {
      endsSelfSigned = link.signatureValid === true;
      break;
    }
    ordered.push(link.to);
  }
  const end = certificates[ordered.at(-1) as number] as Certificate;
  return {
    ordered,
    links,
    duplicates,
    unrelated: different.filter((index) => !ordered.includes(index)),
    endsSelfSigned,
    endsAtRoot: await isAnchored(end, roots),
  };
}

/** RFC 5280 §6.1.4 (k) to (n): what forbids a certificate of a chain to issue the one before it. */
export interface IssuerFault {
  readonly code: 'not-ca' | 'key-usage' | 'path-length-exceeded';
  readonly index: number;
}

/** By their codes, in the order above. */
export function issuerFaults(certificates: readonly Certificate[], { ordered }: Chain): IssuerFault[] {
  const [notCa, usage, tooLong]: [IssuerFault[], IssuerFault[], IssuerFault[]] = [[], [], []];
  let below = 0;
  for (const index of ordered.slice(1)) {
    const certificate = certificates[index] as Certificate;
    const { isCa, keyUsage, pathLength } = keyFacts(certificate.extensions);
    if (!isCa) notCa.push({ code: 'not-ca', index });
    if (keyUsage?.includes('keyCertSign') === false) usage.push({ code: 'key-usage', index });
    if (pathLength !== null && below > pathLength) tooLong.push({ code: 'path-length-exceeded', index });
    if (!isSelfIssued(certificate)) below++;
  }
  return [...notCa, ...usage, ...tooLong];
}

/** A good chain of signatures of authorities that leads to a root; times are not looked at. */
export const isTrusted = (certificates: readonly Certificate[], chain: Chain): boolean =>
  chain.endsAtRoot &&
  chain.links.every(({ signatureValid }) => signatureValid === true) &&
  issuerFaults(certificates, chain).length === 0;

async function isAnchored(end: Certificate, roots: readonly Certificate[]): Promise<boolean> {
  for (const root of roots) {
    if (sameBytes(root.raw, end.raw)) return true;
    if (named(end, root) && (await isSignedBy(end, root.publicKey)) === true) return true;
  }
  return false;
}
