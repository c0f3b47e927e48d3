import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { errorWords as frenchErrors } from '#core/error-words.fr.ts';
import { errorWords } from '#core/error-words.ts';
import { encodeBase32 } from '#lib/base32.ts';
import { encodeHex } from '#lib/bytes.ts';
import {
  generateSecret,
  hotp,
  parseMigration,
  parseUri,
  readList,
  totp,
  uri,
  verify,
  writeMigration,
} from './engine.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: [text.en, errorWords.en], fr: [french, frenchErrors] };

const seed = 4226;
const operations: Readonly<Record<string, unknown>> = {
  totp,
  hotp,
  verify,
  uri,
  'parse-uri': parseUri,
  'generate-secret': generateSecret,
  'read-list': readList,
  'write-migration': writeMigration,
};
const base32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('otp-generator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }
});

describe('codes', () => {
  it('agree with the platform for any secret, algorithm and counter', async () => {
    const secretBytes = fc.uint8Array({ minLength: 1, maxLength: 200 });
    const counter = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    const algorithm = fc.constantFrom('SHA1', 'SHA256', 'SHA512');
    await fc.assert(
      fc.asyncProperty(
        secretBytes,
        counter,
        algorithm,
        fc.integer({ min: 6, max: 10 }),
        async (bytes, at, name, digits) => {
          const message = Buffer.alloc(8);
          message.writeBigUInt64BE(BigInt(at));
          const digest = createHmac(name.toLowerCase(), bytes).update(message).digest();
          const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
          const expected = String(number % 10 ** digits).padStart(digits, '0');
          const shared = { algorithm: name, digits, counter: at };
          expect(await execute(hotp, { secret: encodeBase32(bytes), ...shared })).toEqual({
            ok: true,
            value: expected,
          });
          expect(await execute(hotp, { secret: encodeHex(bytes), secretEncoding: 'hex', ...shared })).toEqual({
            ok: true,
            value: expected,
          });
        },
      ),
      { seed },
    );
  });

  it.each([
    [0, null, 0, 30],
    [29_999, null, 0, 1],
    [30_000, '755224', 1, 30],
    [59_999.9, '755224', 1, 1],
  ])('count the seconds at %d', async (timestamp, previous, counter, secondsRemaining) => {
    expect(await execute(totp, { secret: base32, timestamp })).toMatchObject({
      value: { previous, counter, secondsRemaining },
    });
  });

  it('take secrets as people paste them, and drop left-over bits', async () => {
    for (const secret of ['gezd gnbv-gy3t qojq GEZD GNBV GY3T QOJQ', `${base32}====`])
      expect(await execute(hotp, { secret, counter: 0 })).toEqual({ ok: true, value: '755224' });
    const short = await execute(hotp, { secret: '44e6e72e', secretEncoding: 'hex', counter: 0 });
    expect(await execute(hotp, { secret: 'ITTOOLS', counter: 0 })).toEqual(short);
  });

  it.each([
    ['', 'base32', 'missing-secret', {}],
    [' - ', 'base32', 'missing-secret', {}],
    ['A', 'base32', 'missing-secret', {}],
    ['GEZ0', 'base32', 'invalid-base32', { position: 4, character: '0', likely: 'O' }],
    ['1', 'base32', 'invalid-base32', { position: 1, likely: 'I / L' }],
    ['AB9', 'base32', 'invalid-base32', { position: 3, character: '9' }],
    ['AB=C', 'base32', 'invalid-base32', { position: 4 }],
    ['xy', 'hex', 'invalid-hex', { position: 1 }],
  ] as const)('%j as %s is %s', async (secret, secretEncoding, code, details) => {
    const result = await execute(totp, { secret, secretEncoding });
    expect(result).toMatchObject({ ok: false, error: { code, details } });
    if (result.ok) return;
    for (const language of ['en', 'fr'] as const)
      expect(describeError(tables[language], language, result.error.code, result.error.details)).not.toMatch(
        /\{\w+\}|^[a-z-]+$/,
      );
  });
});

describe('verify', () => {
  it.each([
    ['287 082', { timestamp: 59_000 }, 0],
    ['755-224', { timestamp: 59_000 }, -1],
    ['359152', { timestamp: 59_000 }, 1],
    ['969429', { timestamp: 59_000 }, null],
    ['969429', { timestamp: 59_000, window: 2 }, 2],
    ['755224', { timestamp: 0, window: 0 }, 0],
    ['287082', { type: 'hotp', counter: 0 }, 1],
    ['755224', { type: 'hotp', counter: 1 }, null],
    ['520489', { type: 'hotp', counter: 0, window: 9 }, 9],
    ['', { timestamp: 0 }, null],
    ['28708', { timestamp: 59_000 }, null],
  ] as const)('%j %j is %s', async (code, input, delta) => {
    expect(await execute(verify, { code, secret: base32, ...input })).toEqual({
      ok: true,
      value: { valid: delta !== null, delta },
    });
  });

  it('does not go beyond the last counter', async () => {
    const input = { type: 'hotp', counter: Number.MAX_SAFE_INTEGER, window: 100 } as const;
    expect(await execute(verify, { code: 'x', secret: base32, ...input })).toMatchObject({ value: { valid: false } });
  });
});

describe('addresses', () => {
  it('come back as they were', async () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 20 }).map((value) => value.trim());
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 64 });
    await fc.assert(
      fc.asyncProperty(bytes, name, name, fc.boolean(), async (secret, issuer, account, isCounter) => {
        fc.pre(!issuer.includes(':') && (issuer !== '' || !account.includes(':')));
        const type = isCounter ? 'hotp' : 'totp';
        const made = await execute(uri, { secret: encodeBase32(secret), issuer, account, type, digits: 8, counter: 7 });
        expect(made.ok).toBe(true);
        if (!made.ok) return;
        expect(await execute(parseUri, { uri: made.value })).toMatchObject({
          value: { type, secret: encodeBase32(secret), issuer, account, digits: 8, counter: isCounter ? 7 : null },
        });
      }),
      { seed },
    );
  });

  it.each([
    [
      'OTPAUTH://HOTP/a%3Ab%20c?SECRET=jbsw%20y3dp&Counter=5&Algorithm=sha-256',
      { type: 'hotp', issuer: 'a', account: 'b c', secret: 'JBSWY3DP', algorithm: 'SHA256', counter: 5, period: null },
    ],
    ['otpauth://totp/A: b?secret=GE&issuer=My+Shop', { issuer: 'My Shop', account: 'b', period: 30, digits: 6 }],
    ['otpauth://totp/A:b?secret=GE&issuer=', { issuer: 'A', account: 'b' }],
    ['otpauth://totp/b%3Ac%3Ad?secret=GE', { issuer: 'b', account: 'c:d' }],
    ['otpauth://totp?secret=GE', { issuer: '', account: '' }],
    ['otpauth://totp/a?secret=GE&issuer=100%+%zz%C3%A9%EF%BF%BD', { issuer: '100% %zzé\uFFFD' }],
    ['otpauth://totp/a?&&secret=GE&%69ssuer=b=c&issuer=d&image', { issuer: 'b=c' }],
    ['otpauth://totp/a?secret=GE&image=%FF', { issuer: '' }],
  ])('%s', async (given, expected) => {
    expect(await execute(parseUri, { uri: given })).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    ['https://example.com', 'invalid-otpauth-uri', { reason: 'scheme' }],
    ['otpauth://push/a?secret=GE', 'invalid-otpauth-uri', { reason: 'type', found: 'push' }],
    ['otpauth://hotp/a?secret=GE', 'invalid-otpauth-uri', { reason: 'no-counter' }],
    ['otpauth://hotp/a?secret=GE&counter=x', 'invalid-otpauth-uri', { reason: 'counter', found: 'x' }],
    ['otpauth://totp/a?secret=GE&digits=6.5', 'invalid-otpauth-uri', { reason: 'digits' }],
    ['otpauth://totp/a?secret=GE&period=', 'invalid-otpauth-uri', { reason: 'period' }],
    ['otpauth://totp/a?secret=GE&algorithm=MD5', 'invalid-otpauth-uri', { reason: 'algorithm' }],
    ['otpauth://totp/a?secret=GE&algorithm=%C5%BFHA1', 'invalid-otpauth-uri', { reason: 'algorithm', found: 'ſHA1' }],
    ['otpauth://totp/%?secret=GE', 'invalid-otpauth-uri', { reason: 'label' }],
    ['otpauth://totp/%FF?secret=GE', 'invalid-otpauth-uri', { reason: 'label' }],
    ['otpauth://totp/a?secret=GE&issuer=%FF', 'invalid-otpauth-uri', { reason: 'utf8', found: '%FF' }],
    ['otpauth://totp/a?secret=GE&issuer=a+%C3%28', 'invalid-otpauth-uri', { reason: 'utf8', found: 'a+%C3%28' }],
    // What may be most of a secret is not shown.
    ['otpauth://totp/a?secret=GE%E9', 'invalid-otpauth-uri', { reason: 'utf8', found: 'secret' }],
    ['otpauth://totp/a?secret=GE&algorithm=%80', 'invalid-otpauth-uri', { reason: 'utf8', found: '%80' }],
    ['otpauth://totp/a', 'missing-secret', {}],
    ['otpauth://totp/a?secret=0', 'invalid-base32', { position: 1 }],
  ])('%s is %s', async (given, code, details) => {
    const result = await execute(parseUri, { uri: given });
    expect(result).toMatchObject({ ok: false, error: { code, details } });
    if (result.ok) return;
    for (const language of ['en', 'fr'] as const)
      expect(describeError(tables[language], language, result.error.code, result.error.details)).not.toMatch(
        /\{\w+\}|^[a-z-]+$/,
      );
  });

  it('refuse a colon in the issuer', async () => {
    expect(await execute(uri, { secret: 'GE', issuer: 'a:b' })).toMatchObject({
      error: { code: 'issuer-contains-colon' },
    });
  });
});

describe('Google Authenticator export', () => {
  const field = (number: number, value: number | Uint8Array | string): number[] => {
    if (typeof value === 'number') return [number * 8, value];
    const bytes = [...(typeof value === 'string' ? Buffer.from(value) : value)];
    return [number * 8 + 2, bytes.length, ...bytes];
  };
  const exported = (...accounts: number[][]): string => {
    const bytes = accounts.flatMap((account) => field(1, Uint8Array.from(account)));
    const data = Buffer.from([...bytes, ...field(2, 1)]).toString('base64');
    return `otpauth-migration://offline?data=${encodeURIComponent(data)}`;
  };

  it('is a list of accounts', async () => {
    const given = exported(
      [
        ...field(1, 'Hello!'),
        ...field(2, 'Shop:me'),
        ...field(3, 'Shop'),
        ...field(4, 1),
        ...field(5, 1),
        ...field(6, 2),
      ],
      [...field(1, 'x'), ...field(2, 'é'), ...field(4, 2), ...field(5, 2), ...field(6, 1), ...field(7, 9)],
    );
    const shop = { type: 'totp', secret: 'JBSWY3DPEE', issuer: 'Shop', account: 'me', digits: 6, period: 30 };
    const other = { type: 'hotp', issuer: '', account: 'é', algorithm: 'SHA256', digits: 8, counter: 9, period: null };
    expect(await execute(parseMigration, { uri: given })).toMatchObject({ value: [shop, other] });
  });

  it.each(['x', 'otpauth-migration://offline?data=', 'otpauth-migration://offline?data=!', exported([255])])(
    'refuses %s',
    async (given) => {
      expect(await execute(parseMigration, { uri: given })).toMatchObject({ error: { code: 'invalid-otpauth-uri' } });
    },
  );
});

it('makes secrets of every length', async () => {
  for (const bytes of [10, 20, 64]) {
    const made = await execute(generateSecret, { bytes });
    expect(made).toMatchObject({ ok: true });
    if (made.ok) expect(made.value).toHaveLength(Math.ceil((bytes * 8) / 5));
  }
});

describe('lists of addresses', () => {
  const accounts = Array.from({ length: 21 }, (_, index) => ({
    secret: encodeBase32(Uint8Array.of(index, 1, 2)),
    issuer: 'Shop é😀',
    account: `me${index}`,
    type: index % 2 === 0 ? ('totp' as const) : ('hotp' as const),
    algorithm: 'SHA512' as const,
    digits: 8 as const,
    counter: Number.MAX_SAFE_INTEGER - index,
  }));
  const written = async (batchId = 1): Promise<readonly string[]> => {
    const made = await execute(writeMigration, {
      accounts: accounts.map((entry) => ({ ...entry, period: 30 })),
      batchId,
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  };

  it.each([1, 0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])('come back from batch %d', async (batchId) => {
    const codes = await written(batchId);
    expect(codes).toHaveLength(3);
    expect(await execute(readList, { text: codes.toReversed().join('\r\n') })).toMatchObject({
      value: {
        accounts: [{ line: 1, account: 'me20' }, ...accounts.slice(10, 20), ...accounts.slice(0, 10)].map((entry) =>
          'type' in entry ? { ...entry, counter: entry.type === 'hotp' ? entry.counter : null } : entry,
        ),
        batches: [{ id: String(batchId), size: 3, present: [0, 1, 2] }],
        findings: [],
      },
    });
  });

  it('say which codes of an export are missing, and what is there twice', async () => {
    const [first = '', , third = ''] = await written(7);
    const result = await execute(readList, { text: ['', third, first, first, 'x', 'otpauth://totp/a'].join('\n') });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.batches).toEqual([{ id: '7', size: 3, present: [0, 2] }]);
    expect(result.value.findings).toEqual([
      { code: 'invalid-line', severity: 'error', line: 5 },
      { code: 'invalid-line', severity: 'error', line: 6 },
      ...Array.from({ length: 10 }, () => ({ code: 'duplicate-account', severity: 'warning', line: 4 })),
      { code: 'missing-batch', severity: 'warning', line: 2 },
    ]);
  });

  it('without a readable line have findings only', async () => {
    expect(await execute(readList, { text: 'otpauth-migration://offline?data=!' })).toEqual({
      ok: true,
      value: { accounts: [], batches: [], findings: [{ code: 'invalid-line', severity: 'error', line: 1 }] },
    });
  });

  it.each([
    [[{ secret: '' }], 'missing-secret'],
    [[{ secret: '0' }], 'invalid-base32'],
    [[{ secret: 'GE', digits: 7 }], 'invalid-input'],
    [[], 'invalid-input'],
    [Array.from({ length: 101 }, () => ({ secret: 'GE' })), 'invalid-input'],
  ])('%# are %s', async (given, code) => {
    expect(await execute(writeMigration, { accounts: given } as never)).toMatchObject({ error: { code } });
  });
});
