import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Host } from './host.ts';

export interface SiteOptions {
  /** The folder of the built site. */
  readonly root: string;
  /** The path under which it appears, with both slashes: `/` or `/tools/`. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the host has set, as it is now. */
  readonly host: () => Host;
}

/** The encodings that a client takes, as tokens without weights: `sirv` would take `br;q=0` for a yes. */
export function acceptedEncodings(header = ''): string {
  const accepted = header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return refused ? [] : name === '*' ? ['br', 'gzip'] : [name];
  });
  return accepted.filter((name) => name === 'br' || name === 'gzip').join(', ');
}

function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${text}\n`);
}

const typeOf: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
};

function send(response: ServerResponse, path: string, text: string): void {
  const type = typeOf[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain';
  response.writeHead(200, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-cache' });
  response.end(text);
}

/** Answers with the files of the built site; every answer carries the security headers. */
export function createSite({ root, base, headers, host }: SiteOptions): RequestListener {
  const notFoundPage = readFileSync(join(root, '404.html'));
  // No ETag: sirv makes it of size and date, and an installed package gives every file the same date.
  const files = sirv(root, {
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cacheControl(path));
      const name = path.slice(path.lastIndexOf('/') + 1);
      if (name.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      if (!name.includes('.') || name.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    },
  });

  const serveFile = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const notFound = (): void => {
      const isAsset = path.startsWith('/assets/') || path.slice(path.lastIndexOf('/') + 1).includes('.');
      if (isAsset) return plain(response, 404, 'Not Found');
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(notFoundPage);
    };
    const page = (): void => {
      request.url = `${path.replace(/\/$/, '')}/index.html`;
      files(request, response, notFound);
    };
    const { files: written, isHidden } = host();
    const text = written.get(path);
    if (text !== undefined) return send(response, path, text);
    if (path === '/404.html' || isHidden(path)) return notFound();
    request.url = path;
    return path.endsWith('/') ? page() : files(request, response, page);
  };

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plain(response, 405, 'Method Not Allowed');
    }
    if (path === '/healthz') return plain(response, 200, 'ok');
    if (`${path}/` === base) {
      response.writeHead(308, { Location: [base, ...query].join('?') });
      return response.end();
    }
    if (!path.startsWith(base)) return plain(response, 404, 'Not Found');
    // sirv misreads suffix ranges and throws on reversed ones; ranges are optional (RFC 9110, section 14.2).
    delete request.headers.range;
    request.headers['accept-encoding'] = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''));
    return serveFile(request, response, path.slice(base.length - 1));
  };
}
