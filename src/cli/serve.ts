import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ToolError } from '#core/operation.ts';
import { securityHeaders } from '#core/policy.ts';
import { isSiteUrl } from '#core/site-routes.ts';
import { createHost, type Host } from './host.ts';
import { createSite } from './site.ts';
import { write, type Streams } from './streams.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly base: string;
  /** Another `toolcrib.config.json` than that of the site. */
  readonly config?: string | undefined;
}

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  base: { type: 'string' },
  config: { type: 'string' },
} as const;

function parse(args: readonly string[]): Partial<Record<keyof typeof options, string>> {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ToolError('invalid-option', { problem: (error as Error).message });
  }
}

/** Options first, then the environment (`PORT`, `HOST`), then the defaults. */
export function readServeOptions(args: readonly string[], env: NodeJS.ProcessEnv): ServeOptions {
  const { port = env['PORT'] || '8080', host = env['HOST'] || '0.0.0.0', base = '/', config } = parse(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new ToolError('invalid-port', { port });
  if (config !== undefined && !existsSync(config))
    throw new ToolError('unreadable-file', { path: config, cause: 'ENOENT' });
  const url = env['TOOLCRIB_URL'];
  if (url && !isSiteUrl(url)) throw new ToolError('invalid-url', { url });
  return { port: Number(port), host, base: `/${base}/`.replace(/\/+/g, '/'), ...(config !== undefined && { config }) };
}

function listen(server: Server, { port, host }: ServeOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      const details = { port: String(port), host, cause: code ?? 'unknown' };
      reject(new ToolError(code === 'EADDRINUSE' ? 'port-in-use' : 'cannot-listen', details));
    });
    server.listen(port, host, resolve);
  });
}

const hostOf = (dist: string, { config }: ServeOptions): (() => Host) =>
  createHost({ dist, env: process.env, file: config });

/** Serves `dist/site` with the policy that the build wrote to `dist/server/policy.json`. */
export async function startServer(dist: string, wanted: ServeOptions, host = hostOf(dist, wanted)): Promise<Server> {
  const root = join(dist, 'site');
  const policy = join(dist, 'server', 'policy.json');
  if (!existsSync(join(root, '404.html')) || !existsSync(policy)) throw new ToolError('not-built', { path: root });
  const { csp } = JSON.parse(readFileSync(policy, 'utf8')) as { readonly csp: string };
  const server = createServer(createSite({ root, host, base: wanted.base, headers: securityHeaders(csp) }));
  await listen(server, wanted);
  return server;
}

/** The address to open: a server that listens everywhere is reached as `localhost`. */
export function addressOf(server: Server, base: string): string {
  const { address, family, port } = server.address() as AddressInfo;
  const everywhere = address === '0.0.0.0' || address === '::';
  return `http://${everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address}:${port}${base}`;
}

/** How long answers under way may take when the server is told to end, milliseconds. */
const graceTime = 2000;

function ended(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.once('close', resolve);
    const end = (): void => {
      process.off('SIGTERM', end).off('SIGINT', end);
      server.close();
      setTimeout(() => server.closeAllConnections(), graceTime).unref();
    };
    process.once('SIGTERM', end).once('SIGINT', end);
  });
}

/** `toolcrib serve`: runs until SIGTERM or SIGINT. */
export async function serve(args: readonly string[], { stdout, stderr }: Streams, dist: string): Promise<number> {
  const wanted = readServeOptions(args, process.env);
  const host = hostOf(dist, wanted);
  const server = await startServer(dist, wanted, host);
  const { problem } = host();
  if (problem !== undefined) await write(stderr, `${problem}\n`);
  await write(stdout, `Toolcrib is at ${addressOf(server, wanted.base)}\n`);
  await ended(server);
  return 0;
}
