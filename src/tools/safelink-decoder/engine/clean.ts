import { parameterOf, piecesOf } from '#lib/query-pieces.ts';
import { nameMatcher, trackingNames } from '#lib/tracking.ts';
import { googleHost } from './wrappers.ts';

export interface Removed {
  readonly key: string;
  readonly value: string;
  /** Whose parameter it is; `common` are those of any site, `custom` those that were asked for. */
  readonly rule: string;
}

const amazon = /^(?:www\.)?amazon\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;

/** What sites put into their own addresses. */
const siteRules = (
  [
    ['youtube', /(?:^|\.)youtube\.com$|^youtu\.be$/, 'si feature pp ab_channel'],
    ['spotify', /^open\.spotify\.com$/, 'si context'],
    ['x', /(?:^|\.)(?:twitter|x)\.com$/, 's t ref_src ref_url'],
    ['linkedin', /(?:^|\.)linkedin\.com$/, 'trk trackingId refId lipi lici midToken midSig eid otpToken'],
    ['google', googleHost, 'ved ei gs_lcp gs_lp sclient sca_esv sxsrf oq aqs sourceid uact bih biw'],
    [
      'amazon',
      amazon,
      'ref ref_ tag linkCode linkId creative creativeASIN camp ascsubtag qid sr sprefix crid dib dib_tag pd_rd_* pf_rd_* content-id',
    ],
    [
      'ebay',
      /(?:^|\.)ebay\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/,
      'mkevt mkcid mkrid campid toolid customid _trksid _trkparms amdata',
    ],
    ['tiktok', /(?:^|\.)tiktok\.com$/, '_r _t sender_device is_from_webapp'],
  ] as const
).map(([name, host, keys]) => ({ name, host, has: nameMatcher(keys.split(' ')) }));

const isCommon = nameMatcher(trackingNames);

/** Amazon writes where a link was clicked into the path, from `ref=` to its end. */
const pathReference = /\/ref=([^/]*).*$/is;

/** Takes what only follows people around off a link: `isCustom` tells what shall go besides, `isKept` what shall stay. */
export function cleanLink(
  link: string,
  isCustom: (key: string) => boolean,
  isKept: (key: string) => boolean = () => false,
): { readonly link: string; readonly removed: readonly Removed[] } {
  const url = new URL(link);
  const site = siteRules.find(({ host }) => host.test(url.hostname));
  const removed: Removed[] = [];
  const kept = piecesOf(url.search).filter((piece) => {
    const { key, value } = parameterOf(piece);
    if (isKept(key)) return true;
    const rule = isCommon(key) ? 'common' : site?.has(key) ? site.name : isCustom(key) ? 'custom' : undefined;
    if (rule !== undefined) removed.push({ key, value, rule });
    return rule === undefined;
  });
  if (removed.length > 0) url.search = kept.length === 0 ? '' : `?${kept.join('&')}`;
  const reference = site?.name === 'amazon' && !isKept('ref') ? pathReference.exec(url.pathname) : null;
  if (reference) {
    const { value } = parameterOf(`ref=${reference[1] ?? ''}`);
    removed.push({ key: 'ref', value, rule: 'amazon' });
    url.pathname = url.pathname.slice(0, reference.index);
  }
  return { link: removed.length > 0 ? url.href : link, removed };
}
