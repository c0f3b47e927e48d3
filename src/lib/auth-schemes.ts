/**
 * The schemes of `Authorization` in IANA's registry (RFC 9110 §16.4.1), and those that are met without being in it, as
 * the source of an expression without regard to case.
 */
export const authSchemes =
  'apikey|aws4-hmac-sha256|basic|bearer|bot|concealed|digest|dpop|geniekey|gnap|hoba|key|mutual|negotiate|ntlm|oauth|' +
  String.raw`privatetoken|scram-sha-\d{1,3}(?:-plus)?|sharedkey(?:lite)?|token|vapid`;

/** Schemes whose credentials are a token68 (RFC 9110 §11.2): one that ends with `=` looks like the name of a parameter. */
const tokenSchemes = 'apikey|basic|bearer|dpop|negotiate|ntlm|token';

/**
 * What stands behind a scheme (RFC 9110 §11.4), as the source of an expression without regard to case: a token68,
 * `name=value` after comma, the value quoted or not, or one run of characters. No character of `never`, as in a
 * character class, belongs to it.
 *
 * @example
 * ```ts
 * new RegExp(`^${credentials()}$`).test('username="joe", response=66'); // true
 * ```
 */
export function credentials(never = ''): string {
  const end = String.raw`$|[\r\n,;)\]}]|\\[nrt]|[ \t]{1,16}(?![ \t"])|\\?["'](?:[\s,;:)\]}]|$)`;
  const token = String.raw`(?<=(?:${tokenSchemes})[ \t]{1,16})[\w.~+/-]{1,16384}={0,2}(?=${end})`;
  const plain = (signs: string): string => String.raw`(?:[^\s"'\\${signs}${never}]|\\(?!["'])){1,16384}`;
  const quoted = String.raw`\\?"[^"\r\n${never}]{0,16384}"`;
  const parameter = String.raw`[\w*-]{1,64}[ \t]{0,8}=[ \t]{0,8}(?:${quoted}|${plain(',')})`;
  const list = String.raw`${parameter}(?:[ \t]{0,8},[ \t]{0,8}${parameter}){0,32}`;
  return String.raw`(?:${token}|${list}|${plain(',;')})`;
}
