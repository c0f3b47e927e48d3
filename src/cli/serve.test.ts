import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#core/policy.ts';
import { needs } from '../../scripts/compared-programs.ts';
import { runCommand } from './command.ts';
import { testStreams } from './fixture.ts';
import { addressOf, readServeOptions, startServer } from './serve.ts';
import { acceptedEncodings } from './site-file.ts';

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
  await put('site/.hidden', 'default-src');
  await put('site/hidden~1.txt', 'default-src');
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

  it.each([
    ['/opensearch.xml', {}, /template="http:\/\/127\.0\.0\.1:\d+\/\?q=\{searchTerms\}"/],
    ['/opensearch.xml', { Host: 'a.example', 'X-Forwarded-Proto': 'https' }, /template="https:\/\/a\.example\/\?q=/],
    ['/opensearch.xml', { Host: 'a"><b>' }, /template="http:\/\/localhost\/\?q=/],
    ['/tools/opensearch.xml', { Host: 'a.example' }, /template="http:\/\/a\.example\/tools\/\?q=/],
  ])('%s with %j describes the search where it was asked for', async (path, headers, template) => {
    const answer = await get(path, headers, { from: path.startsWith('/tools') ? mounted : server });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/opensearchdescription+xml']);
    expect(answer.body.toString()).toMatch(template);
  });

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

  it('shows a browser the page for every unknown path', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    for (const path of ['/nowhere', '/10.0.0.1', '/hash-text/x.js', '/assets/gone-1.js', '/%']) {
      const { status, headers, body } = await get(path, { Accept: accept });
      expect([status, headers['content-type'], headers.vary]).toEqual([404, 'text/html;charset=utf-8', 'Accept']);
      expect(body.toString()).toBe('<h1>Not Found</h1>');
    }
    expect((await get('/nowhere', { Accept: '*/*' })).headers.vary).toBe('Accept');
  });

  it.each([
    '/../server/policy.json',
    '/%2e%2e/server/policy.json',
    '/assets/../../server/policy.json',
    '/assets/..%2f..%2fserver/policy.json',
    '/..%5cserver%5cpolicy.json',
    '/.hidden',
    // Names that mean another file on Windows.
    '/hidden~1.txt',
    '/.hidden::$DATA',
    '/nul.txt',
  ])('never leaves the site: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('default-src');
  });
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

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=3-9', 3, 9],
    ['bytes=745-', 745, 749],
    ['bytes=745-99999', 745, 749],
    ['bytes=-4', 746, 749],
    ['bytes=-99999', 0, 749],
    ['BYTES=0-1', 0, 1],
  ])('sends the part that Range %s asks for', async (range, start, end) => {
    const { status, headers, body } = await get('/assets/app-1234.js', { Range: range });
    expect([status, body.toString()]).toEqual([206, script.slice(start, end + 1)]);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/750`,
      'content-length': `${end - start + 1}`,
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('sends a part of the compressed form to whom it would send that', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const [whole, part] = await Promise.all([
      get('/assets/app-1234.js', headers),
      get('/assets/app-1234.js', { ...headers, Range: 'bytes=2-5' }),
    ]);
    expect([part.status, part.headers['content-encoding'], part.headers.etag]).toEqual([
      206,
      'gzip',
      whole.headers.etag,
    ]);
    expect(part.body).toEqual(whole.body.subarray(2, 6));
  });

  it.each(['bytes=750-', 'bytes=99999-100000', 'bytes=-0'])('refuses Range %s', async (range) => {
    const { status, headers, body } = await get('/assets/app-1234.js', { Range: range });
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */750', 0]);
  });

  it.each(['bytes=5-2', 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2', 'nonsense'])(
    'sends all of it for Range %s',
    async (range) => {
      const answer = await get('/assets/app-1234.js', { Range: range });
      expect([answer.status, answer.headers['accept-ranges'], answer.body.toString()]).toEqual([200, 'bytes', script]);
    },
  );

  it('sends a part only of the version that If-Range names', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get('/assets/app-1234.js')).headers;
    const statuses = [etag, '"another"', `W/${etag}`, modified].map(async (version) => {
      const headers = { Range: 'bytes=0-1', 'If-Range': version };
      return (await get('/assets/app-1234.js', headers)).status;
    });
    expect(await Promise.all(statuses)).toEqual([206, 200, 200, 200]);
  });

  it('sends nothing to whom has this version', async () => {
    const { etag = '' } = (await get('/hash-text')).headers;
    for (const known of [etag, `W/${etag}`, `"a", ${etag}`, '*']) {
      const { status, headers, body } = await get('/hash-text', { 'If-None-Match': known });
      expect([status, headers.etag, headers['cache-control'], body.length]).toEqual([304, etag, 'no-cache', 0]);
      expect(headers).not.toHaveProperty('content-length');
    }
    expect((await get('/hash-text', { 'If-None-Match': '"another"' })).status).toBe(200);
    const compressed = await get('/hash-text', { 'If-None-Match': etag, 'Accept-Encoding': 'gzip' });
    expect([compressed.status, compressed.headers['content-encoding']]).toEqual([200, 'gzip']);
  });

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
    for (const path of ['/', '/hash-text', '/toolshed', '/%', '/tools%2f']) {
      const { status, body } = await at(path);
      expect([path, status, body.toString()]).toEqual([path, 404, 'Not Found\n']);
    }
    expect((await at('/healthz')).status).toBe(200);
  });

  it('redirects only to add its last slash', async () => {
    const answer = await at('/tools?a=1');
    expect([answer.status, answer.headers.location]).toEqual([308, '/tools/?a=1']);
  });
});

describe('starting', () => {
  it('reads options, then the environment, then the defaults', () => {
    expect(readServeOptions([], {})).toEqual({ port: 8080, host: '127.0.0.1', base: '/' });
    expect(readServeOptions([], { PORT: '3000', HOST: '::1' })).toEqual({ port: 3000, host: '::1', base: '/' });
    expect(readServeOptions(['--port=1', '--base', 'a/b'], { PORT: '2' })).toMatchObject({ port: 1, base: '/a/b/' });
    expect(() => readServeOptions([], { PORT: '65536' })).toThrow('invalid-port');
  });

  it('says in words why it cannot listen', async () => {
    const streams = testStreams();
    expect(await runCommand(['serve', '--host', '192.0.2.1', '--port', '0'], streams, dist)).toBe(1);
    expect(streams.stderr.text).toBe(
      'The server cannot listen on 192.0.2.1, port 0 (this computer does not have this address).\n',
    );
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

describe('a site that changes', () => {
  it('sends a replaced file as it is now, with its length and another tag', async () => {
    await put('site/page/index.html', '<h1>Old</h1>');
    const old = await get('/page');
    await put('site/page/new.html', '<h1>New</h1>');
    await rename(join(dist, 'site/page/new.html'), join(dist, 'site/page/index.html'));
    const same = await get('/page', { 'If-None-Match': old.headers.etag ?? '' });
    expect([same.status, same.body.toString()]).toEqual([200, '<h1>New</h1>']);
    await put('site/page/index.html', '<h1>Longer than before</h1>');
    const longer = await get('/page');
    expect(longer.headers['content-length']).toBe(String(longer.body.length));
    expect(longer.body.toString()).toBe('<h1>Longer than before</h1>');
    await put('site/page/new.txt', 'new');
    expect((await get('/page/new.txt')).body.toString()).toBe('new');
  });

  it('is Not Found once a file is gone, the page Not Found itself too', async () => {
    await put('site/assets/old-1.js', script);
    expect((await get('/assets/old-1.js')).status).toBe(200);
    await rm(join(dist, 'site/assets/old-1.js'));
    expect((await get('/assets/old-1.js')).body.toString()).toBe('Not Found\n');
    await rename(join(dist, 'site/404.html'), join(dist, 'site/away.html'));
    const { status, body } = await get('/nowhere', { Accept: 'text/html' });
    await rename(join(dist, 'site/away.html'), join(dist, 'site/404.html'));
    expect([status, body.toString()]).toEqual([404, 'Not Found\n']);
  });

  it('sends the policy of the build that is there', async () => {
    const policyNow = async () => (await get('/')).headers['content-security-policy'];
    await put('server/policy.json', JSON.stringify({ csp: "default-src 'self'" }));
    expect(await policyNow()).toBe("default-src 'self'; frame-ancestors 'none'");
    await rm(join(dist, 'server/policy.json'));
    expect(await policyNow()).toBe("default-src 'self'; frame-ancestors 'none'");
    await put('server/policy.json', JSON.stringify({ csp }));
    expect(await policyNow()).toBe(`${csp}; frame-ancestors 'none'`);
  });

  it('answers 500 for a file that cannot be read, reports it, and goes on', async () => {
    await symlink('loop.txt', join(dist, 'site/loop.txt'));
    const faults: unknown[] = [];
    const own = await startServer(
      dist,
      { port: 0, host: '127.0.0.1', base: '/' },
      { onFault: (fault) => faults.push(fault) },
    );
    const { status, headers, body } = await get('/loop.txt', {}, { from: own });
    expect([status, headers['cache-control'], body.toString()]).toEqual([500, 'no-store', 'Internal Server Error\n']);
    expect(faults).toEqual([expect.objectContaining({ code: 'ELOOP' })]);
    expect((await get('/', {}, { from: own })).status).toBe(200);
    own.close();
    await rm(join(dist, 'site/loop.txt'));
  });
});

/** How many descriptors of this process lead to the file; 0 where there is no /proc. */
function openCount(path: string): number {
  if (process.platform !== 'linux') return 0;
  const targets = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target === join(dist, path)).length;
}

describe('clients that take and do not give', () => {
  const connections = (from: Server) =>
    new Promise<number>((resolve, reject) => {
      from.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  /** A connection that says something and reads nothing. */
  async function connected(from: Server, said = ''): Promise<Socket> {
    const socket = connect((from.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.pause().write(said);
    return socket;
  }
  const start = (limits: Parameters<typeof startServer>[2]): Promise<Server> =>
    startServer(dist, { port: 0, host: '127.0.0.1', base: '/' }, limits);

  it('lose the connection when they do not read, and the file is closed', async () => {
    await put('site/assets/large-1.wasm', new Uint8Array(30_000_000));
    const from = await start({ limits: { idle: 300 } });
    const sockets = await Promise.all(
      Array.from({ length: 5 }, () => connected(from, 'GET /assets/large-1.wasm HTTP/1.1\r\nHost: a\r\n\r\n')),
    );
    if (process.platform === 'linux') await expect.poll(() => openCount('site/assets/large-1.wasm')).toBe(5);
    await expect.poll(() => connections(from), { timeout: 120_000 }).toBe(0);
    await expect.poll(() => openCount('site/assets/large-1.wasm')).toBe(0);
    for (const socket of sockets) socket.destroy();
    expect((await get('/', {}, { from })).status).toBe(200);
    from.close();
  });

  it.each([
    ['nothing', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['no body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n'],
  ])('lose the connection when they send %s', async (_, said) => {
    const from = await start({ limits: { head: 200, idle: 400 } });
    const socket = await connected(from, said);
    expect(await connections(from)).toBe(1);
    await expect.poll(() => connections(from), { timeout: 120_000 }).toBe(0);
    socket.destroy();
    from.close();
  });

  it('get no more connections than there may be', async () => {
    const from = await start({ limits: { connections: 2 } });
    const kept = [await connected(from), await connected(from)];
    const refused = await connected(from);
    refused.resume();
    await once(refused, 'close');
    for (const socket of kept) socket.destroy();
    await expect.poll(() => connections(from)).toBe(0);
    expect((await get('/', {}, { from })).status).toBe(200);
    from.close();
  });
});

describe('a process of its own', () => {
  let program: string;
  beforeAll(async () => {
    const outDir = join(dist, 'program');
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: 'src/cli/serve.ts', outDir, rolldownOptions: { output: { entryFileNames: 'serve.mjs' } } },
    });
    program = `import(${JSON.stringify(pathToFileURL(join(outDir, 'serve.mjs')).href)}).then(({ serve }) => serve(['--port=0'], process, ${JSON.stringify(dist)}))`;
    await put('site/assets/huge-1.wasm', new Uint8Array(30_000_000));
  });

  interface Running {
    readonly child: ChildProcess;
    readonly said: () => string;
    readonly url: string;
    readonly port: number;
  }
  async function started(prefix = ''): Promise<Running> {
    needs('sh');
    const { HOST: _, PORT: __, ...env } = process.env;
    const child = spawn('sh', ['-c', `${prefix} exec "$0" -e "$1"`, process.execPath, program], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = line.toString().match(/http:\S+/)?.[0] ?? '';
    return { child, said: () => said, url, port: Number(new URL(url).port) };
  }
  async function stopped({ child }: Running): Promise<number | null> {
    child.kill('SIGTERM');
    const [code] = child.exitCode === null ? ((await once(child, 'exit')) as [number | null]) : [child.exitCode];
    return code;
  }

  it('listens on this computer alone, under both of its names', async () => {
    const running = await started();
    expect(running.url).toBe(`http://127.0.0.1:${running.port}/`);
    for (const host of ['127.0.0.1', 'localhost']) {
      const answer = await fetch(`http://${host}:${running.port}/hash-text`);
      expect([host, answer.status, await answer.text()]).toEqual([host, 200, '<h1>Hash text</h1>']);
    }
    // The whole of 127.0.0.0/8 is this computer; a server that listens everywhere would answer there.
    await expect(fetch(`http://127.0.0.2:${running.port}/`)).rejects.toThrow('fetch failed');
    expect(await stopped(running)).toBe(0);
  });

  it('outlives a file that is removed while it serves', async () => {
    await put('site/assets/gone-2.js', script);
    const running = await started();
    await rm(join(dist, 'site/assets/gone-2.js'));
    expect((await fetch(`${running.url}assets/gone-2.js`)).status).toBe(404);
    expect((await fetch(running.url)).status).toBe(200);
    expect([await stopped(running), running.said()]).toEqual([0, '']);
  });

  it('outlives a file that becomes shorter while it is sent, and ends that answer', async () => {
    await put('site/assets/shrinking-1.wasm', new Uint8Array(30_000_000));
    const running = await started();
    const socket = connect(running.port, '127.0.0.1');
    socket.write('GET /assets/shrinking-1.wasm HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'readable');
    await truncate(join(dist, 'site/assets/shrinking-1.wasm'), 100);
    let received = 0;
    socket.on('data', (chunk: Buffer) => (received += chunk.length)).on('error', () => undefined);
    await once(socket, 'close');
    expect(received).toBeLessThan(30_000_000);
    expect((await fetch(running.url)).status).toBe(200);
    expect([await stopped(running), running.said()]).toEqual([
      0,
      'toolcrib: Error: a file became shorter while it was sent\n',
    ]);
  });

  /** Asks for a large file and reads its head alone, again and again; the last answer is the first that is not 200. */
  async function exhaust(port: number, slow: Socket[]): Promise<string[]> {
    const statuses: string[] = [];
    while (slow.length < 60 && (statuses.at(-1) ?? '200') === '200') {
      const socket = connect(port, '127.0.0.1');
      slow.push(socket);
      socket.on('error', () => undefined);
      socket.write('GET /assets/huge-1.wasm HTTP/1.1\r\nHost: a\r\n\r\n');
      const status = await new Promise<string>((resolve) => {
        socket.once('data', (head: Buffer) => resolve(head.toString('latin1', 9, 12)));
        socket.once('close', () => resolve('closed'));
      });
      socket.pause();
      statuses.push(status);
    }
    return statuses;
  }

  it('outlives the end of its file descriptors and says 503 until some are free', async () => {
    const last: unknown[] = [];
    // An answer takes two, a connection and a file: with one limit the file is missing, with the other the connection.
    for (const limit of [60, 61]) {
      const running = await started(`ulimit -n ${limit};`);
      const slow: Socket[] = [];
      const statuses = await exhaust(running.port, slow);
      expect(statuses[0]).toBe('200');
      last.push(statuses.at(-1));
      for (const socket of slow) socket.destroy();
      await expect.poll(async () => (await fetch(running.url).catch(() => undefined))?.status).toBe(200);
      expect(await stopped(running)).toBe(0);
    }
    expect(last).toContain('503');
    expect(['503', 'closed']).toEqual(expect.arrayContaining(last));
  });
});

describe('acceptedEncodings', () => {
  it('reads weights', () => {
    expect(acceptedEncodings('br; q=0.000 , GZIP;q=1, zstd')).toEqual(['gzip']);
    expect(acceptedEncodings('gzip, br')).toEqual(['br', 'gzip']);
    expect(acceptedEncodings('br;q=0, *')).toEqual(['gzip']);
    expect(acceptedEncodings()).toEqual([]);
  });
});
