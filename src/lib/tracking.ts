/** Parameters that name a visitor, a click or a campaign; `*` stands for any end. */
export const trackingNames: readonly string[] = (
  'utm_* hsa_* mtm_* pk_* gclid gclsrc dclid gbraid wbraid srsltid _ga _gl fbclid fb_action_ids fb_action_types ' +
  'fb_ref fb_source igshid igsh msclkid yclid _openstat twclid ttclid li_fat_id epik rdt_cid sccid mc_cid mc_eid ' +
  '_hsenc _hsmi hsctatracking mkt_tok vero_id vero_conv oly_anon_id oly_enc_id s_cid ml_subscriber ' +
  'ml_subscriber_hash wickedid rb_clickid ef_id irclickid zanpid'
).split(' ');

/** Tells names of a list, `*` at the end of one standing for anything; ignores case. */
export function nameMatcher(names: readonly string[]): (key: string) => boolean {
  const lower = names.map((name) => name.toLowerCase());
  const whole = new Set(lower.filter((name) => !name.endsWith('*')));
  const starts = lower.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  return (key) => {
    const name = key.toLowerCase();
    return whole.has(name) || starts.some((start) => name.startsWith(start));
  };
}
