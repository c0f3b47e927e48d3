import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';

export interface Site {
  /** The address of the home page, with a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Wanted {
  readonly base?: string;
  readonly port?: number;
}

/** Serves a build in a process of its own, as `toolcrib serve` does. */
export function serve(dist = 'dist', { base = '/', port = 0 }: Wanted = {}): Promise<Site> {
  const options = ['--host', '127.0.0.1', '--port', String(port), '--base', base];
  const server = spawn(process.execPath, [`${dist}/cli/toolcrib.js`, 'serve', ...options]);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = (): Promise<void> => {
    server.kill('SIGKILL');
    return ended;
  };
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const url = chunk.toString().match(/http:\S+/)?.[0];
      if (url) resolve({ url, stop });
    });
    server.stderr.on('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
    server.once('error', reject);
  });
}

/**
 * A proxy that shows a site under a prefix, which the site itself never hears of unless `strips` is false. `onRequest` hears
 * of every request.
 */
export async function proxyTo(
  site: Site,
  prefix: string,
  { strips = true, onRequest }: { readonly strips?: boolean; readonly onRequest?: (path: string) => void } = {},
): Promise<Site> {
  const target = new URL(site.url);
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (!path.startsWith(prefix)) {
      outgoing.writeHead(404).end();
      return;
    }
    onRequest?.(path);
    const { method, headers } = incoming;
    const { hostname, port } = target;
    const forwardedPath = strips ? path.slice(prefix.length - 1) : path;
    const forwarded = request({ hostname, port, method, headers, path: forwardedPath }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.once('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    proxy.closeAllConnections();
    proxy.close();
    await site.stop();
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${prefix}`, stop };
}

export async function serveBehindProxy(prefix: string): Promise<Site> {
  return proxyTo(await serve(), prefix);
}

/** In the names of all assets of a changed build. */
export const changedMark = '-changed';

/** A build as a later version would be: every asset has another name, and the worker another version. */
export function changedBuild(dist = 'dist'): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolcrib-changed-'));
  const filter = (file: string): boolean => !/\.(?:br|gz)$/.test(file);
  for (const part of ['cli', 'server', 'site'])
    cpSync(join(dist, part), join(folder, part), { recursive: true, filter });
  const site = join(folder, 'site');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/'));
  const assets = files.filter((file) => /^assets\/[^/]+\.\w+$/.test(file));
  const names = assets.map((file) => file.slice('assets/'.length));
  const renamed = (name: string): string => name.replace(/(\.\w+)$/, `${changedMark}$1`);
  const known = new Set(names);
  for (const file of files.filter((name) => /\.(html|js|css|json)$/.test(name))) {
    const text = readFileSync(join(site, file), 'utf8').replace(/(?<![\w.-])[\w.-]{1,80}\.\w{2,5}\b/g, (name) =>
      known.has(name) ? renamed(name) : name,
    );
    writeFileSync(
      join(site, file),
      file === 'sw.js' ? text.replace(/"version":"(\w+)"/, '"version":"$1changed"') : text,
    );
  }
  for (const name of names) renameSync(join(site, 'assets', name), join(site, 'assets', renamed(name)));
  return folder;
}
