import { once } from '#core/once.ts';
import { ToolError } from '#core/operation.ts';
import { canParseUrl } from '#core/platform.ts';
import { decodedOrKept } from '#lib/percent/decoded-or-kept.ts';
import { base64 } from './base64.ts';
import type { ConvertInput, TargetName } from './fields.ts';
import { boundaryFor, multipartPieces } from './multipart.ts';
import { parseText, type Parsed } from './parse.ts';
import { isNamed, messageOf, type Header, type Message, type Request, type RequestOptions } from './request.ts';
import type { Language, Piece, Prepared } from './targets/source.ts';

const loadJavascript = once(() => import('./targets/javascript.ts'));
const loadPython = once(() => import('./targets/python.ts'));
const loadGo = once(() => import('./targets/go.ts'));
const loadRust = once(() => import('./targets/rust.ts'));
const loadJava = once(() => import('./targets/java.ts'));
const loadCsharp = once(() => import('./targets/csharp.ts'));
const loadPhp = once(() => import('./targets/php.ts'));
const loadRuby = once(() => import('./targets/ruby.ts'));
const loadPowershell = once(() => import('./targets/powershell.ts'));
const loadShell = once(() => import('./targets/shell.ts'));
const loadHttp = once(() => import('./targets/http.ts'));
const loadHar = once(() => import('./targets/har.ts'));
const loadHurl = once(() => import('./targets/hurl.ts'));

const languages: Readonly<Record<TargetName, () => Promise<Language>>> = {
  'js-fetch': async () => (await loadJavascript()).jsFetch,
  'node-axios': async () => (await loadJavascript()).nodeAxios,
  'python-requests': async () => (await loadPython()).pythonRequests,
  'python-httpx': async () => (await loadPython()).pythonHttpx,
  go: async () => (await loadGo()).go,
  'rust-reqwest': async () => (await loadRust()).rust,
  'java-httpclient': async () => (await loadJava()).java,
  'csharp-httpclient': async () => (await loadCsharp()).csharp,
  'php-curl': async () => (await loadPhp()).php,
  'ruby-net-http': async () => (await loadRuby()).ruby,
  powershell: async () => (await loadPowershell()).powershell,
  httpie: async () => (await loadShell()).httpie,
  wget: async () => (await loadShell()).wget,
  http: async () => (await loadHttp()).http,
  har: async () => (await loadHar()).har,
  hurl: async () => (await loadHurl()).hurl,
  curl: async () => (await loadShell()).curl,
  'curl-cmd': async () => (await loadShell()).curlCmd,
};

/** Options that are on, and that the language has no place for. */
const lostOptions = ({ options }: Request, { carries }: Language): readonly string[] =>
  Object.entries(options)
    .filter(([key, value]) => value !== null && value !== false && !carries.includes(key as keyof RequestOptions))
    .map(([key]) => key);

interface Preparation {
  readonly request: Prepared;
  readonly lost: readonly string[];
  /** Files that are read only below a folder which the program is told. */
  readonly guarded: readonly string[];
}

/** Can the language say this body? */
function canWrite({ access, files, standardInput, noNul }: Language, pieces: readonly Piece[]): boolean {
  if (noNul && pieces.some((piece) => 'text' in piece && piece.text.includes('\0'))) return false;
  if (!standardInput && pieces.some((piece) => 'file' in piece && piece.file === '-')) return false;
  if (pieces.some((piece) => 'file' in piece && access?.(piece.file) === 'never')) return false;
  return files === 'mixed' || pieces.every((piece) => 'text' in piece) || (files === 'whole' && pieces.length === 1);
}

const filesOf = ({ parts, pieces }: Prepared): readonly string[] => [
  ...(parts ?? []).flatMap(({ file }) => file ?? []),
  ...(pieces ?? []).flatMap((piece) => ('file' in piece ? piece.file : [])),
];

const userinfo = /^([a-z][a-z\d+.-]*:\/\/)([^/?#]*)@/i;

/** Programs that send no user of a URL get it as curl sends it: in a header, unless a flag says what is sent there. */
function withoutUserinfo(request: Request, language: Language): Pick<Request, 'auth' | 'headers' | 'url'> {
  const [whole, scheme = '', found = ''] = (language.userinfo ? undefined : userinfo.exec(request.url)) ?? [];
  if (whole === undefined) return request;
  const colon = found.includes(':') ? found.indexOf(':') : found.length;
  const [user, password] = [decodedOrKept(found.slice(0, colon)), decodedOrKept(found.slice(colon + 1))];
  const isSaid = request.auth !== null || request.headers.some(isNamed('Authorization'));
  const auth = isSaid || found === '' ? request.auth : { scheme: 'basic' as const, user, password };
  return { auth, headers: request.headers, url: scheme + request.url.slice(whole.length) };
}

function prepare(request: Request, language: Language): Preparation {
  const { body, method, options } = request;
  if (!canParseUrl(request.url)) throw new ToolError('invalid-url', { url: request.url, line: request.line });
  const lost = [...lostOptions(request, language)];
  const { auth, url, ...rest } = withoutUserinfo(request, language);
  let { headers } = rest;
  let pieces: readonly Piece[] | null = null;
  const { access, bodiless, forms, onlyLineFeeds, renames, restricted } = language;
  const writesParts = body?.type === 'multipart' && forms !== undefined && body.parts.every(forms);
  if (body?.type === 'text') pieces = [{ text: body.text }];
  else if (body?.type === 'file') pieces = [{ file: body.path }];
  else if (body && !writesParts) {
    const boundary = boundaryFor(body.parts);
    pieces = multipartPieces(body.parts, boundary);
    headers = [
      ...headers.filter((header) => !isNamed('Content-Type')(header)),
      { name: 'Content-Type', value: `multipart/form-data; boundary=${boundary}` },
    ];
  }
  if (pieces && (bodiless?.includes(method.toUpperCase()) || !canWrite(language, pieces))) {
    lost.push('body');
    pieces = null;
  }
  const texts = writesParts
    ? body.parts.map(({ value }) => value ?? '')
    : (pieces ?? []).map((piece) => ('text' in piece ? piece.text : ''));
  if (onlyLineFeeds && texts.some((text) => text.includes('\r'))) lost.push('lineBreaks');
  if (writesParts && renames && body.parts.some((part) => part.file !== null && renames(part))) lost.push('filename');
  const isNative = auth !== null && language.auth?.includes(auth.scheme) === true;
  if (auth && !isNative) {
    if (auth.scheme === 'basic')
      headers = [...headers, { name: 'Authorization', value: `Basic ${base64(`${auth.user}:${auth.password}`)}` }];
    else lost.push('auth');
  }
  const isRestricted = ({ name }: Header): boolean => restricted?.has(name.toLowerCase()) === true;
  for (const header of headers) if (isRestricted(header)) lost.push(header.name);
  const ready: Prepared = {
    method,
    url,
    headers: headers.filter((header) => !isRestricted(header)),
    pieces,
    parts: writesParts ? body.parts : null,
    auth: isNative ? auth : null,
    options,
  };
  const guarded = access ? filesOf(ready).filter((file) => access(file) === 'root') : [];
  return { request: ready, lost, guarded: [...new Set(guarded)] };
}

export interface Converted {
  readonly code: string;
  readonly language: string;
  readonly messages: readonly Message[];
}

/** Writes what was read. Error: `invalid-url` when none of the URLs is one. */
async function write(parsed: Parsed, target: TargetName): Promise<Converted> {
  const language = await languages[target]();
  const prepared: Prepared[] = [];
  const messages: Message[] = [...parsed.messages];
  let fault: ToolError | undefined;
  for (const request of parsed.requests) {
    try {
      const { guarded, lost, request: ready } = prepare(request, language);
      prepared.push(ready);
      for (const key of lost) messages.push(messageOf('not-carried', key, request.line));
      for (const file of guarded) messages.push(messageOf('file-root', file, request.line));
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      fault ??= error;
      messages.push(messageOf('invalid-url', request.url, request.line));
    }
  }
  if (prepared.length === 0 && fault) throw fault;
  return { code: language.write(prepared), language: language.name, messages };
}

export async function convertText(input: ConvertInput): Promise<Converted> {
  return write(parseText(input), input.target);
}

export interface Report extends Converted {
  readonly source: Parsed['source'];
  readonly shell: Parsed['shell'];
  readonly requests: readonly Request[];
  readonly fates: Parsed['fates'];
}

/** What the page shows: the code, and what was read. */
export async function convertWithRequests(input: ConvertInput): Promise<Report> {
  const parsed = parseText(input);
  const { fates, requests, shell, source } = parsed;
  return { ...(await write(parsed, input.target)), source, shell, requests, fates };
}
