import { isSecretName } from '#lib/secret-names.ts';
import { decodeString } from '#lib/json-scan/literal.ts';
import { Token } from '#lib/json-scan/token.ts';
import { JsonWalk } from './json-walk.ts';
import { isAuthHeader } from './headers.ts';
import { filler, type Found, type Kind } from './kinds.ts';
import { isNameKey, isSecretPair, isValueKey } from './rules/pairs.ts';

const headers = new Set(
  'authorization proxy-authorization cookie set-cookie x-api-key x-auth-token x-csrf-token x-xsrf-token x-amz-security-token'.split(
    ' ',
  ),
);
const parameters = new Set('code state session sid sig signature jwt access_token id_token refresh_token'.split(' '));
const namedLists = new Set(['headers', 'queryString', 'params']);

/** Is a parameter of this name one that lets somebody in? */
export function isSecretParameter(name: string): boolean {
  return isSecretName(name) || parameters.has(name.toLowerCase()) || /^saml/i.test(name);
}

/** What is to be known of an archive before its values are read. */
export interface Archive {
  /** Does `log.entries` hold a list? */
  readonly isHar: boolean;
  /** The `name` beside each value, by where its object begins. */
  readonly names: ReadonlyMap<number, string>;
  /** Where an object begins that names a secret and has its value, as in `{"key":"token","value":"…"}`. */
  readonly pairs: ReadonlyMap<number, Kind>;
  /** Contents in Base64, by where their object begins. */
  readonly binary: ReadonlySet<number>;
}

/** Anything longer is not a name; in bytes, with its quotes. */
const longestName = 520;

/** Reads the whole text once; throws `JsonFault` for what is not JSON. */
export function readArchive(bytes: Uint8Array): Archive {
  const walk = new JsonWalk(bytes);
  const names = new Map<number, string>();
  const pairs = new Map<number, Kind>();
  const binary = new Set<number>();
  let isHar = false;
  for (let step = walk.next(); step; step = walk.next()) {
    const { token, start, end } = step;
    const { frames } = walk;
    const top = frames.at(-1);
    if (token === Token.array && frames.length === 3 && frames[0]?.key === 'log' && frames[1]?.key === 'entries')
      isHar = true;
    if (token !== Token.string || !top?.isObject) continue;
    if (top.key === 'name' && namedLists.has(walk.keyAbove(2))) names.set(top.start, decodeString(bytes, start, end));
    if (isNameKey(top.key) && end - start <= longestName) {
      const name = decodeString(bytes, start, end);
      if (isSecretPair(name)) pairs.set(top.start, isAuthHeader(name) ? 'auth-header' : 'secret-value');
    }
    if (top.key === 'encoding' && walk.keyAbove(1) === 'content' && decodeString(bytes, start, end) === 'base64')
      binary.add(top.start);
  }
  return { isHar, names, pairs, binary };
}

/** The kind of a whole value by its place: a cookie, a header or a parameter that lets somebody in. */
export function kindInArchive(walk: JsonWalk, { names }: Archive): Kind | undefined {
  const top = walk.frames.at(-1);
  if (top?.key !== 'value' || !top.isObject) return undefined;
  const list = walk.keyAbove(2);
  if (list === 'cookies') return 'auth-header';
  const name = names.get(top.start) ?? '';
  if (list === 'headers') return headers.has(name.toLowerCase()) ? 'auth-header' : undefined;
  return (list === 'queryString' || list === 'params') && isSecretParameter(name) ? 'secret-value' : undefined;
}

/** The kind of a value named by its neighbor; a list or a typed wrapper may stand in between. */
export function kindOfPair({ frames }: JsonWalk, { pairs }: Archive): Kind | undefined {
  if (pairs.size === 0) return undefined;
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at];
    if (!frame?.isObject) continue;
    const kind = isValueKey(frame.key) ? pairs.get(frame.start) : undefined;
    // As OpenTelemetry writes attributes.
    if (kind || !/^(?:stringValue|arrayValue|values)$/.test(frame.key)) return kind;
  }
  return undefined;
}

const value = String.raw`=(?<value>[^&#\s${filler}]+)`;
const query = new RegExp(String.raw`(?<=[?&#])(?<name>[^=&#\s${filler}]{1,128})${value}`, 'g');
/** Only at the start of the text. Other characters in the name mean JSON or code rather than a form. */
const firstOfForm = new RegExp(String.raw`^(?<name>[\w.~%+*[\]-]{1,128})${value}`, 'g');

function* parametersOf(text: string, pattern: RegExp): Generator<Found> {
  for (const { 0: whole, index, groups } of text.matchAll(pattern)) {
    const { name = '', value = '' } = groups ?? {};
    const to = index + whole.length;
    if (isSecretParameter(name)) yield { from: to - value.length, to, kind: 'secret-value', name: null, key: value };
  }
}

/** The values of parameters in addresses. */
export const queryValues = (text: string): Generator<Found> => parametersOf(text, query);

/** The value that a form begins with (WHATWG URL, application/x-www-form-urlencoded); `queryValues` finds the others. */
export const firstValue = (text: string): Generator<Found> => parametersOf(text, firstOfForm);
