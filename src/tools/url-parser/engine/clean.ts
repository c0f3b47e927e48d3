import type { Input } from '#core/field.ts';
import type { cleanFields } from './fields.ts';
import { openUrl } from './open.ts';
import { parameterOf, piecesOf } from './query.ts';

/** Parameters that name a visitor, a click or a campaign; `*` stands for any end. */
const tracking = (
  'utm_* hsa_* mtm_* pk_* gclid gclsrc dclid gbraid wbraid srsltid _ga _gl fbclid fb_action_ids fb_action_types ' +
  'fb_ref fb_source igshid igsh msclkid yclid _openstat twclid ttclid li_fat_id epik rdt_cid sccid mc_cid mc_eid ' +
  '_hsenc _hsmi hsctatracking mkt_tok vero_id vero_conv oly_anon_id oly_enc_id s_cid ml_subscriber ' +
  'ml_subscriber_hash wickedid rb_clickid ef_id irclickid zanpid'
).split(' ');

export function cleanUrl(input: Input<typeof cleanFields>): string {
  const url = openUrl(input.url);
  const isRemoved = matcher([...(input.removeTracking ? tracking : []), ...input.removeParams]);
  const before = piecesOf(url.search).map((piece) => ({ piece, key: parameterOf(piece).key }));
  const after = before.filter(({ key }) => !isRemoved(key));
  if (input.sortParams) after.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  // A query that stays as it is keeps even its empty pieces.
  const isTouched = after.length !== before.length || after.some((parameter, at) => parameter !== before[at]);
  // The setter takes a `?` at the start for that of the query.
  if (isTouched) url.search = after.length === 0 ? '' : `?${after.map(({ piece }) => piece).join('&')}`;
  if (input.removeHash) url.hash = '';
  if (input.removeCredentials) url.username = url.password = '';
  return url.href;
}

/** Ignores case. */
function matcher(names: readonly string[]): (key: string) => boolean {
  const lower = names.map((name) => name.toLowerCase());
  const whole = new Set(lower.filter((name) => !name.endsWith('*')));
  const starts = lower.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  return (key) => {
    const name = key.toLowerCase();
    return whole.has(name) || starts.some((start) => name.startsWith(start));
  };
}
