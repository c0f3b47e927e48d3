import type { Given } from './arguments.ts';

/** Why a flag became nothing. */
export type Lost = 'client-only' | 'not-carried' | 'unknown-flag';
type Place = 'method' | 'url' | 'query' | 'header' | 'no-header' | 'body' | 'auth' | 'option';

/** What became of a flag. */
export interface Fate {
  /** As typed. */
  readonly flag: string;
  readonly code: Place | Lost;
  /** That of the header, or the method; null for others. Never a value: it may be a secret. */
  readonly name: string | null;
  readonly line: number;
}

const headers: Readonly<Record<string, string>> = {
  'user-agent': 'User-Agent',
  referer: 'Referer',
  cookie: 'Cookie',
  range: 'Range',
  'oauth2-bearer': 'Authorization',
};
const places: Readonly<Record<string, Place>> = {
  get: 'query',
  'url-query': 'query',
  url: 'url',
  globoff: 'url',
  'upload-file': 'body',
  form: 'body',
  'form-string': 'body',
  user: 'auth',
  basic: 'auth',
  digest: 'auth',
  ntlm: 'auth',
};
const data = new Set(['data', 'data-raw', 'data-binary', 'data-urlencode', 'json']);

function placeOf({ flag: { isOn, name }, value }: Given, isGet: boolean): Pick<Fate, 'code' | 'name'> {
  const header = name === 'header' ? (/^[^:;]*/.exec(value)?.[0] ?? '').trim() : headers[name];
  if (header !== undefined) {
    const isRemoved = name === 'header' ? /:\s*$/.test(value) : value === '';
    return { code: isRemoved ? 'no-header' : 'header', name: header };
  }
  if (data.has(name)) return { code: isGet ? 'query' : 'body', name: null };
  if (name === 'request') return { code: 'method', name: value };
  if (name === 'head' && isOn) return { code: 'method', name: 'HEAD' };
  return { code: places[name] ?? 'option', name: null };
}

/** The fate of a flag, the word of one that curl does not have; with `-G` (`isGet`) data go into the query. */
export function fateOf(given: Given | string, lost: Lost | undefined, isGet: boolean, line: number): Fate {
  const flag = typeof given === 'string' ? given : given.typed;
  if (typeof given === 'string') return { flag, code: 'unknown-flag', name: null, line };
  return { flag, line, ...(lost === undefined ? placeOf(given, isGet) : { code: lost, name: null }) };
}
