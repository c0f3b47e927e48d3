import { authSchemes, credentials } from '#lib/auth-schemes.ts';
import { isSecretName } from '#lib/secret-names.ts';
import { isAuthHeader } from '../headers.ts';
import { filler, matchesOf, type Found } from '../kinds.ts';
import { partsIn } from './multipart.ts';
import { pairsIn } from './pairs.ts';
import { isHarmless, valueAt } from './values.ts';

/** A quote, and what stands between the name of a header and its value, in JSON in a string and in logs too. */
const quote = String.raw`(?:\\?["'])?`;
/** Of several values, as programs print headers. */
const opening = String.raw`\[\s{0,64}(?=\\?["'])`;
/** The arguments of a call, and a list of two. */
const comma = String.raw`(?<=["'])[ \t]{0,16},[ \t]{0,16}(?=\\?["'])`;
const sign = String.raw`${quote}(?:[ \t]{0,16}(?::|=>?)[ \t]{0,16}|${comma})`;

// RFC 9110 §11.6.2; `curl -H 'Authorization: …'` ends at its quote.
const authorization = new RegExp(
  String.raw`(?<![\w-])(?:Proxy-)?Authorization${sign}(?:${opening})?${quote}(?:Digest[ \t]{1,16}(?<all>[^\r\n'${filler}]{1,16384})|(?:${authSchemes})[ \t]{1,16}(?<one>${credentials(filler)}))`,
  'gi',
);
// Of a program's `cookie = …`, only a text or a `name=value`.
const cookieHeader = new RegExp(
  String.raw`(?<![\w-])(?<quote>${quote})(?<set>Set-)?Cookie${quote}(?:${comma}|[ \t]{0,16}(?::|=>?(?=[ \t]{0,16}(?:${opening}|\\?["']|[^\s=;,]{1,256}=)))[ \t]{0,16})(?<list>${opening})?(?<inner>${quote})`,
  'gi',
);

/** What an Authorization header holds, and the value of each cookie (RFC 6265 §4). */
export function* authHeaders(text: string): Generator<Found> {
  for (const { 0: whole, index, groups } of text.matchAll(authorization)) {
    const value = groups?.['one'] ?? groups?.['all'] ?? '';
    const to = index + whole.length;
    yield { from: to - value.length, to, kind: 'auth-header', name: null, key: value };
  }
  let last = 0;
  let lineEnd = -1;
  for (const { 0: whole, index, groups } of text.matchAll(cookieHeader)) {
    let start = index + whole.length;
    if (start < last) continue;
    let open = groups?.['inner'] || groups?.['quote'];
    for (;;) {
      if (lineEnd < start) lineEnd = endOfLine(text, start);
      const closed = open ? text.indexOf(open, start) : -1;
      const isClosed = closed >= 0 && closed <= lineEnd;
      last = isClosed ? closed : lineEnd;
      yield* cookiesIn(text.slice(start, last), start, groups?.['set'] !== undefined);
      if (groups?.['list'] === undefined || !isClosed) break;
      nextInList.lastIndex = closed;
      const next = nextInList.exec(text);
      if (!next) break;
      start = nextInList.lastIndex;
      open = next.groups?.['open'];
    }
  }
  for (const { name, from, to } of pairsIn(text)) {
    if (!isAuthHeader(name)) continue;
    const value = text.slice(from, to);
    if (/cookie$/i.test(name)) yield* cookiesIn(value, from, /^set/i.test(name));
    else {
      const start = scheme.exec(value)?.[0].length ?? 0;
      const secret = value.slice(start);
      if (isHarmless(secret) || secret.includes(filler)) continue;
      yield { from: from + start, to, kind: 'auth-header', name: null, key: secret };
    }
  }
}

const scheme = new RegExp(String.raw`^(?:${authSchemes})[ \t]+(?=\S)`, 'i');

const nextInList = /\\?["']\s{0,64},\s{0,64}(?<open>\\?["'])/y;

function endOfLine(text: string, from: number): number {
  const line = /[\r\n]/g;
  line.lastIndex = from;
  return line.exec(text)?.index ?? text.length;
}

function* cookiesIn(line: string, start: number, isFirstOnly: boolean): Generator<Found> {
  const cookie = new RegExp(String.raw`(?:^|;)[ \t]{0,16}[^=;\s]{1,256}=(?<value>[^;${filler}]*[^;\s${filler}])`, 'g');
  for (const found of matchesOf(line, cookie, 'auth-header')) {
    yield { ...found, from: found.from + start, to: found.to + start };
    if (isFirstOnly) return;
  }
}

const key = /(?<![\p{L}\p{N}_.-])(?<name>[\p{L}\p{N}_.-]{1,128})(?:\\?["'])?[ \t]{0,16}(?::=|=>|={1,3}|:)[ \t]{0,16}/gu;
/** `UID=sa;PWD=…` of ODBC, where a shell has its working directory. */
const isOdbcPassword = (name: string, value: string): boolean =>
  name === 'PWD' && !/^(?:[/~]|[A-Za-z]:[\\/]|$)/.test(value);

// Forty characters of Base64 after the name of the key, as AWS documents it.
const awsKey = /aws_?secret(?:[^\r\n]{0,60}?)(?<![A-Za-z0-9/+])(?<value>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi;

/** Values whose names say that they are secret. */
export function* secretValues(text: string): Generator<Found> {
  yield* matchesOf(text, awsKey, 'secret-value');
  let last = 0;
  for (const { 0: whole, index, groups } of text.matchAll(key)) {
    const name = groups?.['name'] ?? '';
    if (index < last || isAuthHeader(name)) continue;
    const isSecret = isSecretName(name);
    if (!isSecret && name !== 'PWD') continue;
    const found = valueAt(text, index + whole.length);
    if (!found) continue;
    const value = text.slice(found.from, found.to);
    if (!isSecret && !isOdbcPassword(name, value)) continue;
    last = found.to;
    if (isHarmless(value) || value.includes(filler)) continue;
    yield { ...found, kind: 'secret-value', name: null, key: value };
  }
  for (const pairs of [pairsIn, partsIn]) {
    for (const { name, from, to } of pairs(text)) {
      const value = text.slice(from, to);
      if (isAuthHeader(name) || isHarmless(value) || value.includes(filler)) continue;
      yield { from, to, kind: 'secret-value', name: null, key: value };
    }
  }
}
