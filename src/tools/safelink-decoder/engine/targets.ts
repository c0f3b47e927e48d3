import { canParseUrl } from '#core/platform.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeUtf8 } from '#lib/charset.ts';
import { decodePercent } from '#lib/percent/decode.ts';
import { piecesOf } from '#lib/query-pieces.ts';
import { decodeProofpoint } from './proofpoint.ts';
import { wrapperOf, webUrl, type WrapperName } from './wrappers.ts';

/** Of what stands for the target, in UTF-16 units. */
const longest = 16_384;

const decoded = (text: string): string =>
  decodePercent({ text, mode: 'component', malformed: 'keep', charset: 'utf-8' });

/** The value of the first parameter of that name, as it is written. */
function rawParameter({ search }: URL, name: string): string | undefined {
  for (const piece of piecesOf(search)) {
    const at = piece.indexOf('=');
    if (at >= 0 && decoded(piece.slice(0, at)) === name) return piece.slice(at + 1);
  }
  return undefined;
}

const within = (text: string | undefined): string | undefined =>
  text === undefined || text.length > longest ? undefined : text;

function parameter(url: URL, name: string): string | undefined {
  const raw = within(rawParameter(url, name));
  return raw === undefined ? undefined : decoded(raw);
}

function textOfBase64(base64: string | undefined): string | undefined {
  const digits = base64?.replace(/=+$/, '') ?? '';
  return /^[\w+/-]+$/.test(digits) && digits.length % 4 !== 1 ? decodeUtf8(decodeBase64(digits)) : undefined;
}

/** An absolute address; `www.` is one of the web. */
function absolute(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = /^www\./i.test(text) ? `http://${text}` : text;
  return canParseUrl(url) ? url : undefined;
}

type Find = (url: URL, written: string) => string | undefined;

const from =
  (...names: readonly string[]): Find =>
  (url) =>
    names.map((name) => absolute(parameter(url, name))).find((target) => target !== undefined);

const finders: Readonly<Record<Exclude<WrapperName, 'mimecast'>, Find>> = {
  outlook: from('url'),
  teams: from('url'),
  'proofpoint-v1': from('u'),
  'proofpoint-v2': (url) => {
    const raw = within(rawParameter(url, 'u'));
    return raw === undefined ? undefined : decoded(raw.replaceAll('-', '%').replaceAll('_', '/'));
  },
  'proofpoint-v3': (_, written) => within(decodeProofpoint(written)),
  barracuda: from('a'),
  sophos: (url) => textOfBase64(parameter(url, 'u')),
  cisco: ({ pathname }) => within(decoded(pathname.slice(pathname.lastIndexOf('/') + 1))),
  trendmicro: from('url'),
  google: from('q', 'url'),
  'google-amp': ({ pathname, search }) =>
    within(pathname.replace(/^\/amp\/(s\/)?/, (_, safe?: string) => (safe ? 'https://' : 'http://')) + search),
  facebook: from('u'),
  instagram: from('u'),
  linkedin: from('url'),
  youtube: from('q'),
  reddit: from('url'),
  slack: from('url'),
  duckduckgo: from('uddg'),
  vk: from('to'),
  steam: from('u', 'url'),
  bing: (url) => textOfBase64(parameter(url, 'u')?.slice(2)),
};

export interface Step {
  readonly wrapper: WrapperName;
  /** The address inside; null where only the service knows it. */
  readonly url: string | null;
  /** What is known of it all the same. */
  readonly domain: string | null;
}

/** One layer taken off; undefined where there is none, or nothing readable in it. */
export function unwrapOnce(link: string): Step | undefined {
  const url = webUrl(link);
  const wrapper = url && wrapperOf(url);
  if (!wrapper) return undefined;
  if (wrapper === 'mimecast') return { wrapper, url: null, domain: parameter(url, 'domain') ?? null };
  const target = absolute(finders[wrapper](url, link));
  return target === undefined ? undefined : { wrapper, url: target, domain: null };
}
