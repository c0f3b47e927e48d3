import { bareLink, linksIn } from '#lib/links.ts';
import { readIpv4 } from '#lib/net.ts';

const schemes: Readonly<Record<string, string>> = { http: 'hxxp', https: 'hxxps', ftp: 'fxp' };

/** An e-mail host after its `@`, or four groups of digits that are part of nothing longer. */
const bareHosts =
  /(?<=[\p{L}\p{N}"!#$%&'*+/=?^_`|~-])@(?<mail>[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)|(?<![\p{L}\p{N}_.])(?:\d{1,3}\.){3}\d{1,3}(?![\p{L}\p{N}_@]|\.\d)/gu;

/** The last label of a domain is not a number (URL Standard, 3.5), as that of `package@1.2.3` is. */
const isHost = (text: string): boolean =>
  /\D/.test(text.slice(text.lastIndexOf('.') + 1)) || readIpv4(text) !== undefined;

const bracketDots = (text: string): string => text.replaceAll('.', '[.]');

/** The dots of IPv4 addresses and e-mail hosts that stand outside links, and the `@` of the latter. */
function defangHosts(text: string): string {
  return text.replace(bareHosts, (match, mail: string | undefined) => {
    if (!isHost(mail ?? match)) return match;
    return mail === undefined ? bracketDots(match) : `[@]${bracketDots(mail)}`;
  });
}

/** The host of what stands after `://`, without user and port. */
function hostIn(address: string): { readonly start: number; readonly host: string } {
  const end = /[/?#]|$/.exec(address)?.index ?? address.length;
  const start = address.lastIndexOf('@', end - 1) + 1;
  return { start, host: /^(?:\[[^\]]*\]|[^:]*)/.exec(address.slice(start, end))?.[0] ?? '' };
}

/** What stands after `://`: the dots of its host, and the colons of an IPv6 address. */
function defangAddress(address: string): string {
  const { start, host } = hostIn(address);
  const harmless = bracketDots(host.startsWith('[') ? host.replaceAll(':', '[:]') : host);
  return address.slice(0, start) + harmless + address.slice(start + host.length);
}

function defangLink(link: string): string {
  const at = link.indexOf('://');
  return `${schemes[link.slice(0, at).toLowerCase()] ?? ''}[://]${defangAddress(link.slice(at + 3))}`;
}

/** A text that is a host with a path and nothing else, or undefined. A user in front of it makes it an e-mail address. */
function defangBare(text: string): string | undefined {
  const bare = bareLink(text);
  if (!bare) return undefined;
  const { start, host } = hostIn(bare.original);
  if (start > 0 || !isHost(host)) return undefined;
  return text.slice(0, bare.index) + defangAddress(bare.original) + text.slice(bare.index + bare.original.length);
}

export function defangText(text: string, hosts: boolean): string {
  const links = linksIn(text, { ftp: true });
  const between = (part: string): string => (hosts ? defangHosts(part) : part);
  if (links.length === 0) return (hosts ? defangBare(text) : undefined) ?? between(text);
  let end = 0;
  const parts = links.map(({ original, index }) => {
    const before = between(text.slice(end, index));
    end = index + original.length;
    return before + defangLink(original);
  });
  return parts.join('') + between(text.slice(end));
}
