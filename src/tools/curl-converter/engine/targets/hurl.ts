import { codePointAt } from '#lib/code-point.ts';
import { base64 } from '../base64.ts';
import type { Part } from '../request.ts';
import { lastPart } from '../urls.ts';
import { headerLine } from './http.ts';
import { lines, onlyFile, onlyText, type Language, type Prepared } from './source.ts';

/** A value up to the end of its line, where `#` begins a comment and two braces a variable. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\#]/g, String.raw`\$&`).replaceAll(/\{(?=\{)/g, String.raw`\u{7b}`);

/** The name before a colon: most signs are escaped in it, and a bracket at its start would be that of a section. */
const key = (text: string): string =>
  text
    .replaceAll(/[\\#:/]|[^\p{L}\p{N}_.[\]@$-]/gu, (sign) =>
      /[\\#:/]/.test(sign) ? `\\${sign}` : `\\u{${codePointAt(sign, 0)?.toString(16)}}`,
    )
    .replace(/^\[/, String.raw`\u{5b}`);

/** A path: it would end at a space or `;`, and braces are those of a variable. */
const path = (text: string): string =>
  text
    .replaceAll(/[\\#;{} ]/g, String.raw`\$&`)
    .replaceAll(/[\t\n\r]/g, (sign) => JSON.stringify(sign).slice(1, -1))
    .replace(/^\[/, String.raw`\u{5b}`);

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    return typeof JSON.parse(text) === 'object';
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function bodyOf({ pieces }: Prepared): string | undefined {
  const [file, text] = [onlyFile(pieces), onlyText(pieces)];
  if (file !== undefined) return `file,${path(file)};`;
  if (text === undefined) return undefined;
  // Two braces would begin a variable.
  if (!text.includes('{{') && text.isWellFormed()) {
    if (isJson(text)) return text;
    if (!/[\r\n]/.test(text)) return `\`${text.replaceAll(/[\\`]/g, String.raw`\$&`)}\``;
  }
  return `base64,${base64(text)};`;
}

/** A whole number with a unit: hurl.dev/docs/grammar.html knows no fractions. */
const duration = (seconds: number): string =>
  Number.isInteger(seconds) ? `${seconds}s` : `${Math.round(seconds * 1000)}ms`;

function requestOf(request: Prepared): string {
  const { auth, headers, method, options, parts, url } = request;
  const { compressed, followRedirects, insecure, proxy, timeout } = options;
  const settings = [
    ...(followRedirects ? ['location: true'] : []),
    ...(insecure ? ['insecure: true'] : []),
    ...(compressed ? ['compressed: true'] : []),
    ...(timeout === null ? [] : [`max-time: ${duration(timeout)}`]),
    ...(proxy === null ? [] : [`proxy: ${escaped(proxy)}`]),
  ];
  const fields = (parts ?? []).map(({ file, mediaType, name, value }) =>
    file === null
      ? headerLine(key(name), escaped(value ?? ''))
      : `${key(name)}: file,${path(file)};${mediaType === null ? '' : ` ${escaped(mediaType)}`}`,
  );
  return lines([
    `${method} ${url}`,
    ...headers.map(({ name, value }) => headerLine(key(name), escaped(value))),
    auth !== null && '[BasicAuth]',
    auth !== null && `${key(auth.user)}: ${escaped(auth.password)}`,
    fields.length > 0 && '[Multipart]',
    ...fields,
    settings.length > 0 && '[Options]',
    ...settings,
    bodyOf(request),
  ]);
}

/** Files are read below the folder of the Hurl file, or below `--file-root` (hurl.dev/docs/request.html#file-body). */
function access(file: string): 'free' | 'root' | 'never' {
  if (/^(?:[a-z]:)?[/\\]/i.test(file)) return 'root';
  let depth = 0;
  for (const step of file.split(/[/\\]/)) {
    if (step === '..') depth--;
    else if (step !== '.' && step !== '') depth++;
    if (depth < 0) return 'never';
  }
  return 'free';
}

/** Its fields are of one line, without a media type; its files have their own names. Two braces begin a variable. */
const hasPlace = ({ file, filename, mediaType, name, value }: Part): boolean => {
  if (/[\r\n]/.test(name)) return false;
  if (file !== null)
    return file !== '-' && access(file) !== 'never' && (filename === file || filename === lastPart(file));
  return filename === null && mediaType === null && !/[\r\n]|\{\{|^\s|\s$/.test(value ?? '');
};

export const hurl: Language = {
  name: 'hurl',
  userinfo: true,
  carries: ['insecure', 'followRedirects', 'timeout', 'proxy', 'compressed'],
  auth: ['basic'],
  forms: hasPlace,
  files: 'whole',
  access,
  // The name of a file is its whole path there; curl sends what is behind the last slash.
  renames: ({ file, filename }) => file !== filename,
  write: (requests) => `${requests.map(requestOf).join('\n\n')}\n`,
};
