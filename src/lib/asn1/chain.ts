import { isSelfIssued, isSignedBy, sameBytes, type Certificate } from './certificate.ts';
import { keyFacts } from './extensions.ts';

export interface Link {
  readonly from: number;
  readonly to: number;
  readonly nameMatches: boolean;
  /** Null where one of them has no key identifier. */
  readonly keyIdMatches: boolean | null;
  readonly signatureValid: boolean;
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

/** The best of the links to those who have the issuer's name: with a good signature, then with the same key identifier. */
async function nextLink(certificates: readonly Certificate[], from: number, unused: readonly number[]) {
  const subject = certificates[from] as Certificate;
  const candidates = unused.filter((to) => named(subject, certificates[to] as Certificate));
  const links = await Promise.all(candidates.map((to) => linkOf(certificates, from, to)));
  const rank = ({ signatureValid, keyIdMatches: same }: Link): number =>
    (signatureValid ? 2 : 0) + (same === true ? 1 : 0);
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
      endsSelfSigned = link.signatureValid;
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

async function isAnchored(end: Certificate, roots: readonly Certificate[]): Promise<boolean> {
  for (const root of roots) {
    if (sameBytes(root.raw, end.raw)) return true;
    if (named(end, root) && (await isSignedBy(end, root.publicKey))) return true;
  }
  return false;
}
