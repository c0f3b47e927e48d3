import { ToolError, type Details } from '#core/operation.ts';

const isDropped = (text: string, at: number): boolean => text.charCodeAt(at) <= 0x20;

/** Without what the parser drops: C0 controls and spaces at the ends, tabs and line breaks (URL Standard, 4.4). */
export function withoutDropped(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isDropped(text, start)) start++;
  while (end > start && isDropped(text, end - 1)) end--;
  return text.slice(start, end).replace(/[\t\n\r]/g, '');
}

const special = new Set(['http:', 'https:', 'ws:', 'wss:', 'ftp:', 'file:']);
export const isSpecial = (protocol: string): boolean => special.has(protocol);

/** A path that is not a list of segments, as in `mailto:a@b`. */
export const hasOpaquePath = ({ protocol, href, pathname }: URL): boolean =>
  !isSpecial(protocol) && !pathname.startsWith('/') && !href.startsWith(`${protocol}//`);

/** A domain holds no percent sign (URL Standard, 3.5); Chromium lets a space through as %20. */
export const isForbiddenHost = ({ protocol, hostname }: URL): boolean => isSpecial(protocol) && hostname.includes('%');

function attempt(url: string, base?: string): URL | undefined {
  try {
    const parsed = new URL(url, base);
    return isForbiddenHost(parsed) ? undefined : parsed;
  } catch {
    return undefined;
  }
}

const scheme = /^[a-z][a-z\d+.-]*:/i;

/** What stands where a host may; web URLs take any number of slashes before it (URL Standard, 4.4). */
function authorityOf(rest: string, protocol: string): string {
  if (!isSpecial(protocol)) return /^\/\/([^/?#]*)/.exec(rest)?.[1] ?? '';
  return (protocol === 'file:' ? /^[/\\]{2}([^/\\?#]*)/ : /^[/\\]*([^/\\?#]*)/).exec(rest)?.[1] ?? '';
}

/** The host or the port that cannot be: all else that is written is accepted. */
function culpritOf(written: string, base: string): Details {
  const [own = ''] = scheme.exec(written) ?? [];
  const protocol = own.toLowerCase() || (attempt(base)?.protocol ?? '');
  const authority = authorityOf(written.slice(own.length), protocol);
  if (protocol === 'file:') {
    if (/^[a-z][:|]/i.test(authority)) return { reason: 'drive', value: `${authority.charAt(0)}:` };
    if (/@|:\d*$/.test(authority.replace(/^\[[^\]]*\]?/, ''))) return { reason: 'file-authority', value: authority };
  }
  const place = authority.slice(authority.lastIndexOf('@') + 1);
  const [, host = place, port] = /^(\[[^\]]*\]?|[^:]*)(?::(.*))?$/s.exec(place) ?? [];
  if (port !== undefined && (!/^\d*$/.test(port) || Number(port) > 65_535)) return { reason: 'port', value: port };
  return host === '' ? {} : { reason: 'host', value: host };
}

/** A scheme behind a byte order mark or another mark that nobody sees; a name before a port is a host. */
const markedScheme = /^\p{Cf}+[a-z][a-z\d+.-]*:(?!\d)/iu;

/** The URL, or why there is none. */
export function openUrl(url: string, base = ''): URL {
  const written = withoutDropped(url);
  const hasBase = withoutDropped(base) !== '';
  if (written === '' && !hasBase) throw new ToolError('empty-url');
  if (hasBase && !attempt(base)) throw new ToolError('invalid-base', { base });
  const found = hasBase ? attempt(url, base) : attempt(url);
  if (found) return found;
  if (hasBase || scheme.test(written)) throw new ToolError('invalid-url', culpritOf(written, base));
  if (/^(?:[?#.]|\/(?!\/))/.test(written)) throw new ToolError('relative-url');
  const suggestion = `https:${written.startsWith('//') ? '' : '//'}${written}`;
  throw attempt(suggestion) && !markedScheme.test(written)
    ? new ToolError('missing-scheme', { suggestion })
    : new ToolError('invalid-url');
}
