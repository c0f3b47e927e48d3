import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearch } from '#core/open-search.ts';
import { contentSecurityPolicy, nginxHeaders, securityHeaders } from '#core/policy.ts';
import { siteSettings } from '#core/site-config.ts';
import { formatRoutes, routesOf } from '#core/site-routes.ts';
import type { ToolRow } from '#core/tool.ts';
import { startServer } from '../src/cli/serve.ts';
import { createHost, readSiteEnv } from '../src/cli/host.ts';
import { hasNginx, type Nginx, startNginx } from './nginx.ts';

const csp = contentSecurityPolicy({ scriptHashes: ['sha256-AAA='] });
const script = 'console.log("é")\n'.repeat(60);
const tools: readonly ToolRow[] = [
  { id: 'hash-text', category: 'crypto', icon: 'x', width: 'wide', redirectFrom: ['/hash'] },
  { id: 'math-evaluator', category: 'math', icon: 'x', width: 'wide' },
  { id: 'text-diff', category: 'text', icon: 'x', width: 'wide' },
];
const page = (title: string): string => `<!doctype html><h1>${title}</h1>${'<p>x</p>'.repeat(100)}`;
let dist: string;

function put(path: string, content: string | Uint8Array, compressed = false): void {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (!compressed) return;
  writeFileSync(`${file}.gz`, gzipSync(content));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'toolcrib-deploy-'));
  for (const path of ['', 'about/', ...tools.map(({ id }) => `${id}/`), 'hash/'])
    put(`site/${path}index.html`, page(path), true);
  put('site/404.html', page('Not Found'), true);
  put('site/sw.js', 'self');
  put('site/manifest.webmanifest', '{}');
  put('site/toolcrib.config.json', '{}\n');
  put('site/opensearch.xml', openSearch('.'));
  put('site/robots.txt', 'User-agent: *\nAllow: /\n');
  put('site/THIRD-PARTY-LICENSES.txt', 'MIT ©');
  put('site/favicon.ico', new Uint8Array([0, 0, 1, 0]));
  put('site/icon-192.png', new Uint8Array([137, 80, 78, 71]));
  put('site/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('site/assets/app-1234.js', script, true);
  put('site/assets/app-1234.css', 'p{}');
  put('site/assets/hash-1234.wasm', new Uint8Array([0, 97, 115, 109]));
  put('server/policy.json', JSON.stringify({ csp }));
  put('server/headers.conf', nginxHeaders(securityHeaders(csp)));
  put('server/routes.txt', formatRoutes(routesOf(tools)));
});
afterAll(() => rmSync(dist, { recursive: true }));

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The path goes out as it is: `fetch` would resolve dots and unpack. */
function get(url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const decode = decoders[response.headers['content-encoding'] ?? 'identity'];
        const body = decode?.(Buffer.concat(chunks)).toString() ?? 'unknown encoding';
        resolve({ status: response.statusCode ?? 0, headers: response.headers as Answer['headers'], body });
      });
    })
      .on('error', reject)
      .end();
  });
}

const compared = [
  ...Object.keys(securityHeaders('')).map((name) => name.toLowerCase()),
  'content-type',
  'content-encoding',
  'cache-control',
  'location',
];
function essence({ status, headers, body }: Answer) {
  const type = headers['content-type']?.replace('; ', ';').toLowerCase();
  const shown = Object.fromEntries(compared.map((name) => [name, headers[name]]));
  // toolcrib serve sends the page not found as it is.
  const encoding = status === 404 ? { 'content-encoding': undefined } : {};
  return { status, body, ...shown, 'content-type': type, ...encoding };
}

describe.skipIf(!hasNginx)('nginx of the container (skipped without Debian’s)', () => {
  const env = {
    TOOLCRIB_URL: 'https://tools.example.org/x/',
    TOOLCRIB_HIDDEN_TOOLS: 'text-diff',
    TOOLCRIB_HIDDEN_CATEGORIES: 'math',
  };
  let nginx: Nginx;
  let own: Server;
  let ownUrl: string;

  beforeAll(async () => {
    nginx = await startNginx(dist, env);
    const wanted = { port: 0, host: '127.0.0.1', base: '/' };
    own = await startServer(dist, wanted, { host: createHost({ dist, env }) });
    ownUrl = `http://127.0.0.1:${(own.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    own.close();
    await nginx.stop();
  });

  const encodings = ['gzip, deflate, br', 'gzip', 'br', 'br;q=0, gzip;q=0.5', 'identity', ''];
  const pages = '/ /index.html /hash-text /hash-text/ /hash-text/index.html /hash-text?utm=1 /hash /about/';
  const unknown = '/nowhere /nowhere/ /hash-text/more /404.html /c-lib /assets /assets/ /a/b/c/d';
  const hidden = '/text-diff /text-diff/ /math-evaluator';
  const assets = '/assets/app-1234.js /assets/app-1234.css /assets/hash-1234.wasm /assets/gone-1.js /assets/gone';
  const files = '/sw.js /manifest.webmanifest /THIRD-PARTY-LICENSES.txt /favicon.ico /favicon.svg /icon-192.png';
  const written = '/toolcrib.config.json /sitemap.xml /robots.txt /opensearch.xml /gone.js /hash-text/x.js /healthz';
  it.each([pages, unknown, hidden, assets, files, written].flatMap((paths) => paths.split(' ')))(
    'answers %s as toolcrib serve does',
    async (path) => {
      for (const accepted of encodings) {
        const headers = accepted === '' ? {} : { 'Accept-Encoding': accepted };
        const [theirs, ours] = await Promise.all([get(nginx.url, path, headers), get(ownUrl, path, headers)]);
        expect({ accepted, ...essence(theirs) }).toEqual({ accepted, ...essence(ours) });
      }
    },
  );

  it('shows a browser the page for every unknown path, as toolcrib serve does', async () => {
    for (const path of ['/nowhere', '/10.0.0.1', '/hash-text/x.js', '/assets/gone-1.js', '/text-diff/x.y']) {
      const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const [theirs, ours] = await Promise.all([get(nginx.url, path, headers), get(ownUrl, path, headers)]);
      expect(essence(theirs)).toEqual(essence(ours));
      expect([theirs.status, theirs.body]).toEqual([404, page('Not Found')]);
    }
  });

  it.each(['bytes=0-9', 'bytes=1000-', 'bytes=-3', 'bytes=99999-', 'bytes=5-2', 'nonsense'])(
    'sends the same part for Range %s',
    async (range) => {
      const headers = { Range: range };
      const [theirs, ours] = await Promise.all([
        get(nginx.url, '/assets/app-1234.js', headers),
        get(ownUrl, '/assets/app-1234.js', headers),
      ]);
      // Whether a range that runs backwards is ignored or refused is the server's choice.
      if (range === 'bytes=5-2') expect([theirs.status, ours.status]).toEqual([416, 200]);
      else
        expect([theirs.status, theirs.headers['content-range']]).toEqual([ours.status, ours.headers['content-range']]);
      if (ours.status === 206) expect(theirs.body).toBe(ours.body);
    },
  );

  it.each(['/../server/policy.json', '/%2e%2e/server/policy.json', '/assets/../../server/policy.json'])(
    'never leaves the site: %s',
    async (path) => {
      const { status, body } = await get(nginx.url, path);
      expect(status).toBe(400);
      expect(body).not.toContain('default-src');
    },
  );

  it('refuses other methods and answers HEAD without a body', async () => {
    expect((await get(nginx.url, '/', {}, 'POST')).status).toBe(405);
    const head = await get(nginx.url, '/assets/app-1234.js', {}, 'HEAD');
    expect([head.status, head.body, head.headers['cache-control']]).toEqual([
      200,
      '',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('asks again with what it has, and says nothing of itself', async () => {
    const { headers } = await get(nginx.url, '/hash-text');
    expect(headers['server']).toBe('nginx');
    const again = await get(nginx.url, '/hash-text', { 'If-None-Match': headers['etag'] ?? '' });
    expect([again.status, again.headers['cache-control'], again.body]).toEqual([304, 'no-cache', '']);
  });

  it('leaves what is hidden out of the sitemap', async () => {
    const { body } = await get(nginx.url, '/sitemap.xml');
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://tools.example.org/x/',
      'https://tools.example.org/x/about',
      'https://tools.example.org/x/pipe',
      'https://tools.example.org/x/hash-text',
    ]);
  });

  it('runs as an ordinary user who writes into one folder', () => {
    const status = readFileSync(`/proc/${nginx.pid}/status`, 'utf8');
    const uid = Number(status.match(/^Uid:\s+(\d+)/m)?.[1]);
    expect(uid).not.toBe(0);
    const workers = readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8').trim().split(' ');
    expect(workers).toHaveLength(2);
    for (const pid of [nginx.pid, ...workers]) {
      for (const fd of readdirSync(`/proc/${pid}/fd`)) {
        const target = readlinkSync(`/proc/${pid}/fd/${fd}`);
        if (!target.startsWith('/') || target === '/dev/null') continue;
        const flags = readFileSync(`/proc/${pid}/fdinfo/${fd}`, 'utf8').match(/flags:\s+(\d+)/)?.[1] ?? '';
        // The last octal digit: 0 reads, 1 writes, 2 does both.
        if (/[12]$/.test(flags)) expect(target).toContain(nginx.run);
      }
    }
    // What is handed out is not the user's to change.
    const home = join(nginx.run, '../home/site/index.html');
    if (process.getuid?.() === 0) expect(statSync(home).uid).not.toBe(uid);
  });

  it('is healthy to the check of the image', () => {
    const check = (port: string) =>
      spawnSync('sh', ['deploy/start.sh', 'health'], { env: { ...process.env, PORT: port } }).status;
    expect(check(new URL(nginx.url).port)).toBe(0);
    expect(check('1')).not.toBe(0);
  });
});

describe.skipIf(!hasNginx)('start.sh (skipped without Debian’s)', () => {
  it('writes the configuration that toolcrib serve reads from the same variables', async () => {
    const texts = {
      string: 'a "b" \\ <c>\n\té, d',
      url: '',
      boolean: 'true',
      tools: 'hash-text, text-diff',
      categories: 'math',
    };
    const env = Object.fromEntries(
      Object.values(siteSettings).map(({ env: name, format }) => [
        name,
        typeof format === 'string' ? texts[format as 'url'] : (format[0] ?? ''),
      ]),
    );
    const nginx = await startNginx(dist, env);
    const { body } = await get(nginx.url, '/toolcrib.config.json');
    await nginx.stop();
    const written = JSON.parse(body) as Record<string, unknown>;
    const read = Object.entries(readSiteEnv(env)).map(([key, value]) => [key, value === 'true' ? true : value]);
    expect(written).toEqual(Object.fromEntries(read));
  });

  it('serves under a path and nothing beside it', async () => {
    const nginx = await startNginx(dist, { TOOLCRIB_BASE: 'a.b/tools' });
    const at = (path: string): Promise<Answer> => get(nginx.url, path);
    expect(await at('/a.b/tools/hash-text')).toMatchObject({ status: 200, body: page('hash-text/') });
    expect((await at('/a.b/tools/assets/app-1234.js')).headers['cache-control']).toContain('immutable');
    expect(await at('/a.b/tools/nowhere')).toMatchObject({ status: 404, body: page('Not Found') });
    expect(await at('/a.b/tools/toolcrib.config.json')).toMatchObject({ status: 200, body: '{}\n' });
    expect(await at('/a.b/tools?a=1')).toMatchObject({ status: 308, headers: { location: '/a.b/tools/?a=1' } });
    for (const path of ['/', '/hash-text', '/axb/tools/', '/a.b/toolshed']) {
      expect(await at(path)).toMatchObject({ status: 404, body: 'Not Found\n' });
    }
    await nginx.stop();
  });

  it('describes its search at the address where it was found, as toolcrib serve does', async () => {
    const nginx = await startNginx(dist, { TOOLCRIB_BASE: '/a/b/' });
    const own = await startServer(dist, { port: 0, host: '127.0.0.1', base: '/a/b/' });
    const ownUrl = `http://127.0.0.1:${(own.address() as AddressInfo).port}/`;
    const found = [
      [{ Host: 'tools.example.org:81' }, 'http://tools.example.org:81/a/b/'],
      [{ Host: '[::1]:81', 'X-Forwarded-Proto': 'https' }, 'https://[::1]:81/a/b/'],
    ] as const;
    for (const [headers, root] of found) {
      const answers = await Promise.all([nginx.url, ownUrl].map((url) => get(url, '/a/b/opensearch.xml', headers)));
      for (const { status, body, headers: sent } of answers) {
        expect([status, sent['content-type'], sent['cache-control']]).toEqual([
          200,
          'application/opensearchdescription+xml',
          'no-cache',
        ]);
        expect(body.trim()).toBe(openSearch(root).trim());
      }
    }
    own.close();
    await nginx.stop();
  });

  it('takes an address with any sign into the description of the search', async () => {
    const url = 'https://tools.example.org/~a|b\\1/$x;{y}';
    const nginx = await startNginx(dist, { TOOLCRIB_URL: url });
    const { body } = await get(nginx.url, '/opensearch.xml');
    await nginx.stop();
    expect(body).toBe(openSearch(url));
  });

  it('takes names as they are, however they are separated', async () => {
    // Started in the root folder: a pattern would find its names.
    const patterns = await startNginx(dist, { TOOLCRIB_HIDDEN_TOOLS: '*,/[a-z]*' });
    const { body } = await get(patterns.url, '/toolcrib.config.json');
    await patterns.stop();
    expect(JSON.parse(body)).toEqual({ 'tools.hidden': ['*', '/[a-z]*'] });
    const listed = await startNginx(dist, { TOOLCRIB_HIDDEN_TOOLS: 'hash-text\n\ttext-diff' });
    const statuses = ['/hash-text', '/text-diff', '/math-evaluator'].map(
      async (path) => (await get(listed.url, path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
    await listed.stop();
  });

  it.each([
    [{ PORT: '80a' }, 'PORT must be a number, not "80a"'],
    [{ PORT: '80\n81' }, 'PORT must be a number'],
    [{ TOOLCRIB_BASE: '/a;b' }, 'TOOLCRIB_BASE must be a path'],
    [{ TOOLCRIB_BASE: 'tools\n/x/;}\nlocation /evil { return 200 evil; }' }, 'TOOLCRIB_BASE must be a path'],
    [{ TOOLCRIB_BASE: 'tools\n' }, 'TOOLCRIB_BASE must be a path'],
    [{ TOOLCRIB_URL: 'tools.example.org' }, 'TOOLCRIB_URL must be an address'],
    [{ TOOLCRIB_URL: 'https://' }, 'TOOLCRIB_URL must be an address'],
    [{ TOOLCRIB_URL: 'https://a.example\n<x>' }, 'TOOLCRIB_URL must be an address'],
    [{ TOOLCRIB_URL: 'https://a.example/\nhttps://b.example' }, 'TOOLCRIB_URL must be an address'],
    [{ TOOLCRIB_RUN: '/proc/toolcrib' }, 'mount a tmpfs'],
  ])('says what is wrong with %j', async (env, message) => {
    await expect(startNginx(dist, env)).rejects.toThrow(message);
  });
});
