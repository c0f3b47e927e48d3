import { base64 } from '../base64.ts';
import type { Part } from '../request.ts';
import { lastPart } from '../urls.ts';
import { headerLine } from './http.ts';
import { lines, onlyFile, onlyText, type Language, type Prepared } from './source.ts';

const escaped = (text: string): string => text.replaceAll(/[\\#]/g, String.raw`\$&`);

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
  if (file !== undefined) return `file,${file.replaceAll(/[\\;#]/g, String.raw`\$&`)};`;
  if (text === undefined) return undefined;
  // Two braces would begin a variable.
  if (!text.includes('{{') && text.isWellFormed()) {
    if (isJson(text)) return text;
    if (!/[\r\n]/.test(text)) return `\`${text.replaceAll(/[\\`]/g, String.raw`\$&`)}\``;
  }
  return `base64,${base64(text)};`;
}

function requestOf(request: Prepared): string {
  const { auth, headers, method, options, parts, url } = request;
  const { compressed, followRedirects, insecure, proxy, timeout } = options;
  const settings = [
    ...(followRedirects ? ['location: true'] : []),
    ...(insecure ? ['insecure: true'] : []),
    ...(compressed ? ['compressed: true'] : []),
    ...(timeout === null ? [] : [`max-time: ${timeout}s`]),
    ...(proxy === null ? [] : [`proxy: ${escaped(proxy)}`]),
  ];
  const fields = (parts ?? []).map(({ file, mediaType, name, value }) =>
    file === null
      ? headerLine(escaped(name), escaped(value ?? ''))
      : `${escaped(name)}: file,${file};${mediaType === null ? '' : ` ${mediaType}`}`,
  );
  return lines(
    `${method} ${url}`,
    ...headers.map(({ name, value }) => headerLine(escaped(name), escaped(value))),
    auth !== null && '[BasicAuth]',
    auth !== null && `${escaped(auth.user)}: ${escaped(auth.password)}`,
    fields.length > 0 && '[Multipart]',
    ...fields,
    settings.length > 0 && '[Options]',
    ...settings,
    bodyOf(request),
  );
}

/** Its fields are of one line, without a media type; its files have their own names. Two braces begin a variable. */
const hasPlace = ({ file, filename, mediaType, name, value }: Part): boolean => {
  if (/[\r\n]/.test(name)) return false;
  if (file !== null) return filename === file || filename === lastPart(file);
  return filename === null && mediaType === null && !/[\r\n]|\{\{|^\s|\s$/.test(value ?? '');
};

export const hurl: Language = {
  name: 'hurl',
  userinfo: true,
  carries: ['insecure', 'followRedirects', 'timeout', 'proxy', 'compressed'],
  auth: ['basic'],
  forms: hasPlace,
  files: 'whole',
  write: (requests) => `${requests.map(requestOf).join('\n\n')}\n`,
};
