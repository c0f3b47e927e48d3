import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute } from '#core/operation.ts';
import { obfuscate, preview, redact } from './engine.ts';
import { isCardNumber, isIban } from '#lib/checksums.ts';
import { detect, kinds } from './engine/detect.ts';
import { examples } from './examples.ts';

const seed = 29;
const operations = { obfuscate, preview, redact };
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

async function maskedOf(text: string, input: Omit<Draft<(typeof obfuscate)['input']>, 'text'> = {}): Promise<string> {
  const result = await execute(obfuscate, { text, ...input });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('string-obfuscator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as typeof obfuscate;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

describe('obfuscate', () => {
  it.each([
    ['', {}, ''],
    ['   ', {}, '   '],
    ['abc', {}, '***'],
    ['abc', { protectShort: false }, 'abc'],
    ['abc', { keepFirst: 0, keepLast: 0 }, '***'],
    ['abc', { keepFirst: 0, keepLast: 0, protectShort: false }, '***'],
    ['abc', { keepFirst: 1000, keepLast: 1000, maskLength: 6 }, '******'],
    ['12-34-56', { keepFirst: 1, keepLast: 1, keepCharacters: '-' }, '1*-**-*6'],
    ['12-34-56', { keepFirst: 1, keepLast: 1, keepCharacters: '-', maskLength: 0 }, '16'],
    ['1 23 4', { keepFirst: 1, keepLast: 1, maskLength: 2 }, '1 ** 4'],
    ['  --  ', { keepCharacters: '-', maskLength: 5 }, '  --  '],
    // One cluster each: a family, a flag, e with a combining accent.
    ['👩‍👩‍👧🇫🇷e\u0301x', { keepFirst: 1, keepLast: 1 }, '👩‍👩‍👧**x'],
    ['👩‍👩‍👧🇫🇷e\u0301x', { keepFirst: 0, keepLast: 2 }, '**e\u0301x'],
    ['abcd', { keepFirst: 1, keepLast: 1, replacement: '👩‍👩‍👧' }, 'a👩‍👩‍👧👩‍👩‍👧d'],
    ['x', { replacement: '🔒'.repeat(8) }, '🔒'.repeat(8)],
    ['123456789\r\n12\nabcdefghi\r', {}, '1234*6789\r\n**\nabcd*fghi\r'],
    ['1234\r\n5678', { perLine: false, keepFirst: 2, keepLast: 2 }, '12**\r\n**78'],
    ['1234\r\n5678', { perLine: false, keepFirst: 2, keepLast: 2, keepSpaces: false }, '12*****78'],
    ['a\u00a0b', { keepFirst: 0, keepLast: 0 }, '*\u00a0*'],
  ])('%j %j', async (text, input, expected) => {
    expect(await maskedOf(text, input)).toBe(expected);
  });

  it.each([
    [{ replacement: '123456789' }, 'replacement'],
    [{ replacement: '' }, 'replacement'],
    [{ replacement: 8 }, 'replacement'],
    [{ keepFirst: 1001 }, 'keepFirst'],
    [{ maskLength: 101 }, 'maskLength'],
    [{ maskLength: '6' }, 'maskLength'],
  ])('refuses %j', async (input, field) => {
    const result = await execute(obfuscate, { text: 'x', ...input } as never);
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid-input', details: { field } } });
  });

  it('never shows more than what is to be kept', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((value) => value.replace(/[\s█]/gu, ''));
    const keep = fc.integer({ min: 0, max: 12 });
    await fc.assert(
      fc.asyncProperty(text, keep, keep, async (value, keepFirst, keepLast) => {
        const masked = graphemes(await maskedOf(value, { keepFirst, keepLast, replacement: '█' }));
        const original = graphemes(value);
        const isShort = keepFirst + keepLast >= original.length;
        const hidden = isShort ? original.length : original.length - keepFirst - keepLast;
        expect(masked.filter((cluster) => cluster === '█')).toHaveLength(hidden);
        expect(masked).toHaveLength(original.length);
      }),
      { seed },
    );
  });

  it('masks 1 MB of lines', async () => {
    const lines = Array.from(
      { length: 20_000 },
      (_, index) => `secret-${index}-é-0123456789abcdefghijklmnopqrstuv`,
    ).join('\n');
    const masked = await maskedOf(lines, { maskLength: 3 });
    expect(masked.split('\n')[19_999]).toBe('secr***stuv');
  });

  it('asks for clusters only where characters can join', async () => {
    const asked = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(await maskedOf('sécret-0123456789\r\nse\u0301cret\n密码密码密码密码密码', { keepLast: 0 })).toBe(
      'sécr*************\r\nse\u0301cr**\n密码密码******',
    );
    expect(asked.mock.calls).toEqual([['se\u0301cret']]);
    asked.mockRestore();
  });

  it.each([{ perLine: true }, { perLine: false }])('masks one long line, %j', async (input) => {
    const masked = await maskedOf(`abcd${'e\u0301🇫🇷'.repeat(100_000)}wxyz`, input);
    expect(masked).toBe(`abcd${'*'.repeat(200_000)}wxyz`);
  });
});

describe('preview', () => {
  it('counts what is hidden', async () => {
    const result = await execute(preview, { text: 'e\u0301a\r\nab cd', keepFirst: 1, keepLast: 0 });
    expect(result).toEqual({ ok: true, value: { text: 'e\u0301*\r\na* **', total: 7, hidden: 4 } });
  });
  it.each([
    ['alice@example.org', 'a****@example.org'],
    ['"a@b"@example.org', '"****@example.org'],
    ['nobody', 'n*****'],
  ])('keeps the domain of %s', async (text, expected) => {
    const result = await execute(preview, { text, keepFirst: 1, keepLast: 0, keepDomain: true });
    expect(result).toMatchObject({ ok: true, value: { text: expected } });
  });
});

describe('checksums', () => {
  // The examples of the SWIFT IBAN registry.
  it.each([
    'GB29NWBK60161331926819',
    'FR14 2004 1010 0505 0001 3M02 606',
    'DE89370400440532013000',
    'NO93 8601 1117 947',
    'MT84MALT011000012345MTLCAST001S',
  ])('accepts %s', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(isIban(iban.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false);
  });
  it.each(['4111111111111111', '5555 5555 5555 4444', '3782-822463-10005', '6011111111111117'])(
    'accepts %s',
    (number) => {
      expect(isCardNumber(number)).toBe(true);
      expect(isCardNumber(number.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false);
    },
  );
  it('does not take a time in milliseconds for a card', () => {
    expect(isCardNumber('1700000000003')).toBe(false);
  });
});

describe('redact', () => {
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
  it.each([
    ['email', 'user <alice.martin+x@mail.example.org>,', 'alice.martin+x@mail.example.org'],
    ['iban', 'IBAN FR14 2004 1010 0505 0001 3M02 606 AND MORE', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['iban', 'to=DE89370400440532013000;', 'DE89370400440532013000'],
    ['card', 'card: 4111-1111-1111-1111.', '4111-1111-1111-1111'],
    ['jwt', `token=${jwt}&x`, jwt],
    ['aws', 'key AKIAIOSFODNN7EXAMPLE used', 'AKIAIOSFODNN7EXAMPLE'],
    [
      'aws',
      'aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    ],
    ['github', 'ghp_16C7e42F292c6912E7710c838347Ae178B4a', 'ghp_16C7e42F292c6912E7710c838347Ae178B4a'],
    [
      'slack',
      `SLACK=${['xoxb', '123456789012', 'abcdefghij'].join('-')}`,
      ['xoxb', '123456789012', 'abcdefghij'].join('-'),
    ],
    [
      'stripe',
      `key ${['sk', 'test', '4eC39HqLyjWDarjtT1zdp7dc'].join('_')}`,
      ['sk', 'test', '4eC39HqLyjWDarjtT1zdp7dc'].join('_'),
    ],
    ['authorization', 'Authorization: Basic QWxhZGRpbjpvcGVu', 'QWxhZGRpbjpvcGVu'],
    ['authorization', '{"authorization":"Bearer abc.def"}', 'abc.def'],
    ['authorization', 'Authorization: NTLM TlRMTVNTUAADAAAA', 'TlRMTVNTUAADAAAA'],
    ['authorization', 'authorization: SharedKey account:c2ln, next', 'account:c2ln'],
    [
      'authorization',
      'Proxy-Authorization: Digest username="joe", realm="a b", response=6629fae4',
      'username="joe", realm="a b", response=6629fae4',
    ],
    [
      'authorization',
      String.raw`{"authorization": "Digest username=\"joe\", response=\"66\"", "x": 1}`,
      String.raw`username=\"joe\", response=\"66\"`,
    ],
    [
      'authorization',
      'Authorization: AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range, Signature=fe5f',
      'Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range, Signature=fe5f',
    ],
    ['authorization', "curl -H 'Authorization: Acme-Sign abc123'", 'Acme-Sign abc123'],
    ['authorization', 'authorization=3f2a user=7 ms=12', '3f2a'],
    [
      'jwt',
      'session=eyJhbGciOiJkaXIifQ..0oG3iS9n7.5Zb0m1yXQy3.Qm9vYmFy; x',
      'eyJhbGciOiJkaXIifQ..0oG3iS9n7.5Zb0m1yXQy3.Qm9vYmFy',
    ],
    [
      'aws',
      '"SecretAccessKey": "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"',
      'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    ],
    [
      'slack',
      `app ${['xapp', '1', 'A012345', '1234567', 'abcdef01'].join('-')}`,
      ['xapp', '1', 'A012345', '1234567', 'abcdef01'].join('-'),
    ],
    [
      'private-key',
      '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,01\n\nMIIE\n-----END RSA PRIVATE KEY-----',
      '\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,01\n\nMIIE\n',
    ],
    [
      'private-key',
      '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQOY\n=aB1c\n-----END PGP PRIVATE KEY BLOCK-----',
      '\n\nlQOY\n=aB1c\n',
    ],
    ['private-key', '-----BEGIN RSA PRIVATE KEY-----\nMIIB\nAQ==\n-----END RSA PRIVATE KEY-----', '\nMIIB\nAQ==\n'],
  ])('finds a secret of kind %s', (kind, source, secret) => {
    const found = detect(source, kinds);
    expect(found.map(({ from, to }) => source.slice(from, to))).toEqual([secret]);
    expect(found[0]?.kind).toBe(kind);
  });

  it.each([
    'GB82 WEST 1234 5698 7654 33',
    '4111 1111 1111 1112',
    '2026-11-21T00:00:00.000Z 1700000000000 [worker-1] done in 12.5 ms',
    'a@b c@d. @x.org user@localhost',
    'host asiapacificregion001 up',
    '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----',
  ])('leaves %j alone', async (source) => {
    expect(await execute(redact, { text: source })).toEqual({ ok: true, value: { text: source, findings: [] } });
  });

  it('masks keys whole, keeps what is unticked and counts lines', async () => {
    const source = `-----BEGIN PRIVATE KEY-----\nMIIBVgIBADANBg\n-----END PRIVATE KEY-----\n\nbob@example.org alice@example.org`;
    expect(await execute(redact, { text: source, keep: [1] })).toEqual({
      ok: true,
      value: {
        text: '-----BEGIN PRIVATE KEY-----\n**************\n-----END PRIVATE KEY-----\n\nbob@example.org *****@example.org',
        findings: [
          { kind: 'private-key', line: 1, masked: '\n**************\n' },
          { kind: 'email', line: 5, masked: '***@example.org' },
          { kind: 'email', line: 5, masked: '*****@example.org' },
        ],
      },
    });
    const onlyKeys = await execute(redact, { text: source, kinds: ['private-key'] });
    expect(onlyKeys.ok && onlyKeys.value.findings).toHaveLength(1);
  });

  it('is not slowed down by long runs', () => {
    for (const run of [
      'a',
      'A1',
      'eyJ',
      '1 ',
      'a.',
      'a@',
      '-----BEGIN PRIVATE KEY-----',
      'authorization: ',
      'GB82 ',
      'authorization: a=b, ',
      'eyJabcdefgh.',
      '-',
    ])
      expect(Array.isArray(detect(run.repeat(200_000 / run.length), kinds))).toBe(true);
  });
});
