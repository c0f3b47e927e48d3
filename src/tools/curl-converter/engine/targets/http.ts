import { isNamed } from '../request.ts';
import { lines, onlyText, type Language, type Prepared } from './source.ts';

export const headerLine = (name: string, value: string): string => (value === '' ? `${name}:` : `${name}: ${value}`);

function requestOf({ headers, method, pieces, url }: Prepared): string {
  const { host, pathname, search } = new URL(url);
  const given = headers.find(isNamed('Host'));
  const body = onlyText(pieces);
  const others = headers.filter(
    (header) => !isNamed('Host')(header) && !(body !== undefined && isNamed('Content-Length')(header)),
  );
  return lines([
    `${method} ${pathname}${search} HTTP/1.1`,
    headerLine('Host', given?.value ?? host),
    ...others.map(({ name, value }) => headerLine(name, value)),
    body !== undefined && `Content-Length: ${new TextEncoder().encode(body).length}`,
    '',
    body ?? '',
  ]);
}

export const http: Language = {
  name: 'http',
  carries: ['followRedirects'],
  files: 'none',
  write: (requests) => requests.map(requestOf).join('\n\n'),
};
