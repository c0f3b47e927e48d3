import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { openSearch, openSearchFile } from '#core/open-search.ts';
import type { Host } from './host.ts';
import { mediaTypeOf } from './media-type.ts';
import { sendFile } from './send-file.ts';
import { acceptedEncodings, openSiteFile } from './site-file.ts';
import { pathOf } from './site-path.ts';

type Headers = Readonly<Record<string, string>>;

export interface SiteOptions {
  /** The folder of the built site. */
  readonly root: string;
  /** The path under which it appears, with both slashes: `/` or `/tools/`. */
  readonly base: string;
  /** Those of every answer, as the build wants them now. */
  readonly headers: () => Headers;
  /** What the host has set, as it is now. */
  readonly host: () => Host;
  /** Hears of every answer that failed because of the server. */
  readonly onFault: (fault: unknown) => void;
}

function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function plain(response: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  const facts = { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, { ...facts, ...headers }).end(`${text}\n`);
}

function send(response: ServerResponse, path: string, text: string): void {
  response.writeHead(200, { 'Content-Type': mediaTypeOf(path), 'Cache-Control': 'no-cache' }).end(text);
}

const codeOf = (fault: unknown): unknown => (fault as NodeJS.ErrnoException | undefined)?.code;
/** The client went away: nothing is wrong here. */
const gone: ReadonlySet<unknown> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Too many files are open; they will not be for long. */
const exhausted: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);

/** Where the client found this server, or the proxy before it. */
function originOf({ headers }: IncomingMessage): string {
  const { host = '', 'x-forwarded-proto': proto } = headers;
  return `${proto === 'https' ? 'https' : 'http'}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
}

/** Answers with the files of the built site; every answer carries the security headers. */
export function createSite({ root, base, headers, host, onFault }: SiteOptions): RequestListener {
  /** A browser is shown the page; whatever asks for a file must not take the page for it. */
  const notFound = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const isPage = !path.startsWith('/assets/') && !path.slice(path.lastIndexOf('/') + 1).includes('.');
    const isBrowser = request.headers.accept?.includes('text/html') === true;
    const file = isPage || isBrowser ? await openSiteFile(root, '404.html') : undefined;
    if (!file) return plain(response, 404, 'Not Found', { Vary: 'Accept' });
    return sendFile(request, response, file, {
      status: 404,
      headers: { 'Content-Type': mediaTypeOf('404.html'), 'Cache-Control': 'no-cache', Vary: 'Accept' },
    });
  };

  const serveFile = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const { files, isHidden } = host();
    const text = files.get(path);
    if (text !== undefined) return send(response, path, text);
    if (path === `/${openSearchFile}`) return send(response, path, openSearch(originOf(request) + base));
    if (path === '/404.html' || isHidden(path)) return notFound(request, response, path);
    const encodings = acceptedEncodings(request.headers['accept-encoding'] as string | undefined);
    const page = `${path.replace(/\/$/, '')}/index.html`;
    for (const name of path.endsWith('/') ? [page] : [path, page]) {
      const file = await openSiteFile(root, name, encodings);
      if (!file) continue;
      const facts = { 'Content-Type': mediaTypeOf(name), 'Cache-Control': cacheControl(path), Vary: 'Accept-Encoding' };
      return sendFile(request, response, file, { status: 200, headers: facts });
    }
    return notFound(request, response, path);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(headers())) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    const [address = '/', ...query] = (request.url ?? '/').split('?');
    const path = pathOf(address);
    if (path === '/healthz') return plain(response, 200, 'ok');
    if (path !== undefined && `${path}/` === base) {
      response.writeHead(308, { Location: [encodeURI(base), ...query].join('?') }).end();
      return undefined;
    }
    if (!(path ?? address).startsWith(base)) return plain(response, 404, 'Not Found');
    if (path === undefined) return notFound(request, response, address);
    return serveFile(request, response, path.slice(base.length - 1));
  };

  const fail = (response: ServerResponse, fault: unknown): void => {
    if (response.destroyed && gone.has(codeOf(fault))) return;
    const isExhausted = exhausted.has(codeOf(fault));
    if (!isExhausted) onFault(fault);
    if (response.headersSent) response.destroy();
    // Closed, so that its own descriptor is free again.
    else if (isExhausted) plain(response, 503, 'Service Unavailable', { 'Retry-After': '1', Connection: 'close' });
    else plain(response, 500, 'Internal Server Error');
  };

  return (request, response) => {
    answer(request, response).catch((fault: unknown) => fail(response, fault));
  };
}
