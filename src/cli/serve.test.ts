import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#core/policy.ts';
import { runCommand } from './command.ts';
import { testStreams } from './fixture.ts';
import { addressOf, readServeOptions, startServer } from './serve.ts';
import { acceptedEncodings } from './site.ts';

const csp = contentSecurityPolicy({ scriptHashes: ['sha256-AAA='] });
const script = 'console.log(1)\n'.repeat(50);
let dist: string;
let server: Server;
let mounted: Server;

async function put(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(dist, path)), { recursive: true });
  await writeFile(join(dist, path), content);
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'toolcrib-serve-'));
  await put('site/index.html', '<h1>Home</h1>');
  await put('site/404.html', '<h1>Not Found</h1>');
  await put('site/hash-text/index.html', '<h1>Hash text</h1>');
  await put('site/hash-text/index.html.gz', gzipSync('<h1>Hash text</h1>'));
  await put('site/sw.js', 'self');
  await put('site/manifest.webmanifest', '{}');
  await put('site/THIRD-PARTY-LICENSES', 'MIT');
  await put('site/assets/app-1234.js', script);
  await put('site/assets/app-1234.js.gz', gzipSync(script));
  await put('site/assets/app-1234.js.br', brotliCompressSync(script));
  await put('site/assets/hash-1234.wasm', new Uint8Array([0, 97, 115, 109]));
  await put('server/policy.json', JSON.stringify({ csp }));
  server = await startServer(dist, { port: 0, host: '127.0.0.1', base: '/' });
  mounted = await startServer(dist, { port: 0, host: '127.0.0.1', base: '/tools/' });
});
afterAll(async () => {
  server.close();
  mounted.close();
  await rm(dist, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The path goes out as it is: `fetch` would resolve dots. */
function get(
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', from = server } = {},
): Promise<Answer> {
  const { port } = from.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('pages', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/hash-text', '<h1>Hash text</h1>'],
    ['/hash-text/', '<h1>Hash text</h1>'],
    ['/hash-text/index.html', '<h1>Hash text</h1>'],
    ['/hash-text?utm=1', '<h1>Hash text</h1>'],
  ])('%s is served directly', async (path, body) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(answer.headers).not.toHaveProperty('location');
  });

  it.each(['/nowhere', '/hash-text/more', '/404.html', '/c-lib', '/%', '/%00', '//example.com', '/..%2f..%2fetc'])(
    '%s is the page not found, with status 404',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-security-policy']).toContain(csp);
      expect(answer.headers).not.toHaveProperty('location');
    },
  );

  it('shows the page for an unknown path and plain text for a missing file', async () => {
    expect((await get('/nowhere')).body.toString()).toBe('<h1>Not Found</h1>');
    for (const path of ['/assets/gone-1.js', '/assets/gone', '/favicon.ico', '/hash-text/x.js']) {
      const answer = await get(path);
      expect([answer.status, answer.headers['content-type'], answer.body.toString()]).toEqual([
        404,
        'text/plain;charset=utf-8',
        'Not Found\n',
      ]);
    }
  });

  it.each(['/../server/policy.json', '/%2e%2e/server/policy.json', '/assets/../../server/policy.json'])(
    'never leaves the site: %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).not.toContain('default-src');
    },
  );
});

describe('files', () => {
  it.each([
    ['/assets/app-1234.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/assets/hash-1234.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'text/javascript', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/THIRD-PARTY-LICENSES', 'text/plain;charset=utf-8', 'no-cache'],
  ])('%s is %s, %s', async (path, type, cache) => {
    expect((await get(path)).headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
  ])('Accept-Encoding %s chooses %s', async (accepted, chosen) => {
    const { headers } = await get('/assets/app-1234.js', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(chosen);
    expect(headers['vary']).toBe('Accept-Encoding');
  });

  it('sends compressed what was compressed', async () => {
    const { body } = await get('/hash-text', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(body).toString()).toBe('<h1>Hash text</h1>');
  });

  it.each(['bytes=5-2', 'bytes=-1', 'bytes=0-0', 'bytes=99999-', 'nonsense'])(
    'sends all of it for Range %s',
    async (range) => {
      const answer = await get('/assets/app-1234.js', { Range: range });
      expect([answer.status, answer.body.toString()]).toEqual([200, script]);
    },
  );

  it('answers HEAD without a body', async () => {
    const answer = await get('/assets/app-1234.js', {}, { method: 'HEAD' });
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, `${script.length}`, 0]);
  });

  it('refuses other methods', async () => {
    const answer = await get('/', {}, { method: 'POST' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('headers', () => {
  it.each(['/', '/assets/app-1234.js', '/sw.js', '/nowhere', '/assets/gone', '/healthz'])(
    'protect %s',
    async (path) => {
      expect((await get(path)).headers).toMatchObject({
        'content-security-policy': `${csp}; frame-ancestors 'none'`,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      });
    },
  );
});

describe('a sub-path', () => {
  const at = (path: string) => get(path, {}, { from: mounted });

  it('has the whole site under it and nothing beside it', async () => {
    expect((await at('/tools/')).body.toString()).toBe('<h1>Home</h1>');
    expect((await at('/tools/hash-text')).body.toString()).toBe('<h1>Hash text</h1>');
    expect((await at('/tools/assets/app-1234.js')).headers['cache-control']).toContain('immutable');
    expect((await at('/tools/nowhere')).body.toString()).toBe('<h1>Not Found</h1>');
    expect([(await at('/')).status, (await at('/hash-text')).status, (await at('/toolshed')).status]).toEqual([
      404, 404, 404,
    ]);
    expect((await at('/healthz')).status).toBe(200);
  });

  it('redirects only to add its last slash', async () => {
    const answer = await at('/tools?a=1');
    expect([answer.status, answer.headers.location]).toEqual([308, '/tools/?a=1']);
  });
});

describe('starting', () => {
  it('reads options, then the environment, then the defaults', () => {
    expect(readServeOptions([], {})).toEqual({ port: 8080, host: '0.0.0.0', base: '/' });
    expect(readServeOptions([], { PORT: '3000', HOST: '::1' })).toEqual({ port: 3000, host: '::1', base: '/' });
    expect(readServeOptions(['--port=1', '--base', 'a/b'], { PORT: '2' })).toMatchObject({ port: 1, base: '/a/b/' });
    expect(() => readServeOptions([], { PORT: '65536' })).toThrow('invalid-port');
  });

  it('says in one sentence that the port is taken', async () => {
    const streams = testStreams();
    const { port } = server.address() as AddressInfo;
    expect(await runCommand(['serve', '--host', '127.0.0.1', '--port', String(port)], streams, dist)).toBe(1);
    expect(streams.stderr.text).toMatch(new RegExp(`^Port ${port} is already in use\\. .*\\n$`));
  });

  it('prints an address that can be opened', async () => {
    expect(addressOf(mounted, '/tools/')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/tools\/$/);
    const everywhere = await startServer(dist, { port: 0, host: '0.0.0.0', base: '/' });
    expect(addressOf(everywhere, '/')).toMatch(/^http:\/\/localhost:\d+\/$/);
    everywhere.close();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s with exit code 0', async (signal) => {
    const streams = testStreams();
    const before = process.listenerCount(signal);
    const exit = runCommand(['serve', '--host', '127.0.0.1', '--port', '0'], streams, dist);
    await expect.poll(() => streams.stdout.text).toMatch(/^Toolcrib is at http:/);
    process.emit(signal);
    expect(await exit).toBe(0);
    expect(process.listenerCount(signal)).toBe(before);
  });
});

describe('acceptedEncodings', () => {
  it('reads weights', () => {
    expect(acceptedEncodings('br; q=0.000 , GZIP;q=1, zstd')).toBe('gzip');
    expect(acceptedEncodings()).toBe('');
  });
});
