/**
 * The schemes of `Authorization` in IANA's registry (RFC 9110 §16.4.1), and those that are met without being in it, as
 * the source of an expression without regard to case.
 */
export const authSchemes =
  'apikey|aws4-hmac-sha256|basic|bearer|bot|concealed|digest|dpop|geniekey|gnap|hoba|key|mutual|negotiate|ntlm|oauth|' +
  String.raw`privatetoken|scram-sha-\d{1,3}(?:-plus)?|sharedkey(?:lite)?|token|vapid`;

/**
 * What stands behind a scheme (RFC 9110 §11.4), as the source of an expression: `name=value` after comma, the value
 * quoted or not, or one run of characters. No character of `never`, as in a character class, belongs to it.
 *
 * @example
 * ```ts
 * new RegExp(`^${credentials()}$`).test('username="joe", response=66'); // true
 * ```
 */
export function credentials(never = ''): string {
  const quoted = String.raw`\\?"[^"\r\n${never}]{0,16384}"`;
  const parameter = String.raw`[\w*-]{1,64}[ \t]{0,8}=[ \t]{0,8}(?:${quoted}|[^\s"',${never}]{1,16384})`;
  const list = String.raw`${parameter}(?:[ \t]{0,8},[ \t]{0,8}${parameter}){0,32}`;
  return String.raw`(?:${list}|[^\s"',;${never}]{1,16384})`;
}
