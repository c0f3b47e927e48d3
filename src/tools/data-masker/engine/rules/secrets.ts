import { authSchemes, credentials } from '#lib/auth-schemes.ts';
import { isSecretName } from '#lib/secret-names.ts';
import { filler, matchesOf, type Found } from '../kinds.ts';

/** A quote, and what stands between the name of a header and its value, in JSON in a string and in logs too. */
const quote = String.raw`(?:\\?["'])?`;
/** Of several values, as programs print headers. */
const opening = String.raw`\[\s{0,64}(?=\\?["'])`;
const sign = String.raw`${quote}[ \t]{0,16}(?::|=>?)[ \t]{0,16}`;

// RFC 9110 §11.6.2; `curl -H 'Authorization: …'` ends at its quote.
const authorization = new RegExp(
  String.raw`(?<![\w-])(?:Proxy-)?Authorization${sign}(?:${opening})?${quote}(?:Digest[ \t]{1,16}(?<all>[^\r\n'${filler}]{1,16384})|(?:${authSchemes})[ \t]{1,16}(?<one>${credentials(filler)}))`,
  'gi',
);
// Of a program's `cookie = …`, only a text or a `name=value`.
const cookieHeader = new RegExp(
  String.raw`(?<![\w-])(?<quote>${quote})(?<set>Set-)?Cookie${quote}[ \t]{0,16}(?::|=>?(?=[ \t]{0,16}(?:${opening}|\\?["']|[^\s=;,]{1,256}=)))[ \t]{0,16}(?<list>${opening})?(?<inner>${quote})`,
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
}

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

const headers = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie']);

/** Is it a header that has a rule of its own? */
export const isAuthHeader = (name: string): boolean => headers.has(name.toLowerCase());

const key = /(?<![\p{L}\p{N}_.-])(?<name>[\p{L}\p{N}_.-]{1,128})(?:\\?["'])?[ \t]{0,16}(?::=|=>|={1,3}|:)[ \t]{0,16}/gu;
const quoted = /(?<open>\\?["'])(?<value>(?:(?!\k<open>|\r|\n)(?:\\[^\r\n]|[^\\]))*)\k<open>/y;
const escapedQuoted = /\\"(?<value>[^\r\n"\\]*)\\"/y;
const run = String.raw`[^\s,;&${filler}]+`;
// A scheme is not a secret without what follows it, unless that is the next field of a log.
const nextField = String.raw`[\w.*-]{1,64}=(?:[^\s"',;=\\]|\\?["'][^\s,;:)\]}])`;
const bare = new RegExp(String.raw`(?:${authSchemes})[ \t]{1,16}(?!${nextField}|\$|<|\{\{|\*\*\*)${run}|${run}`, 'iy');
/** What a template puts in, before what closes around the key; a run of `bare` would end at its first blank. */
const template = /\{\{[^{}\r\n]{0,1024}\}\}(?=["'`)\]}>]*(?:[\s,;&]|$))/y;
/** A bracket at the end closes one before the key, unless the value begins with its other half. */
const bracketed = /^(?:\[[^\]]*\]|\{[^}]*\}|\([^)]*\)|<[^>]*>)/;
const closing = /["'`)\]}>]+$/;

function withoutClosing(value: string): string {
  const start = bracketed.exec(value)?.[0] ?? '';
  return start + value.slice(start.length).replace(closing, '');
}

/** `UID=sa;PWD=…` of ODBC, where a shell has its working directory. */
const isOdbcPassword = (name: string, value: string): boolean =>
  name === 'PWD' && !/^(?:[/~]|[A-Za-z]:[\\/]|$)/.test(value);

/** What says nothing, and what another program puts in. */
function isHarmless(value: string): boolean {
  if (/^(?:true|false|null)?$/.test(value) || /^(?:\$|<.*>$|\{\{.*\}\}$|\*\*\*)/s.test(value)) return true;
  return /^[+-]?\d+(?:\.\d+)?$/.test(value) && Math.abs(Number(value)) < 1e6;
}

function valueAt(text: string, at: number): { readonly from: number; readonly to: number } | undefined {
  for (const pattern of text.startsWith('\\"', at) ? [escapedQuoted] : [quoted]) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) {
      const open = match.groups?.['open']?.length ?? 2;
      return { from: at + open, to: at + match[0].length - open };
    }
  }
  template.lastIndex = at;
  if (template.test(text)) return { from: at, to: template.lastIndex };
  bare.lastIndex = at;
  const match = bare.exec(text)?.[0];
  if (match === undefined) return undefined;
  return { from: at, to: at + (isHarmless(match) ? match : withoutClosing(match)).length };
}

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
}
