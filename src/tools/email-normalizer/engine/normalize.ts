import { readAddress, type Address, type Problem } from './address.ts';
import { unicodeDomain } from './domain.ts';
import { fastmailUser, providerOf, type Provider } from './providers.ts';
import { unwrap } from './unwrap.ts';

export interface Options {
  readonly removeTags: boolean;
  readonly removeDots: boolean;
  readonly mergeDomains: boolean;
  readonly otherTags: boolean;
  readonly lowerLocal: 'all' | 'known';
  readonly domain: 'ascii' | 'unicode';
}

export const changes = [
  'unwrapped',
  'quotes-removed',
  'lower-case',
  'tag-removed',
  'marks-removed',
  'domain-merged',
  'domain-converted',
] as const;
export type Change = (typeof changes)[number];

export interface Normalized {
  /** Null for what is not an address. */
  readonly address: string | null;
  readonly provider: string | null;
  /** What was cut off; null where nothing was. */
  readonly tag: string | null;
  /** In the order of `changes`. */
  readonly changes: readonly Change[];
  readonly problem: Problem | null;
}

const longestItem = 1000;

interface Mailbox {
  readonly local: string;
  readonly domain: string;
  readonly tag: string | null;
}

/** Without its tag, unless no local part would be left. */
function withoutTag({ local, domain }: Mailbox, provider: Provider | undefined, removeDots: boolean): Mailbox {
  const fastmail = provider?.id === 'fastmail' ? fastmailUser(domain) : undefined;
  if (fastmail) return { local: fastmail.user, domain: fastmail.domain, tag: local };
  const at = local.indexOf(provider?.sign ?? '+');
  const rest = local.slice(0, Math.max(at, 0));
  const isLocal = rest !== '' && (!rest.endsWith('.') || (removeDots && provider?.unmarked !== undefined));
  return isLocal ? { local: rest, domain, tag: local.slice(at + 1) } : { local, domain, tag: null };
}

function withoutMarks(local: string, provider: Provider | undefined): string {
  const unmarked = provider?.unmarked?.(local) ?? local;
  return unmarked === '' ? local : unmarked;
}

function mailboxOf(address: Address, provider: Provider | undefined, options: Options) {
  const { domain } = address;
  const isLowered = provider !== undefined || options.lowerLocal === 'all';
  const local = isLowered ? address.local.toLowerCase() : address.local;
  const whole = { local, domain: address.ascii, tag: null };
  const isCut = options.removeTags && (provider !== undefined || options.otherTags);
  const cut = isCut ? withoutTag(whole, provider, options.removeDots) : whole;
  const plain = options.removeDots ? withoutMarks(cut.local, provider) : cut.local;
  const merged = options.mergeDomains ? (provider?.main ?? cut.domain) : cut.domain;
  const shown = options.domain === 'unicode' ? unicodeDomain(merged) : merged;
  return {
    address: `${plain}@${shown}`,
    tag: cut.tag,
    isLowered: local !== address.local,
    isUnmarked: plain !== cut.local,
    isMerged: merged !== cut.domain,
    isConverted: merged === address.ascii && shown !== domain,
  };
}

/** One for all: a list of 100,000 rows crosses to the page faster without as many empty arrays. */
const unchanged: readonly Change[] = [];

/** One item of a list in the form of its mailbox. */
export function normalizeItem(written: string, options: Options): Normalized {
  const refused = (problem: Problem): Normalized => ({
    address: null,
    provider: null,
    tag: null,
    changes: unchanged,
    problem,
  });
  if (written.length > longestItem) return refused('too-long');
  const bare = unwrap(written);
  const address = readAddress(bare);
  if (typeof address === 'string') return refused(address);
  const provider = providerOf(address.ascii);
  const typedDomain = bare.slice(bare.lastIndexOf('@') + 1);
  const isLowerDomain = typedDomain.toLowerCase() !== typedDomain;
  const done = address.isQuoted ? quoted(address, options) : mailboxOf(address, provider, options);
  const made: Readonly<Record<Change, boolean>> = {
    unwrapped: bare !== written,
    'quotes-removed': address.lostQuotes,
    'lower-case': isLowerDomain || done.isLowered,
    'tag-removed': done.tag !== null,
    'marks-removed': done.isUnmarked,
    'domain-merged': done.isMerged,
    'domain-converted': done.isConverted,
  };
  const found = changes.filter((change) => made[change]);
  return {
    address: done.address,
    provider: provider?.id ?? null,
    tag: done.tag,
    changes: found.length === 0 ? unchanged : found,
    problem: null,
  };
}

/** No rule of a provider applies to a quoted string. */
function quoted({ local, domain, ascii }: Address, options: Options): ReturnType<typeof mailboxOf> {
  const shown = options.domain === 'unicode' ? unicodeDomain(ascii) : ascii;
  return {
    address: `${local}@${shown}`,
    tag: null,
    isLowered: false,
    isUnmarked: false,
    isMerged: false,
    isConverted: shown !== domain,
  };
}
