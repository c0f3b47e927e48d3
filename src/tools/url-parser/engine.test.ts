import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { clean, cleanReport, defang, edit, parse, refang } from './engine.ts';
import type { ParsedUrl } from './engine/parse.ts';
import { examples } from './examples.ts';
import { text } from './text.ts';

const seed = 3986;
const operations: Readonly<Record<string, unknown>> = {
  parse,
  edit,
  clean,
  'clean-report': cleanReport,
  defang,
  refang,
};

async function answer(operation: unknown, input: object): Promise<unknown> {
  const result = await execute(operation as Operation, input);
  return result.ok ? result.value : [result.error.code, result.error.details['field']].filter(Boolean).join(' ');
}
const parsed = async (url: string, base = ''): Promise<ParsedUrl> => (await answer(parse, { url, base })) as ParsedUrl;

describe('url-parser', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it.each([
    ['http://a b/x', 'host', 'a b'],
    ['http://a.example:99999/', 'port', '99999'],
    ['http://me:pwd@a.example:8a/?b:c', 'port', '8a'],
    ['http://[::1]:70000', 'port', '70000'],
    ['http://[::1', 'host', '[::1'],
    ['http:/a b', 'host', 'a b'],
    ['https:///me@a b/', 'host', 'a b'],
    ['foo://a:99999/', 'port', '99999'],
    ['foo://a\\b:8x/', 'port', '8x'],
    ['file://server:80/x', 'file-authority', 'server:80'],
    ['file://me@server/x', 'file-authority', 'me@server'],
    ['FILE:\\\\server:80\\x', 'file-authority', 'server:80'],
    ['file://[::1]:80/x', 'file-authority', '[::1]:80'],
    ['file://[::1/x', 'host', '[::1'],
    ['file://ser ver/x', 'host', 'ser ver'],
    ['file://C:x/y', 'drive', 'C:'],
    ['file://C:99/', 'drive', 'C:'],
    ['http://a\tb c/', 'host', 'ab c'],
    ['http://', undefined, undefined],
    ['\uFEFFhttps://a.example/', undefined, undefined],
    ['\u200E\u2066mailto:a@b.example', undefined, undefined],
  ])('says what is wrong in %s', async (url, reason, value) => {
    const { error } = (await execute(parse, { url, base: '' })) as Extract<
      Awaited<ReturnType<typeof execute>>,
      { ok: false }
    >;
    expect([error.code, error.details['reason'], error.details['value']]).toEqual(['invalid-url', reason, value]);
  });

  it('says what is wrong in a reference, by the scheme of its base', async () => {
    const wrong = async (url: string, base: string): Promise<unknown> => {
      const result = await execute(parse, { url, base });
      return result.ok ? result.value.href : result.error.details;
    };
    expect(await wrong('//server:80/x', 'file:///a')).toEqual({ reason: 'file-authority', value: 'server:80' });
    expect(await wrong('//a:8x/', 'https://b/')).toEqual({ reason: 'port', value: '8x' });
  });

  it.each([
    ['https://a/', { pathname: 'a\tb' }, 'whitespace'],
    ['https://a/', { hash: 'a\nb' }, 'whitespace'],
    ['mailto:a@b', { pathname: 'c' }, 'pathname'],
    ['mailto:a@b', { username: 'u' }, 'username'],
    ['https://a/', { port: '8x' }, 'port'],
    ['https://a/', { hostname: 'a\tb' }, 'hostname'],
    ['file://server/a', { username: 'u' }, 'file'],
    ['file://server/a', { password: 'u' }, 'file'],
    ['file://server/a', { port: '1' }, 'file'],
    ['file:///a', { hostname: 'C:' }, 'drive'],
    ['file:///a', { hostname: 'c|' }, 'drive'],
    ['file:///a', { hostname: 'a b' }, 'hostname'],
  ])('says why %s cannot take %j', async (url, set, reason) => {
    const result = await execute(operations['edit'] as Operation, { url, set });
    expect(result.ok || result.error.details['reason']).toBe(reason);
    expect(Object.keys(text.en)).toContain(`error.invalid-component.${reason}`);
  });

  // RFC 3986, 5.4.1 and 5.4.2; where the WHATWG standard differs (an empty reference keeps the query), as browsers do.
  it.each([
    ['g:h', 'g:h'],
    ['g', 'http://a/b/c/g'],
    ['./g', 'http://a/b/c/g'],
    ['g/', 'http://a/b/c/g/'],
    ['/g', 'http://a/g'],
    ['?y', 'http://a/b/c/d;p?y'],
    ['g?y#s', 'http://a/b/c/g?y#s'],
    [';x', 'http://a/b/c/;x'],
    ['', 'http://a/b/c/d;p?q'],
    ['.', 'http://a/b/c/'],
    ['..', 'http://a/b/'],
    ['../..', 'http://a/'],
    ['/./g', 'http://a/g'],
    ['g..', 'http://a/b/c/g..'],
    ['./../g', 'http://a/b/g'],
    ['g?y/../x', 'http://a/b/c/g?y/../x'],
    ['http:g', 'http://a/b/c/g'],
  ])('resolves %j', async (url, href) => {
    expect(await parsed(url, 'http://a/b/c/d;p?q')).toMatchObject({ href });
  });

  it.each([
    ['http://[::1]:8080/', { hostType: 'ipv6', hostname: '[::1]', effectivePort: 8080 }],
    ['wss://a/', { hostType: 'domain', effectivePort: 443 }],
    ['ftp://a:21/', { port: '', effectivePort: 21 }],
    ['redis://cache:6379/0', { hostType: 'opaque', effectivePort: 6379, origin: 'null' }],
    ['foo://h', { hostType: 'opaque', effectivePort: null, pathname: '', decoded: { pathSegments: [] } }],
    ['mailto:a@b.c?subject=x', { hostType: 'none', effectivePort: null, decoded: { pathSegments: [] } }],
    ['file:///a/b/', { hostType: 'none', decoded: { pathSegments: ['a', 'b', ''] } }],
    ['https://a/', { decoded: { pathSegments: [] }, query: [] }],
    [
      'https://a/%E9/%C3%A9%2F/x%zz',
      { decoded: { pathSegments: ['%E9', 'é/', 'x%zz'] }, warnings: ['malformed-percent'] },
    ],
    ['https://a%40b:c%3Ad@e/#%C3%A9%E9', { decoded: { username: 'a@b', password: 'c:d', hash: 'é%E9' } }],
    ['https://bücher.example/', { hostname: 'xn--bcher-kva.example', unicodeHostname: 'bücher.example' }],
    // Latin "p" in a Cyrillic label
    ['https://рaypal.example/', { warnings: ['idn-host', 'mixed-script-host'] }],
    ['https:\\\\a\\b?c', { href: 'https://a/b?c', warnings: ['backslash-used'] }],
    ['https://a/?x=\\', { warnings: [] }],
    ['https://a/b\nc', { href: 'https://a/bc', warnings: ['whitespace-removed'] }],
    ['\u0001https://a/', { warnings: ['whitespace-removed'] }],
    ['data:text/plain,1', { warnings: [] }],
    ['tel:112', { warnings: ['scheme-looks-like-host'] }],
    ['https://a/?%&b=%', { warnings: ['malformed-percent'] }],
  ])('reads %j', async (url, expected) => {
    expect(await parsed(url)).toMatchObject(expected);
  });

  it('reads the query losslessly', async () => {
    expect((await parsed('https://a/?a=1&&a=2&b&=c&d=e=f&g+h=%2B+%C3%A9%E9%zz')).query).toEqual([
      { key: 'a', value: '1', hasValue: true },
      { key: 'a', value: '2', hasValue: true },
      { key: 'b', value: '', hasValue: false },
      { key: '', value: 'c', hasValue: true },
      { key: 'd', value: 'e=f', hasValue: true },
      { key: 'g h', value: '+ é\uFFFD%zz', hasValue: true },
    ]);
  });

  it('agrees with URLSearchParams where that is right', async () => {
    const unit = fc.constantFrom('a', 'B', '=', '&', '+', '%20', '%C3%A9', '*', '-', '?', '/');
    await fc.assert(
      fc.asyncProperty(fc.array(unit, { maxLength: 12 }), async (units) => {
        const url = new URL(`https://a/?${units.join('')}`);
        const query = (await parsed(url.href)).query.map(({ key, value }) => [key, value]);
        expect(query).toEqual([...url.searchParams]);
      }),
      { seed },
    );
  });

  it('writes back the query it reads', async () => {
    const anyPart = fc.string({ unit: 'binary', maxLength: 6 }).map((part) => part.toWellFormed());
    const parameter = fc
      .record({ key: anyPart, value: anyPart, hasValue: fc.boolean() })
      .filter(({ key, hasValue }) => key !== '' || hasValue)
      .map((row) => (row.hasValue ? row : { ...row, value: '' }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(parameter, { maxLength: 5 }),
        fc.constantFrom('plus', 'percent'),
        async (query, querySpace) => {
          const href = await answer(edit, { url: 'https://a/p#h', set: { query }, querySpace });
          expect((await parsed(href as string)).query).toEqual(query);
        },
      ),
      { seed },
    );
  });

  it.each([
    [{ protocol: 'http' }, 'http://u:p@a.example:81/x?y#z'],
    [{ protocol: 'WSS:' }, 'wss://u:p@a.example:81/x?y#z'],
    [{ hostname: 'bücher.example' }, 'https://u:p@xn--bcher-kva.example:81/x?y#z'],
    [{ hostname: '[::1]' }, 'https://u:p@[::1]:81/x?y#z'],
    [{ hostname: '0x7f.1' }, 'https://u:p@127.0.0.1:81/x?y#z'],
    [{ port: '' }, 'https://u:p@a.example/x?y#z'],
    [{ port: '443' }, 'https://u:p@a.example/x?y#z'],
    [{ username: '', password: '' }, 'https://a.example:81/x?y#z'],
    [{ username: 'a@b', password: '%41:' }, 'https://a%40b:%41%3A@a.example:81/x?y#z'],
    [{ pathname: 'é/%2f?#' }, 'https://u:p@a.example:81/%C3%A9/%2f%3F%23?y#z'],
    [{ hash: '' }, 'https://u:p@a.example:81/x?y'],
    [{ hash: '##a b' }, 'https://u:p@a.example:81/x?y##a%20b'],
    [{ query: [] }, 'https://u:p@a.example:81/x#z'],
    [{}, 'https://u:p@a.example:81/x?y#z'],
    [{ protocol: 'mailto' }, 'invalid-component protocol'],
    [{ protocol: 'http://x' }, 'invalid-component protocol'],
    [{ protocol: '' }, 'invalid-component protocol'],
    [{ protocol: 'file' }, 'invalid-component protocol'],
    [{ hostname: '' }, 'invalid-component hostname'],
    [{ hostname: 'a/b' }, 'invalid-component hostname'],
    [{ hostname: 'a:1' }, 'invalid-component hostname'],
    [{ hostname: 'a b' }, 'invalid-component hostname'],
    [{ hostname: '1.2.3.256' }, 'invalid-component hostname'],
    [{ port: '8x' }, 'invalid-component port'],
    [{ port: '-1' }, 'invalid-component port'],
    [{ port: '65536' }, 'invalid-component port'],
    [{ pathname: 'a\nb' }, 'invalid-component pathname'],
  ])('sets %j', async (set, expected) => {
    expect(await answer(edit, { url: 'https://u:p@a.example:81/x?y#z', set })).toBe(expected);
  });

  it.each([
    ['mailto:a@b', { pathname: 'c' }, 'invalid-component pathname'],
    ['mailto:a@b', { hostname: 'c' }, 'invalid-component hostname'],
    ['mailto:a@b', { port: '1' }, 'invalid-component port'],
    ['data:,x', { username: 'u' }, 'invalid-component username'],
    ['file:///a', { password: 'u' }, 'invalid-component password'],
    ['file:///a', { port: '1' }, 'invalid-component port'],
    ['file:///a', { hostname: 'server' }, 'file://server/a'],
    ['foo://a/b', { protocol: 'bar' }, 'bar://a/b'],
    ['foo://a/b', { protocol: 'boo\u212a' }, 'invalid-component protocol'],
    ['foo://a/b', { protocol: 'https' }, 'invalid-component protocol'],
    ['foo://a/b', { hostname: '' }, 'foo:///b'],
    ['foo://', { pathname: '/a' }, 'foo:///a'],
    ['foo://?x', { hostname: 'b' }, 'foo://b?x'],
    ['mailto:a@b', { query: [{ key: 'subject', value: 'x y' }], hash: '' }, 'mailto:a@b?subject=x+y'],
    ['a', { hash: '' }, 'missing-scheme'],
    ['\uFEFFa.example:80/x', { hash: '' }, 'missing-scheme'],
  ])('of %s sets %j', async (url, set, expected) => {
    expect(await answer(edit, { url, set })).toBe(expected);
  });

  it.each([
    [{ url: 'https://a/?' }, 'https://a/?'],
    [{ url: 'https://a/?UTM_X=1&&%67clid=2' }, 'https://a/'],
    [{ url: 'https://a/?a=%2F+&&b' }, 'https://a/?a=%2F+&&b'],
    [{ url: 'https://a/?utm_source=1', removeTracking: false }, 'https://a/?utm_source=1'],
    [{ url: 'https://a/?Session=1&sess=2&x=%zz', removeParams: ['SESS*'] }, 'https://a/?x=%zz'],
    [{ url: 'https://a/?b=2&a=1&b=1&a=0', sortParams: true }, 'https://a/?a=1&a=0&b=2&b=1'],
    [{ url: 'https://a/?%E9=1&é=2', removeParams: ['é'] }, 'https://a/?%E9=1'],
    [{ url: 'https://a/??x=1&gclid=2' }, 'https://a/??x=1'],
    [{ url: '' }, 'empty-url'],
  ])('cleans %j', async (input, expected) => {
    expect(await answer(clean, input)).toBe(expected);
  });

  it('reads 5,000 parameters', async () => {
    const url = `https://a/?${Array.from({ length: 5000 }, (_, at) => `key${at}=${'v'.repeat(12)}`).join('&')}`;
    expect((await parsed(url)).query).toHaveLength(5000);
  });

  it('reads 200,000 spaces inside of a URL', async () => {
    expect(await parsed(`https://a/${' '.repeat(200_000)}b`)).toMatchObject({ hostname: 'a', warnings: [] });
  });
});

describe('defang and refang', () => {
  it.each([
    ['(https://a.example/x_(y)).', '(hxxps[://]a[.]example/x_(y)).'],
    ['<a href="http://a.example/">', '<a href="hxxp[://]a[.]example/">'],
    ['http://192.0.2.1:80/b.c?d=e.f#g.h\r\nhttps://a', 'hxxp[://]192[.]0[.]2[.]1:80/b.c?d=e.f#g.h\r\nhxxps[://]a'],
    ['http://[::ffff:192.0.2.1]/', 'hxxp[://][[:][:]ffff[:]192[.]0[.]2[.]1]/'],
    ['http://me@mail.example@a.example/u@b.example', 'hxxp[://]me@mail.example@a[.]example/u@b.example'],
    ['HtTpS://A.Example', 'hxxps[://]A[.]Example'],
    ['https://.', 'hxxps[://].'],
    ['http://bücher.example, ok', 'hxxp[://]bücher[.]example, ok'],
    ['xhttp://a.example 😀http://b.example', 'xhttp://a.example 😀hxxp[://]b[.]example'],
    ['ws://a.example hxxp[://]a[.]example', 'ws://a.example hxxp[://]a[.]example'],
    // Addresses outside links
    ['10.0.0.1-10.0.0.5, 10.0.0.0/8.', '10[.]0[.]0[.]1-10[.]0[.]0[.]5, 10[.]0[.]0[.]0/8.'],
    ['256.1.1.1 1.2.3.4.5 v1.2.3.4 01.2.3.4 a.1.2.3.4 x', '256.1.1.1 1.2.3.4.5 v1.2.3.4 01.2.3.4 a.1.2.3.4 x'],
    ['a@b.example. <c+d@e.f.example>', 'a[@]b[.]example. <c+d[@]e[.]f[.]example>'],
    ['root@10.0.0.1 pkg@1.2.3 @a.example me@localhost', 'root[@]10[.]0[.]0[.]1 pkg@1.2.3 @a.example me@localhost'],
    ['mailto:a@b.example', 'mailto:a[@]b[.]example'],
    // A whole text that is a host
    [' www.a.example/b.c \n', ' www[.]a[.]example/b.c \n'],
    ['192.0.2.1', '192[.]0[.]2[.]1'],
    ['1.5', '1.5'],
    ['Stop.', 'Stop.'],
    [' \n', ' \n'],
  ])('%j', async (plain, harmless) => {
    expect(await answer(defang, { text: plain })).toBe(harmless);
  });

  it.each([
    ['hxxp:// HXXPS:// hxtp:// htxps:// h*xp:// fXp://', 'http:// https:// http:// https:// http:// ftp://'],
    ['HTTP://A.example hxxp xhxxp://a fxp is old', 'HTTP://A.example hxxp xhxxp://a fxp is old'],
    ['a dot b, a at b, a[.b, a (.] b', 'a dot b, a at b, a[.b, a (.] b'],
  ])('refangs %j', async (harmless, plain) => {
    expect(await answer(refang, { text: harmless })).toBe(plain);
  });

  it('brings texts without brackets back, but for the case of schemes', async () => {
    const pieces = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.emailAddress(),
      fc.ipV4(),
      fc.ipV6().map((address) => `ftp://[${address}]:21/`),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces), fc.boolean(), async (list, hosts) => {
        const plain = list
          .map((piece) => (piece.startsWith('ftp') ? piece : piece.replace(/[[\](){}]/g, '')))
          .join(' ');
        const harmless = await answer(defang, { text: plain, hosts });
        expect(harmless).not.toMatch(/(?:https?|ftp):\/\/\w/);
        expect(await answer(refang, { text: harmless })).toBe(plain);
        expect(await answer(defang, { text: harmless, hosts })).toBe(harmless);
      }),
      { seed },
    );
  });

  it.each([
    ['labels', `${'a@'.repeat(50_000)}${'b'.repeat(200_000)}.1`],
    ['dots', '1.'.repeat(200_000)],
    ['brackets', `http://${'['.repeat(200_000)}`],
    ['links', 'http://a.example/ '.repeat(20_000)],
  ])('returns long hostile texts: %s', async (_, text) => {
    expect(await answer(refang, { text: await answer(defang, { text }) })).toBe(text);
  });
});
