import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { optional, text } from '#core/field.ts';
import { ToolError } from '#core/operation.ts';
import { securityHeaders } from '#core/policy.ts';
import { isSiteUrl } from '#core/site-routes.ts';
import { causeOf, unreadable } from './files.ts';
import { followFile } from './follow-file.ts';
import { createHost, type Host } from './host.ts';
import { readOptions } from './options.ts';
import { createSite } from './site.ts';
import { write, type Streams } from './streams.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly base: string;
  /** Another `toolcrib.config.json` than that of the site. */
  readonly config?: string | undefined;
}

/** What a client may take of the server. Times are in milliseconds. */
export interface Limits {
  /** Connections at once. Each needs a descriptor, and another one while a file is sent; 1024 is a common bound. */
  readonly connections: number;
  /** Until the head of a request is there, counted from the connection or from the first byte of a further request. */
  readonly head: number;
  /** Without a byte in either direction, such as a client that does not read. */
  readonly idle: number;
}

const defaultLimits: Limits = { connections: 400, head: 10_000, idle: 30_000 };

const fields = { port: optional(text()), host: optional(text()), base: optional(text()), config: optional(text()) };

function parse(args: readonly string[]): Partial<Record<keyof typeof fields, string>> {
  const { draft, source } = readOptions(fields, args, { common: [] });
  if (source !== undefined) throw new ToolError('no-file-field', { path: source });
  return draft as Partial<Record<keyof typeof fields, string>>;
}

function refuseUnreadable(path: string): void {
  try {
    readFileSync(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Options first, then the environment (`PORT`, `HOST`), then the defaults. */
export function readServeOptions(args: readonly string[], env: NodeJS.ProcessEnv): ServeOptions {
  const { port = env['PORT'] || '8080', host = env['HOST'] || '127.0.0.1', base = '/', config } = parse(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new ToolError('invalid-port', { port });
  if (config !== undefined) refuseUnreadable(config);
  const url = env['TOOLCRIB_URL'];
  if (url && !isSiteUrl(url)) throw new ToolError('invalid-url', { url });
  return { port: Number(port), host, base: `/${base}/`.replace(/\/+/g, '/'), ...(config !== undefined && { config }) };
}

function listen(server: Server, { port, host }: ServeOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void => {
      const details = { port: String(port), host, cause: causeOf(error) };
      reject(new ToolError(error.code === 'EADDRINUSE' ? 'port-in-use' : 'cannot-listen', details));
    };
    server.once('error', refuse).listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

const hostOf = (dist: string, { config }: ServeOptions): (() => Host) =>
  createHost({ dist, env: process.env, file: config });

/** The headers that go with the policy of the build; the last ones while a new build is being made. */
function followHeaders(policy: string): () => Record<string, string> {
  let last = '{}';
  return followFile(policy, (text = last) => {
    const { csp } = JSON.parse(text) as { readonly csp: string };
    last = text;
    return securityHeaders(csp);
  });
}

interface Surroundings {
  readonly host?: () => Host;
  /** Hears of what went wrong here while the server goes on. */
  readonly onFault?: (fault: unknown) => void;
  readonly limits?: Partial<Limits>;
}

/** Serves `dist/site` with the policy that the build wrote to `dist/server/policy.json`. */
export async function startServer(
  dist: string,
  wanted: ServeOptions,
  { host = hostOf(dist, wanted), onFault = () => undefined, limits }: Surroundings = {},
): Promise<Server> {
  const root = join(dist, 'site');
  const policy = join(dist, 'server', 'policy.json');
  if (!existsSync(join(root, '404.html')) || !existsSync(policy)) throw new ToolError('not-built', { path: root });
  const headers = followHeaders(policy);
  const { connections, head, idle } = { ...defaultLimits, ...limits };
  const server = createServer(
    {
      headersTimeout: head,
      requestTimeout: Math.max(head, idle),
      connectionsCheckingInterval: Math.min(head, 5000),
    },
    createSite({ root, host, base: wanted.base, headers, onFault }),
  );
  server.setTimeout(idle);
  server.maxConnections = connections;
  await listen(server, wanted);
  // A connection that could not be accepted; without this line it would end the process.
  server.on('error', onFault);
  return server;
}

/** Does it listen on every address of this computer? */
function isEverywhere(address: string): boolean {
  return address === '0.0.0.0' || address === '::';
}

/** The address to open: a server that listens everywhere is reached as `localhost`. */
export function addressOf(server: Server, base: string): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${isEverywhere(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address}:${port}${base}`;
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
  const onFault = (fault: unknown): void => void stderr.write(`toolcrib: ${String(fault)}\n`);
  const { problem } = host();
  const server = await startServer(dist, wanted, { host, onFault });
  if (problem !== undefined) await write(stderr, `${problem}\n`);
  const { address } = server.address() as AddressInfo;
  const range = isEverywhere(address) ? ` and at the other addresses of this computer (${address})` : '';
  await write(stdout, `Toolcrib is at ${addressOf(server, wanted.base)}${range}\n`);
  await ended(server);
  return 0;
}
