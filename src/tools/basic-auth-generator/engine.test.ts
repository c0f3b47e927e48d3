import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { checkHtpasswd, decode, encode, htpasswd } from './engine.ts';
import { apr1 } from './engine/apr1.ts';
import { addressWithUser, fetchCall, httpieCommand, netrcLine } from './engine/snippets.ts';
import { examples } from './examples.ts';

const seed = 7617;
const operations = { encode, decode, htpasswd, 'check-htpasswd': checkHtpasswd };

describe('basic-auth-generator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as typeof encode;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

describe('encode', () => {
  it.each([
    [{ username: 'a\tb', password: '' }, 'control-character', { field: 'username', position: 2, character: 'U+0009' }],
    [{ username: '', password: 'pass\r\nX: y' }, 'control-character', { field: 'password', position: 5 }],
    [{ username: '\u007f', password: '' }, 'control-character', { position: 1, character: 'U+007F' }],
    [{ username: 'œ', password: '', charset: 'iso-8859-1' }, 'not-encodable', { field: 'username', character: 'œ' }],
    [{ username: ':', password: '\0' }, 'username-contains-colon', { position: 1 }],
  ] as const)('refuses %j', async (input, code, details) => {
    expect(await execute(encode, input)).toMatchObject({ ok: false, error: { code, details } });
  });

  it('takes colons in the password and trims nothing', async () => {
    const result = await execute(encode, { username: ' u ', password: ': p:q ' });
    expect(result).toMatchObject({ value: { credentials: Buffer.from(' u :: p:q ').toString('base64') } });
  });

  it('is read back', async () => {
    const part = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replace(/\p{Cc}/gu, ''));
    const charset = fc.constantFrom('utf-8', 'iso-8859-1');
    await fc.assert(
      fc.asyncProperty(part, part, charset, async (name, password, chosen) => {
        const username = name.replaceAll(':', '');
        const made = await execute(encode, { username, password, charset: chosen as 'utf-8' });
        if (!made.ok) {
          expect(made.error.code).toBe('not-encodable');
          return;
        }
        const read = await execute(decode, { header: made.value.header });
        // What Latin-1 writes may by chance be valid UTF-8.
        if (read.ok && read.value.charset === chosen)
          expect(read.value).toEqual({ username, password, charset: chosen });
        else expect(chosen).toBe('iso-8859-1');
      }),
      { seed },
    );
  });

  it('equals what python3 makes, also with 100 kB', async () => {
    needs('python3');
    const cases = [
      ...fc.sample(fc.string({ unit: 'grapheme', maxLength: 40 }), { seed, numRuns: propertyRuns(0.5) }),
      'é'.repeat(50_000),
    ].map((text) => text.replace(/\p{Cc}/gu, ''));
    const script = `import base64, json, sys
print(json.dumps([base64.b64encode(('u:' + p).encode()).decode() for p in json.load(sys.stdin)]))`;
    const { stdout } = spawnSync('python3', ['-c', script], { input: JSON.stringify(cases), encoding: 'utf8' });
    const actual = await Promise.all(cases.map((password) => execute(encode, { username: 'u', password })));
    expect(actual.map((result) => result.ok && result.value.credentials)).toEqual(JSON.parse(stdout));
  });
});

describe('decode', () => {
  const aladdin = { username: 'Aladdin', password: 'open sesame', charset: 'utf-8' };
  it.each([
    ['  AUTHORIZATION :basic   QWxhZGRpbjpvcGVuIHNlc2FtZQ==\r\n', aladdin],
    ['Proxy-Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ', aladdin],
    ['QWxhZGRpbjpvcGVuIHNlc2FtZQ==', aladdin],
    ['QWxhZGRpbjpv cGVuIHNlc2FtZQ==', aladdin],
    ['QWxhZGRpbjpv\ncGVuIHNlc2FtZQ==', aladdin],
    ['QWxhZGRpbjpv\tcGVuIHNlc2FtZQ==', aladdin],
    ['Basic\tQWxhZGRpbjpvcGVuIHNlc2FtZQ==', aladdin],
    ['Basic Og==', { username: '', password: '', charset: 'utf-8' }],
    ['Basic YTpiOmM=', { username: 'a', password: 'b:c', charset: 'utf-8' }],
    ['Basic dGVzdDoxMjOj', { username: 'test', password: '123£', charset: 'iso-8859-1' }],
    ['Basic Pz8_OmE-', { username: '???', password: 'a>', charset: 'utf-8' }],
  ])('%j', async (header, expected) => {
    expect(await execute(decode, { header })).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['', 'missing-colon', {}],
    ['Basic', 'missing-colon', {}],
    ['Bearer', 'unsupported-scheme', { scheme: 'Bearer' }],
    ['authorization: bearer YTpi', 'unsupported-scheme', { scheme: 'bearer' }],
    ['Authorization: Foo YTpi', 'unsupported-scheme', { scheme: 'Foo' }],
    ['Digest username="Mufasa"', 'unsupported-scheme', { scheme: 'Digest' }],
    ['Foo bar!', 'unsupported-scheme', { scheme: 'Foo' }],
    // RFC 9110 §5.6.2: all of these are characters of a scheme.
    ['Scheme_x YTpi', 'unsupported-scheme', { scheme: 'Scheme_x' }],
    ['X-My.Scheme YTpi', 'unsupported-scheme', { scheme: 'X-My.Scheme' }],
    ["a!#$%&'*+.^_`|~ YTpi", 'unsupported-scheme', { scheme: "a!#$%&'*+.^_`|~" }],
    ['Authorization: 2nd YTpi', 'unsupported-scheme', { scheme: '2nd' }],
    ['Bearer\tabcd', 'unsupported-scheme', { scheme: 'Bearer' }],
    ['Foo \t bar!', 'unsupported-scheme', { scheme: 'Foo' }],
    ['Hawk QWxhZGRpbjpvcGVuIHNlc2FtZQ==', 'unsupported-scheme', { scheme: 'Hawk' }],
    [' Basic QWxh!', 'invalid-base64', { reason: 'character', position: 12, character: '!' }],
    ['Authorization: Basic QWxhZ', 'invalid-base64', { reason: 'length', position: 26 }],
  ])('refuses %j', async (header, code, details) => {
    expect(await execute(decode, { header })).toMatchObject({ ok: false, error: { code, details } });
  });
});

describe('snippets', () => {
  it('quotes .netrc words where they need it', () => {
    expect(netrcLine('me', 'open')).toBe('machine example.com login me password open');
    expect(netrcLine('', String.raw`a "b" \c`)).toBe(String.raw`machine example.com login "" password "a \"b\" \\c"`);
    expect(netrcLine('#me', 'é')).toBe('machine example.com login "#me" password é');
  });

  it('percent-encodes userinfo', () => {
    expect(addressWithUser('a b', 'p@ss:/é', 'utf-8')).toBe('https://a%20b:p%40ss%3A%2F%C3%A9@example.com/');
    expect(addressWithUser('é', '$&', 'iso-8859-1')).toBe('https://%E9:%24%26@example.com/');
  });

  it('are commands and calls', () => {
    expect(httpieCommand('Og==')).toBe("http https://example.com/ 'Authorization:Basic Og=='");
    expect(fetchCall('Og==')).toContain("headers: { Authorization: 'Basic Og==' }");
  });
});

describe('htpasswd', () => {
  it('equals openssl passwd -apr1, whatever the password and the salt', () => {
    needs('openssl');
    const passwords = ['a', 'open sesame', 'é😀', 'x'.repeat(15), 'x'.repeat(16), 'x'.repeat(17), 'y'.repeat(200)];
    for (const password of passwords) {
      for (const salt of ['a', 'abcdefgh', './0Z9zQ.']) {
        const args = ['passwd', '-apr1', '-salt', salt, '-stdin'];
        const { stdout } = spawnSync('openssl', args, { input: password, encoding: 'utf8' });
        expect(apr1(password, salt)).toBe(stdout.trim());
      }
    }
  });

  it.each(['bcrypt', 'apr1', 'sha1'] as const)('checks what it makes with %s', async (algorithm) => {
    const made = await execute(htpasswd, { username: 'ä b', password: 'p:ß', algorithm, cost: 4 });
    const line = made.ok ? made.value : '';
    expect(await execute(checkHtpasswd, { line: `${line}:a comment\r\n`, password: 'p:ß' })).toEqual({
      ok: true,
      value: { username: 'ä b', algorithm, matches: true },
    });
    expect(await execute(checkHtpasswd, { line, password: 'p:ss' })).toMatchObject({ value: { matches: false } });
    const again = await execute(htpasswd, { username: 'ä b', password: 'p:ß', algorithm, cost: 4 });
    expect(again.ok && again.value === line).toBe(algorithm === 'sha1');
  });

  it('reads the other prefixes of bcrypt', async () => {
    // The vector of Openwall's crypt_blowfish 1.3, wrapper.c, for U*U
    const hash = '$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';
    for (const prefix of ['$2a', '$2b', '$2y']) {
      const result = await execute(checkHtpasswd, { line: `u:${prefix}${hash}`, password: 'U*U' });
      expect(result).toEqual({ ok: true, value: { username: 'u', algorithm: 'bcrypt', matches: true } });
    }
  });

  it('takes 72 bytes with bcrypt, and any number with the others', async () => {
    const password = 'x'.repeat(73);
    expect(await execute(htpasswd, { username: '', password: password.slice(1), cost: 4 })).toMatchObject({ ok: true });
    for (const algorithm of ['apr1', 'sha1'] as const)
      expect(await execute(htpasswd, { username: '', password, algorithm })).toMatchObject({ ok: true });
  });

  it.each([
    ['', 'invalid-htpasswd-line', {}],
    ['a:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=\nb:x', 'invalid-htpasswd-line', {}],
    ['a:$2y$18$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 'cost-too-high', { cost: 18, max: 17 }],
    ['a:$2y$03$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 'unsupported-password-hash', {}],
    ['a:$1$abcdefgh$T64oOxnD8c28.dQa.2Lty1', 'unsupported-password-hash', {}],
    ['a\tb:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=', 'control-character', { field: 'username', position: 2 }],
  ])('refuses to check %j', async (line, code, details) => {
    expect(await execute(checkHtpasswd, { line, password: 'x' })).toMatchObject({
      ok: false,
      error: { code, details },
    });
  });
});
