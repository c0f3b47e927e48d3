import { encodeUtf8 } from '#lib/charset.ts';
import { asciiDomain, isIpLiteral } from './domain.ts';

export const problems = [
  'no-at',
  'empty-local',
  'empty-domain',
  'invalid-local',
  'local-too-long',
  'domain-without-dot',
  'invalid-domain',
  'too-long',
] as const;
export type Problem = (typeof problems)[number];

export interface Address {
  /** As written, without quotes that it does not need. */
  readonly local: string;
  /** A quoted string that is not a dot-atom: RFC 5321 leaves it to its host. */
  readonly isQuoted: boolean;
  readonly lostQuotes: boolean;
  /** In lower case, without a final dot. */
  readonly domain: string;
  /** The same by UTS 46. */
  readonly ascii: string;
}

const dotAtom = /^[\w!#$%&'*+/=?^`{|}~\u0080-\u{10FFFF}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\u0080-\u{10FFFF}-]+)*$/u;
const quotedString = /^"(?:[^"\\\p{Cc}]|\\[ -~])*"$/u;
const bytesOf = (text: string): number => encodeUtf8(text).length;

/** RFC 5321 §4.1.2 and §4.5.3.1, with the characters of RFC 6531 §3.3. */
export function readAddress(text: string): Address | Problem {
  const at = text.lastIndexOf('@');
  if (at < 0) return 'no-at';
  const written = text.slice(0, at);
  const domain = text
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.$/, '');
  if (written === '') return 'empty-local';
  if (domain === '') return 'empty-domain';
  const isString = quotedString.test(written);
  const content = isString ? written.slice(1, -1) : written;
  const isAtom = dotAtom.test(content);
  if (!isAtom && !isString) return 'invalid-local';
  if (bytesOf(written) > 64) return 'local-too-long';
  const isLiteral = domain.startsWith('[');
  if (!isLiteral && !/[.\u3002\uFF0E\uFF61]/.test(domain)) return 'domain-without-dot';
  const ascii = isLiteral ? (isIpLiteral(domain) ? domain : undefined) : asciiDomain(domain);
  if (ascii === undefined) return 'invalid-domain';
  if (bytesOf(written) + 1 + ascii.length > 254) return 'too-long';
  return {
    local: isAtom ? content : written,
    isQuoted: !isAtom,
    lostQuotes: isString && isAtom,
    domain,
    ascii,
  };
}
