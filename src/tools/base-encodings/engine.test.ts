import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { encodeHex } from '#lib/bytes.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import * as engine from './engine.ts';
import { formats, type Format } from './engine/names-of-formats.ts';
import { examples } from './examples.ts';

const { encode, decode, detect, idnToAscii, idnToUnicode, toPunycode, fromPunycode } = engine;
const seed = 4648;
const operations = Object.fromEntries(
  Object.values(engine).map((operation) => [operation.id.slice('base-encodings/'.length), operation]),
);

async function encoded(text: string, format: Format, more: object = {}): Promise<string> {
  const result = await execute(encode, { text, format, ...more });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function decoded(text: string, format: Format, more: object = {}): Promise<string> {
  const result = await execute(decode, { text, format, outputEncoding: 'hex', ...more });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Runs a Python expression of `data` for each case. */
function python(expression: string, cases: readonly string[]): unknown[] {
  needs('python3');
  const script = `import base64, binascii, json, quopri, sys
print(json.dumps([(lambda data: ${expression})(bytes.fromhex(case)) for case in json.load(sys.stdin)]))`;
  const { stdout, stderr } = spawnSync('python3', ['-c', script], { input: JSON.stringify(cases), encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as unknown[];
}

describe('public examples', () => {
  it.each(examples)('$op $input', async (example) => {
    const operation = operations[example.op] as typeof detect;
    expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
  });
});

describe('vectors of the standards', () => {
  it.each([
    // RFC 4648 §10
    ['base16', 'foobar', '666F6F626172'],
    ['base32', 'f', 'MY======'],
    ['base32', 'foo', 'MZXW6==='],
    ['base32', 'foob', 'MZXW6YQ='],
    ['base32', 'foobar', 'MZXW6YTBOI======'],
    ['base32hex', 'fooba', 'CPNMUOJ1'],
    ['base32hex', 'foobar', 'CPNMUOJ1E8======'],
    ['base64', 'fo', 'Zm8='],
    ['base64', 'foob', 'Zm9vYg=='],
    // RFC 9285 §4.3
    ['base45', 'AB', 'BB8'],
    ['base45', 'Hello!!', '%69 VD92EX0'],
    ['base45', 'base-45', 'UJCLQE7W581'],
    ['base45', 'ietf!', 'QED8WEX0'],
    // draft-msporny-base58-03 §5
    ['base58', 'Hello World!', '2NEpo7TZRRrLZSi2U'],
    [
      'base58',
      'The quick brown fox jumps over the lazy dog.',
      'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
    ],
    // The help of basE91
    ['base91', 'test', 'fPNKd'],
    // POSIX.1, uuencode
    ['uuencode', 'Cat', 'begin 644 data.bin\n#0V%T\n`\nend\n'],
    ['uuencode', '', 'begin 644 data.bin\n`\nend\n'],
    ['quoted-printable', 'Keith Moore é=', 'Keith Moore =C3=A9=3D'],
  ] as const)('%s of %j', async (format, text, expected) => {
    expect(await encoded(text, format)).toBe(expected);
    expect(await decoded(expected, format, { outputEncoding: 'utf8' })).toBe(text);
  });

  it.each([
    // draft-msporny-base58-03 §5
    ['base58', '0000287fb4cd', '11233QC4'],
    // ZeroMQ RFC 32
    ['z85', '864fd26fb559f75b', 'HelloWorld'],
    // Bitcoin wiki, "Technical background of version 1 Bitcoin addresses"
    ['base58check', '00f54a5851e9372b87810a8e60cdd2e7cfd80b6e31', '1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs'],
    // RFC 1924 §4.2 is of the number, git's of groups; Python's own test of b85encode
    ['base85', '00000000', '00000'],
    ['ascii85', '00000000000000', 'z!!!!'],
    ['base58', '', ''],
    ['base62', '0000', '00'],
    ['base36', '00ff', '073'],
  ] as const)('%s of the bytes %s', async (format, hex, expected) => {
    expect(await encoded(hex, format, { inputEncoding: 'hex' })).toBe(expected);
    expect(await decoded(expected, format)).toBe(hex);
  });

  it('writes options of a format', async () => {
    expect(await encoded('foobar', 'base32', { padding: false, lowercase: true })).toBe('mzxw6ytboi');
    expect(await encoded('ÿ', 'base16', { lowercase: true })).toBe('c3bf');
    expect(await encoded('fo', 'base64url')).toBe('Zm8');
    expect(await encoded('test', 'ascii85', { frame: true })).toBe('<~FCfN8~>');
    expect(await encoded('foobar', 'base16', { lineLength: 5 })).toBe('666F6\nF6261\n72');
    expect(await encoded('foobar', 'base16', { lineLength: 12 })).toBe('666F6F626172');
    expect(await encoded('a', 'uuencode', { fileName: 'b c', lineLength: 2 })).toBe('begin 644 b c\n!80``\n`\nend\n');
  });

  it.each(['', ' \n', ' x'])('reads what it writes of a file with the name %j', async (fileName) => {
    const written = await encoded('hello', 'uuencode', { fileName });
    expect(await decoded(written, 'uuencode', { outputEncoding: 'utf8' })).toBe('hello');
  });

  it('tells what Z85 cannot encode from what is missing', async () => {
    expect(await execute(encode, { text: 'hello', format: 'z85' })).toMatchObject({
      error: { code: 'invalid-length', details: { reason: 'encode', length: 5, multiple: 4 } },
    });
  });
});

describe('quoted-printable', () => {
  const qp = (text: string) => encoded(text, 'quoted-printable');

  it.each([
    ['a\nb\r\nc\rd', 'a\r\nb\r\nc=0Dd'],
    ['a \nb\t', 'a=20\r\nb=09'],
    [' a', ' a'],
    ['a'.repeat(76), 'a'.repeat(76)],
    [`${'a'.repeat(76)}\nb`, `${'a'.repeat(76)}\r\nb`],
    ['a'.repeat(77), `${'a'.repeat(75)}=\r\naa`],
    // A token of three characters fills the line to 76 only at its end.
    [`${'a'.repeat(73)}=`, `${'a'.repeat(73)}=3D`],
    [`${'a'.repeat(73)}=b`, `${'a'.repeat(73)}=\r\n=3Db`],
  ])('writes %j', async (text, expected) => {
    expect(await qp(text)).toBe(expected);
  });

  it.each([
    ['a=3d=C3=a9', 'a=é'],
    ['a= \t\r\nb', 'ab'],
    ['a=\nb \t\nc\t\r\nd ', 'ab\nc\r\nd '],
    ['a=20\r\nb', 'a \r\nb'],
    ['é\rx', 'é\rx'],
  ])('reads %j', async (text, expected) => {
    expect(await decoded(text, 'quoted-printable', { outputEncoding: 'utf8' })).toBe(expected);
  });
});

describe('uuencode', () => {
  it.each([
    ['garbage\nbegin 755 x\n#0V%T\nend', '436174'],
    ['#0V%T', '436174'],
    ['#0V%T and more\r\n!80\r\n \r\n#0V%T', '43617461'],
    ['#', '000000'],
    ['', ''],
  ])('reads %j', async (text, hex) => {
    expect(await decoded(text, 'uuencode')).toBe(hex);
  });

  it('reads the lines of a large file', async () => {
    const text = `begin 644 a\n${'#0V%T\n'.repeat(200_000)}\`\nend\n`;
    expect(await decoded(text, 'uuencode', { outputEncoding: 'utf8' })).toBe('Cat'.repeat(200_000));
  });
});

describe('reading', () => {
  it.each([
    ['jbsw y3dp\nfqqfo33snrscc', 'base32'],
    ['48656C6c 6f2c20\n576f726c6421', 'base16'],
    ['9ljprv-3f5gg5evvjdhj22', 'base32-crockford'],
    ['%69 vdk2e:34\n04ESVDX0', 'base45'],
    ['<~87cURD_*#4 DfTZ)+T~\n>', 'ascii85'],
    ['87cURD_*#4DfTZ)+T~>', 'ascii85'],
    ['SGVsbG8sIFdvcmxkIQ==', 'base64url'],
    ['FG3H7VQW7EEN6JWWNZMP', 'base36'],
  ] as const)('%j as %s', async (text, format) => {
    expect(await decoded(text, format, { outputEncoding: 'utf8' })).toBe('Hello, World!');
  });

  it.each([
    ['base58', '72k1xX0', 'invalid-character', { position: 7, character: '0' }],
    ['base58', ' Ol', 'invalid-character', { position: 2, character: 'O' }],
    ['base64', 'Zm8-', 'invalid-character', { position: 4 }],
    ['base64url', 'Zm8/', 'invalid-character', { position: 4 }],
    ['base32-crockford', '91U', 'invalid-character', { position: 3 }],
    ['base32-crockford', '91======', 'invalid-character', { position: 3 }],
    ['base45', 'BB\u00a08', 'invalid-character', { position: 3, character: 'U+00A0' }],
    ['ascii85', '!z!!!', 'invalid-character', { position: 2, character: 'z' }],
    ['ascii85', 'yyyyy', 'invalid-character', { position: 1 }],
    ['uuencode', '#0vAA', 'invalid-character', { position: 3, character: 'v' }],
    ['base16', 'abc', 'invalid-length', { length: 3, multiple: 2 }],
    ['base32', 'A', 'invalid-length', { length: 1 }],
    ['base32hex', 'AAA', 'invalid-length', { length: 3 }],
    ['zbase32', 'yyyyyy', 'invalid-length', { length: 6 }],
    ['base64', 'AAAAA', 'invalid-length', { length: 5 }],
    ['base45', 'AAAA', 'invalid-length', { length: 4 }],
    ['ascii85', 'AAAAAA', 'invalid-length', { length: 6 }],
    ['base85', 'A', 'invalid-length', { length: 1 }],
    ['z85', 'AAAA', 'invalid-length', { length: 4, multiple: 5 }],
    ['base58check', '111', 'invalid-length', { length: 3 }],
    [
      'base58check',
      '1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAt',
      'invalid-checksum',
      { expected: 'c7f18fe8', found: 'c7f18fe9' },
    ],
    ['base32', 'MY=====', 'invalid-padding', { position: 3 }],
    ['base64', 'Zm=8', 'invalid-padding', { position: 3 }],
    ['base64', 'AAAA=', 'invalid-padding', { position: 5 }],
    ['base45', 'AAA\n:::', 'overflow', { position: 5 }],
    ['base45', '::', 'overflow', { position: 1 }],
    ['ascii85', 'z s8W-"', 'overflow', { position: 3 }],
    ['base85', '00000~~~~~', 'overflow', { position: 6 }],
    ['quoted-printable', 'a\nbé=4', 'invalid-escape', { line: 2, column: 3 }],
    ['quoted-printable', 'a=', 'invalid-escape', { line: 1, column: 2 }],
    ['quoted-printable', 'a= b', 'invalid-escape', { line: 1, column: 2 }],
    ['base16', '41ff', 'output-not-utf8', { offset: 1 }],
  ] as const)('%s %j: %s', async (format, text, code, details) => {
    expect(await execute(decode, { text, format })).toMatchObject({ error: { code, details } });
  });

  it('is strict when asked', async () => {
    const strictly = (text: string, format: Format) => execute(decode, { text, format, strict: true });
    expect(await strictly('MZ======', 'base32')).toMatchObject({
      error: { code: 'trailing-bits', details: { position: 2 } },
    });
    expect(await decoded('MZ======', 'base32')).toBe('66');
    expect(await strictly('MY', 'base32')).toMatchObject({
      error: { code: 'invalid-padding', details: { reason: 'missing', group: 8, position: 3 } },
    });
    expect(await strictly('Zm9', 'base64url')).toMatchObject({ error: { code: 'trailing-bits' } });
    expect(await strictly('Zm8', 'base64url')).toMatchObject({ ok: true, value: 'fo' });
    expect(await strictly('9L', 'base32-crockford')).toMatchObject({ error: { code: 'invalid-character' } });
  });

  it('says when numbers are too large', async () => {
    const long = 'ff'.repeat(100_001);
    for (const format of ['base36', 'base58', 'base58check', 'base62'] as const) {
      const refused = { error: { code: 'too-large', details: { max: 100_000 } } };
      if (format !== 'base58check')
        expect(await execute(encode, { text: long, format, inputEncoding: 'hex' })).toMatchObject(refused);
      expect(await execute(decode, { text: 'z'.repeat(160_000), format })).toMatchObject(refused);
    }
    const most = long.slice(2);
    expect(await decoded(await encoded(most, 'base58', { inputEncoding: 'hex' }), 'base58')).toBe(most);
  });
});

describe('detect', () => {
  it.each([
    ['<~87cURD_*#4DfTZ)+T~>', 'ascii85', 'certain', 'Hello, World!'],
    ['begin 644 a\n#0V%T\n`\nend\n', 'uuencode', 'certain', null],
    ['begin 644 a\n-2&5L;&\\L(%=O<FQD(0``\n \nend', 'uuencode', 'certain', 'Hello, World!'],
    ['gTazoqFvnegwaKM8v1B33sR', 'base58check', 'certain', 'Hello, World!'],
    ['SGVsbG8sIFdvcmxkIQ', 'base64', 'likely', 'Hello, World!'],
    ['jbswy3dpfqqfo33snrscc', 'base32', 'likely', 'Hello, World!'],
    ['Keith =C3=A9', 'quoted-printable', 'likely', 'Keith é'],
    ['iVBORw0KGgo=', 'base64', 'likely', null],
    ['%69 VDK2E:3404ESVDX0', 'base45', 'likely', 'Hello, World!'],
    ['48656c6c6f2c20576f726c6421', 'base16', 'likely', 'Hello, World!'],
  ])('%j', async (text, format, confidence, said) => {
    const result = await execute(detect, { text });
    expect(result.ok && result.value[0]).toMatchObject({ format, confidence, text: said });
  });

  it('finds nothing in what is too short, too long, or written otherwise', async () => {
    for (const text of ['', '  abc ', 'A'.repeat(100_001), 'é'.repeat(10)]) {
      expect(await execute(detect, { text })).toEqual({ ok: true, value: [] });
    }
    const found = await execute(detect, { text: 'SGVsbG9=' });
    expect(found.ok && found.value.map(({ format }) => format)).not.toContain('base64');
  });

  it('finds every format again that wrote a text, and keeps to the limit', async () => {
    for (const format of formats) {
      const text = await encoded('Grüße, Welten=', format);
      const result = await execute(detect, { text });
      const found = result.ok ? result.value : [];
      expect(found.find((candidate) => candidate.format === format)?.confidence, format).toMatch(/certain|likely/);
    }
    const two = await execute(detect, { text: 'abcd', limit: 2 });
    expect(two.ok && two.value).toHaveLength(2);
  });
});

describe('names of domains', () => {
  it.each([
    ['faß.de', 'xn--fa-hia.de'],
    [' Bücher.Example ', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['example.com.', 'example.com.'],
    ['1.2.3.4', '1.2.3.4'],
    ['日本語。jp', 'xn--wgv71a119e.jp'],
    ['☕.example', 'xn--53h.example'],
  ])('%j in ASCII', async (domain, expected) => {
    expect(await execute(idnToAscii, { domain })).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['', { reason: 'character', position: 1 }],
    [' a b', { reason: 'character', position: 3 }],
    ['http://a', { reason: 'character', position: 5 }],
    ['a/b', { reason: 'character', position: 2 }],
    ['xn--a', { reason: 'idna' }],
    ['a<b', { reason: 'idna' }],
  ])('refuses %j', async (domain, details) => {
    expect(await execute(idnToAscii, { domain })).toMatchObject({ error: { code: 'invalid-domain', details } });
  });

  it('are read label by label', async () => {
    expect(await execute(idnToUnicode, { domain: 'www.XN--FA-HIA.de' })).toEqual({ ok: true, value: 'www.faß.de' });
    for (const label of ['xn--a', 'xn--abc-', 'xn--\u00fc'])
      expect(await execute(idnToUnicode, { domain: `a.${label}` })).toMatchObject({
        error: { code: 'invalid-punycode', details: { label } },
      });
    expect(await execute(toPunycode, { text: `${'a'.repeat(100_000)}\u{1f600}` })).toMatchObject({
      error: { code: 'punycode-overflow' },
    });
    expect(await execute(fromPunycode, { text: 'é' })).toMatchObject({ error: { code: 'invalid-punycode' } });
  });

  it.each([
    // RFC 3492 §7.1 (A), (D), (S)
    [
      '\u0644\u064A\u0647\u0645\u0627\u0628\u062A\u0643\u0644\u0645\u0648\u0634\u0639\u0631\u0628\u064A\u061F',
      'egbpdaj6bu4bxfgehfvwxn',
    ],
    ['Pro\u010Dprost\u011Bnemluv\u00ED\u010Desky', 'Proprostnemluvesky-uyb24dma41a'],
    ['-> $1.00 <-', '-> $1.00 <--'],
  ])('Punycode of %j', async (text, expected) => {
    expect(await execute(toPunycode, { text })).toEqual({ ok: true, value: expected });
    expect(await execute(fromPunycode, { text: expected })).toEqual({ ok: true, value: text });
  });
});

describe('properties', () => {
  const bytes = fc.uint8Array({ maxLength: 80 });

  it.each(formats)('%s brings all bytes back, strictly too', async (format) => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.nat(20), fc.boolean(), async (data, lineLength, frame) => {
        const whole = format === 'z85' ? data.slice(0, data.length - (data.length % 4)) : data;
        const hex = encodeHex(whole);
        const text = await encoded(hex, format, { inputEncoding: 'hex', lineLength, frame });
        const back = await decoded(text, format, { strict: true });
        // Line breaks of quoted-printable are those of mail.
        const mail = hex
          .replace(/../g, '$&,')
          .replace(/(?:0d,)?0a,/g, '0d,0a,')
          .replaceAll(',', '');
        expect(back).toBe(format === 'quoted-printable' ? mail : hex);
      }),
      { numRuns: propertyRuns(1), seed },
    );
  });

  it.each([
    ['base16', 'base64.b16encode(data).decode()', {}],
    ['base32', 'base64.b32encode(data).decode()', {}],
    ['base32hex', 'base64.b32hexencode(data).decode()', {}],
    ['base64', 'base64.b64encode(data).decode()', {}],
    ['ascii85', 'base64.a85encode(data, adobe=True).decode()', { frame: true }],
    ['base85', 'base64.b85encode(data).decode()', {}],
  ] as const)('%s is what Python writes', async (format, expression, more) => {
    const cases = fc.sample(bytes, { seed, numRuns: propertyRuns(1) }).map((data) => encodeHex(data));
    const ours = await Promise.all(cases.map((text) => encoded(text, format, { inputEncoding: 'hex', ...more })));
    expect(ours).toEqual(python(expression, cases));
  });

  it('reads what Python writes as uuencode and quoted-printable', async () => {
    const cases = fc.sample(fc.uint8Array({ maxLength: 45 }), { seed, numRuns: propertyRuns(1) }).map(encodeHex);
    const lines = python('binascii.b2a_uu(data).decode()', cases) as string[];
    const quoted = python('quopri.encodestring(data, quotetabs=True).decode()', cases) as string[];
    for (const [index, hex] of cases.entries()) {
      expect(await decoded(lines[index] ?? '', 'uuencode')).toBe(hex);
      expect(await decoded(quoted[index] ?? '', 'quoted-printable')).toBe(hex);
    }
  });

  it('takes what is read strictly, leniently too', async () => {
    const code = fc.string({ unit: fc.constantFrom(...'0189AZaz~!<>= \n`-#MIOLU'), maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(code, fc.constantFrom(...formats), async (text, format) => {
        const [lenient, strict] = await Promise.all(
          [false, true].map((strict) => execute(decode, { text, format, outputEncoding: 'hex', strict })),
        );
        if (strict?.ok) expect(lenient).toEqual(strict);
        if (lenient && !lenient.ok) expect(lenient.error.code).toMatch(/^(?:invalid|overflow)/);
      }),
      { numRuns: propertyRuns(2), seed },
    );
  });
});
