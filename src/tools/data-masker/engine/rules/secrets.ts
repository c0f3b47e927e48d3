import { authSchemes, credentials } from '#lib/auth-schemes.ts';
import { isSecretName } from '#lib/secret-names.ts';
import { filler, matchesOf, type Found } from '../kinds.ts';

// RFC 9110 §11.6.2; `curl -H 'Authorization: …'` ends at its quote.
const authorization = new RegExp(
  String.raw`(?<![\w-])(?:Proxy-)?Authorization["']?[ \t]{0,16}:[ \t]{0,16}["']?(?:Digest[ \t]{1,16}(?<all>[^\r\n'${filler}]{1,16384})|(?:${authSchemes})[ \t]{1,16}(?<one>${credentials(filler)}))`,
  'gi',
);
const cookieHeader = /(?<![\w-])(?<quote>["']?)(?<set>Set-)?Cookie["']?[ \t]{0,16}:[ \t]{0,16}(?<inner>["']?)/gi;

/** What an Authorization header holds, and the value of each cookie (RFC 6265 §4). */
export function* authHeaders(text: string): Generator<Found> {
  for (const { 0: whole, index, groups } of text.matchAll(authorization)) {
    const value = groups?.['one'] ?? groups?.['all'] ?? '';
    const to = index + whole.length;
    yield { from: to - value.length, to, kind: 'auth-header', name: null, key: value };
  }
  let last = 0;
  for (const { 0: whole, index, groups } of text.matchAll(cookieHeader)) {
    const start = index + whole.length;
    if (start < last) continue;
    const quote = groups?.['inner'] || groups?.['quote'];
    const line = /[\r\n]/g;
    line.lastIndex = start;
    const lineEnd = line.exec(text)?.index ?? text.length;
    const closed = quote ? text.indexOf(quote, start) : -1;
    last = closed < 0 || closed > lineEnd ? lineEnd : closed;
    yield* cookiesIn(text.slice(start, last), start, groups?.['set'] !== undefined);
  }
}

function* cookiesIn(line: string, start: number, isFirstOnly: boolean): Generator<Found> {
  const cookie = new RegExp(String.raw`(?:^|;)[ \t]{0,16}[^=;\s]{1,256}=(?<value>[^;${filler}]*[^;\s${filler}])`, 'g');
  for (const found of matchesOf(line, cookie, 'auth-header')) {
    yield { ...found, from: found.from + start, to: found.to + start };
    if (isFirstOnly) return;
  }
}

/** Headers that have a rule of their own. */
const headers = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie']);
const key = /(?<![\p{L}\p{N}_.-])(?<name>[\p{L}\p{N}_.-]{1,128})(?:\\?["'])?[ \t]{0,16}(?::=|=>|={1,3}|:)[ \t]{0,16}/gu;
const quoted = /(?<open>\\?["'])(?<value>(?:(?!\k<open>|\r|\n)(?:\\[^\r\n]|[^\\]))*)\k<open>/y;
const escapedQuoted = /\\"(?<value>[^\r\n"\\]*)\\"/y;
const bare = new RegExp(String.raw`[^\s,;&${filler}]+`, 'y');
const closing = /["'`)\]}>]+$/;

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
  bare.lastIndex = at;
  const match = bare.exec(text)?.[0];
  if (match === undefined) return undefined;
  return { from: at, to: at + (isHarmless(match) ? match : match.replace(closing, '')).length };
}

// Forty characters of Base64 after the name of the key, as AWS documents it.
const awsKey = /aws_?secret(?:[^\r\n]{0,60}?)(?<![A-Za-z0-9/+])(?<value>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi;

/** Values whose names say that they are secret. */
export function* secretValues(text: string): Generator<Found> {
  yield* matchesOf(text, awsKey, 'secret-value');
  let last = 0;
  for (const { 0: whole, index, groups } of text.matchAll(key)) {
    const name = groups?.['name'] ?? '';
    if (index < last || headers.has(name.toLowerCase())) continue;
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
