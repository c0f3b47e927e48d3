export type State = 'expired' | 'not-yet-valid' | 'active';

/** What the dates of RFC 7519 §4.1 say at a time in Unix seconds. */
export function stateAt(payload: Readonly<Record<string, unknown>>, now: number): State {
  const { exp, nbf } = payload;
  if (typeof exp === 'number' && now >= exp) return 'expired';
  return typeof nbf === 'number' && now < nbf ? 'not-yet-valid' : 'active';
}
