import { isNamed, type Part } from '../request.ts';
import { lastPart } from '../urls.ts';
import { grouped, joined, onlyFile, onlyText, type Language, type Prepared } from './source.ts';

type Quote = (text: string) => string;

/** A word for a POSIX shell. */
const posix: Quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A word for cmd.exe, whose quotes are kept for the program: carets stand before all that means something. */
const cmd: Quote = (text) => {
  const forProgram = text
    .replaceAll(/(\\*)"/g, String.raw`$1$1\"`)
    .replace(/\\+$/, '$&$&')
    .replaceAll(/\r\n|\r/g, '\n');
  return `^"${forProgram.replaceAll(/[()%!^"<>&|]/g, '^$&').replaceAll('\n', '^\n\n')}^"`;
};

const number = (value: number | null, flag: string): string[] => (value === null ? [] : [`${flag} ${value}`]);
const path = (value: string | null, flag: string, quote: Quote): string[] =>
  value === null ? [] : [`${flag} ${quote(value)}`];

/** In quotes where curl would read something else: a file, a form, several words, or no blanks at the ends. */
const formValue = (text: string): string =>
  /^[@<(\s]|[;,"]|\s$/.test(text) ? `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"` : text;

function formPart({ file, filename, mediaType, name, value }: Part): string {
  const content = file === null ? formValue(value ?? '') : `${filename === null ? '<' : '@'}${formValue(file)}`;
  const own = file === null ? null : lastPart(file);
  const type = mediaType === null ? '' : `;type=${mediaType}`;
  return `${name}=${content}${type}${filename === null || filename === own ? '' : `;filename=${formValue(filename)}`}`;
}

const partFlag = (part: Part, quote: Quote): string => {
  const isPlain = part.file === null && part.filename === null && part.mediaType === null;
  return isPlain && /^[@<("\s]|;|\s$/.test(part.value ?? '')
    ? `--form-string ${quote(`${part.name}=${part.value}`)}`
    : `-F ${quote(formPart(part))}`;
};

const versionFlags = { '1.1': '--http1.1', '2': '--http2', '3': '--http3' } as const;

function curlWords({ auth, headers, method, options, parts, pieces, url }: Prepared, quote: Quote): readonly string[] {
  const hasBody = pieces !== null || parts !== null;
  const isHead = method === 'HEAD' && !hasBody;
  const [text, file] = [onlyText(pieces), onlyFile(pieces)];
  const isImplied = method === (hasBody ? 'POST' : 'GET');
  return [
    `curl ${quote(url)}`,
    ...(isHead ? ['-I'] : isImplied ? [] : [`-X ${quote(method)}`]),
    ...headers.map(({ name, value }) => `-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...(pieces && !headers.some(isNamed('Content-Type')) ? [`-H ${quote('Content-Type:')}`] : []),
    ...(auth ? [`-u ${quote(`${auth.user}:${auth.password}`)}`] : []),
    ...(auth && auth.scheme !== 'basic' ? [`--${auth.scheme}`] : []),
    ...(text === undefined ? [] : [`--data-raw ${quote(text)}`]),
    ...(file === undefined ? [] : [`--data-binary ${quote(`@${file}`)}`]),
    ...(parts ?? []).map((part) => partFlag(part, quote)),
    ...(options.followRedirects ? ['-L'] : []),
    ...(options.insecure ? ['-k'] : []),
    ...(options.compressed ? ['--compressed'] : []),
    ...number(options.timeout, '-m'),
    ...path(options.proxy, '-x', quote),
    ...number(options.connectTimeout, '--connect-timeout'),
    ...(options.httpVersion === null ? [] : [versionFlags[options.httpVersion]]),
    ...path(options.certificate, '--cert', quote),
    ...path(options.key, '--key', quote),
    ...path(options.ca, '--cacert', quote),
    // Brackets and braces of a URL would be ranges.
    ...(/[{[]/.test(url.replace(/^([^:]*:\/\/[^/?#]*)\[[\dA-Fa-f:.%]+\]/, '$1')) ? ['-g'] : []),
  ];
}

const all = [
  ...(['insecure', 'followRedirects', 'timeout', 'connectTimeout', 'proxy', 'compressed', 'httpVersion'] as const),
  ...(['certificate', 'key', 'ca'] as const),
];

export const curl: Language = {
  name: 'shell',
  userinfo: true,
  carries: all,
  auth: ['basic', 'digest', 'ntlm'],
  forms: () => true,
  files: 'whole',
  noNul: true,
  standardInput: true,
  write: (requests) => requests.map((request) => `${curlWords(request, posix).join(' \\\n  ')}\n`).join('\n'),
};

export const curlCmd: Language = {
  ...curl,
  name: 'cmd',
  onlyLineFeeds: true,
  write: (requests) => requests.map((request) => `${curlWords(request, cmd).join(' ^\n  ')}\n`).join('\n'),
};

function httpieWords({ auth, headers, method, options, pieces, url }: Prepared): readonly string[] {
  const [text, file] = [onlyText(pieces), onlyFile(pieces)];
  const { ca, certificate, followRedirects, insecure, key, proxy, timeout } = options;
  return [
    `http ${method} ${posix(url)}`,
    ...headers.map(({ name, value }) => posix(value === '' ? `${name};` : `${name}: ${value}`)),
    ...(pieces && !headers.some(isNamed('Content-Type')) ? [posix('Content-Type:')] : []),
    ...(auth ? [`-a ${posix(`${auth.user}:${auth.password}`)}`] : []),
    ...(auth?.scheme === 'digest' ? ['-A digest'] : []),
    ...(text === undefined ? [] : [`--raw ${posix(text)}`]),
    // It reads standard input without being told.
    ...(file === undefined || file === '-' ? [] : [posix(`@${file}`)]),
    ...(followRedirects ? ['--follow'] : []),
    ...(insecure ? ['--verify=no'] : path(ca, '--verify', posix)),
    ...number(timeout, '--timeout'),
    ...(proxy === null ? [] : [`--proxy ${posix(`http:${proxy}`)} --proxy ${posix(`https:${proxy}`)}`]),
    ...path(certificate, '--cert', posix),
    ...path(key, '--cert-key', posix),
  ];
}

export const httpie: Language = {
  name: 'shell',
  userinfo: true,
  carries: ['insecure', 'followRedirects', 'timeout', 'proxy', 'compressed', 'certificate', 'key', 'ca'],
  auth: ['basic', 'digest'],
  files: 'whole',
  noNul: true,
  standardInput: true,
  write: (requests) => requests.map((request) => `${httpieWords(request).join(' \\\n  ')}\n`).join('\n'),
};

function wgetWords({ auth, headers, method, options, pieces, url }: Prepared): readonly string[] {
  const [text, file] = [onlyText(pieces), onlyFile(pieces)];
  const { ca, certificate, compressed, connectTimeout, followRedirects, insecure, key, proxy, timeout } = options;
  const setting = (name: string, value: string | null): string[] => (value === null ? [] : [`${name}=${posix(value)}`]);
  return [
    `wget ${posix(url)}`,
    ...(method === 'GET' && !pieces ? [] : [`--method=${posix(method)}`]),
    ...grouped(headers).map((header) => `--header=${posix(`${header.name}: ${joined(header)}`)}`),
    ...setting('--user', auth?.user ?? null),
    ...setting('--password', auth?.password ?? null),
    // Otherwise it waits until it is asked.
    ...(auth?.scheme === 'basic' ? ['--auth-no-challenge'] : []),
    ...setting('--body-data', text ?? null),
    ...setting('--body-file', file ?? null),
    ...(followRedirects ? [] : ['--max-redirect=0']),
    ...(insecure ? ['--no-check-certificate'] : []),
    ...(compressed ? ['--compression=auto'] : []),
    ...(timeout === null ? [] : [`--timeout=${timeout}`]),
    ...(connectTimeout === null ? [] : [`--connect-timeout=${connectTimeout}`]),
    ...(proxy === null ? [] : ['use_proxy=yes', `http_proxy=${proxy}`, `https_proxy=${proxy}`]).map(
      (one) => `-e ${posix(one)}`,
    ),
    ...setting('--certificate', certificate),
    ...setting('--private-key', key),
    ...setting('--ca-certificate', ca),
    '-O -',
  ];
}

export const wget: Language = {
  name: 'shell',
  userinfo: true,
  carries: all.filter((option) => option !== 'httpVersion'),
  auth: ['basic', 'digest', 'ntlm'],
  files: 'whole',
  noNul: true,
  write: (requests) => requests.map((request) => `${wgetWords(request).join(' \\\n  ')}\n`).join('\n'),
};
