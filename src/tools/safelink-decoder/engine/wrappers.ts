import { canParseUrl } from '#core/platform.ts';

/** Whose link it is, by its host in lower case and its path. */
interface Wrapper {
  readonly name: string;
  readonly host: RegExp;
  readonly path: RegExp;
}

const any = /^/;
const under = (domain: string): RegExp => new RegExp(`(?:^|\\.)${domain.replaceAll('.', '\\.')}$`);
const proofpoint = /^urldefense\.(?:proofpoint\.com|com|us)$/;
/** The sites of Google by country: `google.de`, `google.com`, `google.co.uk`. */
export const googleHost = /^(?:www\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;

/** The services that put an address of their own in front of another one. */
const wrappers = [
  { name: 'outlook', host: /(?:^|\.)safelinks\.protection\.(?:outlook\.com|office365\.us)$/, path: any },
  {
    name: 'teams',
    host: /^(?:statics\.teams\.(?:cdn\.office\.net|microsoft\.com)|teams\.public\.onecdn\.static\.microsoft)$/,
    path: /\/atp-safelinks\.html$/,
  },
  { name: 'proofpoint-v1', host: proofpoint, path: /^\/v1\/url$/ },
  { name: 'proofpoint-v2', host: proofpoint, path: /^\/v2\/url$/ },
  { name: 'proofpoint-v3', host: proofpoint, path: /^\/v3\/__/ },
  { name: 'barracuda', host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/ },
  { name: 'sophos', host: under('protection.sophos.com'), path: any },
  { name: 'cisco', host: /^secure-web\.cisco\.com$/, path: any },
  { name: 'trendmicro', host: under('trendmicro.com'), path: /\/query$/ },
  {
    name: 'mimecast',
    host: /^(?:protect|url).*\.mimecast\.com$|(?:^|\.)mimecastprotect\.com$/,
    path: /^\/[sr]\//,
  },
  { name: 'google', host: googleHost, path: /^\/url$/ },
  { name: 'google-amp', host: googleHost, path: /^\/amp\// },
  { name: 'facebook', host: /^lm?\.facebook\.com$/, path: /^\/l\.php$/ },
  { name: 'instagram', host: /^l\.instagram\.com$/, path: any },
  { name: 'linkedin', host: under('linkedin.com'), path: /^\/(?:redir\/redirect|safety\/go)$/ },
  { name: 'youtube', host: under('youtube.com'), path: /^\/redirect$/ },
  { name: 'reddit', host: /^out\.reddit\.com$/, path: any },
  { name: 'slack', host: /^slack-redir\.net$/, path: /^\/link$/ },
  { name: 'duckduckgo', host: /^duckduckgo\.com$/, path: /^\/l\/$/ },
  { name: 'vk', host: /^vk\.com$/, path: /^\/away\.php$/ },
  { name: 'steam', host: /^steamcommunity\.com$/, path: /^\/linkfilter\/$/ },
  { name: 'bing', host: under('bing.com'), path: /^\/ck\/a$/ },
] as const satisfies readonly Wrapper[];

export type WrapperName = (typeof wrappers)[number]['name'];

/** Whose link it is; undefined where no service is known to stand in front. */
export function wrapperOf({ hostname, pathname }: URL): WrapperName | undefined {
  return wrappers.find(({ host, path }) => host.test(hostname) && path.test(pathname))?.name;
}

/** The link as a URL of the web, undefined for anything else. */
export function webUrl(text: string): URL | undefined {
  if (!/^https?:/i.test(text) || !canParseUrl(text)) return undefined;
  return new URL(text);
}
