import { unicodeHost } from '#lib/idn.ts';
import { decodePercent } from '#lib/percent/decode.ts';
import { parameterOf, piecesOf, type Parameter } from '#lib/query-pieces.ts';
import { hasOpaquePath, isSpecial, openUrl, withoutDropped } from './open.ts';

export const warnings = [
  'whitespace-removed',
  'backslash-used',
  'scheme-looks-like-host',
  'credentials',
  'idn-host',
  'mixed-script-host',
  'malformed-percent',
] as const;
export type Warning = (typeof warnings)[number];
export type HostType = 'domain' | 'ipv4' | 'ipv6' | 'opaque' | 'none';

const rawParts = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

export interface ParsedUrl extends Readonly<Record<(typeof rawParts)[number], string>> {
  readonly hostType: HostType;
  /** The labels of a domain out of Punycode. */
  readonly unicodeHostname: string;
  /** The one written, or that of the scheme. */
  readonly effectivePort: number | null;
  /** Percent-decoded; malformed sequences stay. */
  readonly decoded: {
    readonly username: string;
    readonly password: string;
    readonly pathSegments: readonly string[];
    readonly hash: string;
  };
  readonly query: readonly Parameter[];
  /** In the order of `warnings`. */
  readonly warnings: readonly Warning[];
}

const defaultPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'ws:': 80,
  'wss:': 443,
  'ftp:': 21,
};

const decodePart = (text: string): string =>
  decodePercent({ text, mode: 'component', malformed: 'keep', charset: 'utf-8' });

export function parseUrl(url: string, base = ''): ParsedUrl {
  const parsed = openUrl(url, base);
  const hostType = hostTypeOf(parsed);
  const { hostname, pathname, protocol, port } = parsed;
  const unicodeHostname = hostType === 'domain' ? unicodeHost(hostname) : hostname;
  return {
    ...(Object.fromEntries(rawParts.map((name) => [name, parsed[name]])) as Record<(typeof rawParts)[number], string>),
    hostType,
    unicodeHostname,
    effectivePort: port === '' ? (defaultPorts[protocol] ?? null) : Number(port),
    decoded: {
      username: decodePart(parsed.username),
      password: decodePart(parsed.password),
      pathSegments: hasOpaquePath(parsed) || pathname.length < 2 ? [] : pathname.slice(1).split('/').map(decodePart),
      hash: decodePart(parsed.hash.slice(1)),
    },
    query: piecesOf(parsed.search).map(parameterOf),
    warnings: warningsOf(url, parsed, unicodeHostname, hostType),
  };
}

function hostTypeOf({ protocol, hostname }: URL): HostType {
  if (hostname === '') return 'none';
  if (hostname.startsWith('[')) return 'ipv6';
  if (!isSpecial(protocol)) return 'opaque';
  return /^\d+(?:\.\d+){3}$/.test(hostname) ? 'ipv4' : 'domain';
}

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const isMixed = (label: string): boolean => scripts.filter((script) => script.test(label)).length > 1;

function warningsOf(url: string, parsed: URL, unicodeHostname: string, hostType: HostType): Warning[] {
  const { protocol, username, password, hostname, pathname, search, hash } = parsed;
  const applies: Readonly<Record<Warning, boolean>> = {
    'whitespace-removed': withoutDropped(url) !== url,
    'backslash-used': isSpecial(protocol) && /^[^?#]*\\/.test(url),
    'scheme-looks-like-host':
      !isSpecial(protocol) && hasOpaquePath(parsed) && /^[a-z][a-z\d+.-]*:\d/i.test(withoutDropped(url)),
    credentials: username !== '' || password !== '',
    'idn-host': hostType === 'domain' && /(?:^|\.)xn--/.test(hostname),
    'mixed-script-host': hostType === 'domain' && unicodeHostname.split('.').some(isMixed),
    'malformed-percent': /%(?![\da-f]{2})/i.test(pathname + search + hash),
  };
  return warnings.filter((warning) => applies[warning]);
}
