import { authSchemes, credentials } from '#lib/auth-schemes.ts';
import { isCardNumber, isIban } from '#lib/checksums.ts';

/** In the order in which they claim a stretch of text. */
export const kinds = [
  'private-key',
  'authorization',
  'jwt',
  'aws',
  'github',
  'slack',
  'stripe',
  'iban',
  'card',
  'email',
] as const;
export type Kind = (typeof kinds)[number];

/** A secret from one offset to another, end exclusive. */
export interface Found {
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
}

const header = String.raw`\b(?:proxy-)?authorization["']?[ \t]{0,8}`;
const noScheme = String.raw`(?!(?:${authSchemes})[ \t])`;

/** The group `secret`, else the whole match, is what must not be seen; each pattern is bounded, so that none is slow. */
const patterns: Readonly<Record<Kind, readonly RegExp[]>> = {
  // RFC 7468, with the headers of RFC 1421 §4.6; RFC 9580 §6.2.1
  'private-key': [
    /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?<secret>(?:[^-]|-(?!----)){1,100000})-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g,
  ],
  authorization: [
    new RegExp(String.raw`${header}[:=][ \t]{0,8}["']?(?:${authSchemes})[ \t]{1,8}(?<secret>${credentials()})`, 'gi'),
    // Of a scheme that nobody knows, the name is masked too: it may be the secret.
    new RegExp(
      String.raw`${header}:[ \t]{0,8}["']?${noScheme}(?<secret>[a-z][a-z-]{1,24}[ \t]{1,8}${credentials()})`,
      'gi',
    ),
    new RegExp(String.raw`${header}[:=][ \t]{0,8}["']?${noScheme}(?<secret>[^\s"',;]{1,16384})`, 'gi'),
  ],
  // RFC 7516 §7.1: five parts, the second one empty for a key that is agreed directly; RFC 7515 §7.1: three.
  jwt: [
    /(?<![\w-])eyJ[\w-]{8,16384}(?:\.[\w-]{0,16384}\.[\w-]{2,4096}\.[\w-]{0,1000000}\.[\w-]{2,4096}|\.[\w-]{2,65536}\.[\w-]{0,16384})/g,
  ],
  aws: [
    /(?<![A-Z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Z0-9])/g,
    /(?:aws_?)?secret_?access_?key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?<secret>[A-Za-z0-9/+=]{40})/gi,
  ],
  github: [/(?<!\w)(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_\w{22,255})/g],
  slack: [
    /(?<!\w)(?:xox[abeoprs]-[\w-]{10,255}|xapp-\d-[A-Z0-9]{1,64}-\d{1,32}-[a-z0-9]{1,255})/g,
    /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<secret>[\w/]{10,255})/g,
  ],
  stripe: [/(?<!\w)(?:[sr]k_(?:live|test)_[A-Za-z0-9]{10,255}|whsec_[A-Za-z0-9+/=]{24,255})/g],
  iban: [/(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/g],
  card: [/(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g],
  email: [
    /(?<![\w.%+'-])[\w.%+'-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z][a-z0-9-]{1,62}(?![\w-])/gi,
  ],
};

/** An IBAN may be followed by a word in capitals: group by group less, until the checksum fits. */
function ibanIn(text: string): string | undefined {
  for (let length = text.length; length >= 15; length--) {
    const shorter = text.slice(0, length);
    const isWhole = length === text.length || /[ -]/.test(text.charAt(length));
    if (isWhole && isIban(shorter)) return shorter;
  }
  return undefined;
}

function secretIn(kind: Kind, match: RegExpExecArray): { from: number; text: string } | undefined {
  const whole = match[0];
  if (kind === 'card') return isCardNumber(whole) ? { from: match.index, text: whole } : undefined;
  if (kind === 'iban') {
    const iban = ibanIn(whole);
    return iban === undefined ? undefined : { from: match.index, text: iban };
  }
  const text = match.groups?.['secret'] ?? whole;
  return { from: match.index + whole.lastIndexOf(text), text };
}

/** The secrets of the given kinds, in order, none overlapping another. */
export function detect(source: string, wanted: readonly Kind[]): Found[] {
  const found: Found[] = [];
  const taken = new Uint8Array(source.length);
  for (const kind of kinds) {
    if (!wanted.includes(kind)) continue;
    for (const match of patterns[kind].flatMap((pattern) => [...source.matchAll(pattern)])) {
      const secret = secretIn(kind, match);
      if (!secret) continue;
      const { from } = secret;
      const to = from + secret.text.length;
      if (taken.subarray(from, to).includes(1)) continue;
      taken.fill(1, from, to);
      found.push({ kind, from, to });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}
