import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { Element } from '#lib/asn1/element.ts';
import { decodeHex } from '#lib/bytes.ts';
import { der } from '#lib/keys/der.ts';
import { has, needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { check, extract } from './engine.ts';
import { plain, saved, signed, stream, type SigningOptions } from './engine/fixture.ts';
import { examples } from './examples.ts';
import { text } from './text.ts';

describe('public examples', () => {
  it.each(examples)('$op', async (example) => {
    const operation = { check, extract }[example.op as 'check'];
    expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
  });
});

let folder = '';
function file(name: string): string {
  needs('openssl');
  return path.join(folder, name);
}

function openssl(...args: readonly string[]): string {
  needs('openssl');
  const { status, stdout, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
  if (!has('openssl')) return;
  const make = (name: string, key: readonly string[], ...more: readonly string[]): void => {
    openssl(
      'req',
      '-x509',
      ...key,
      '-nodes',
      '-keyout',
      `${name}.key`,
      '-subj',
      `/CN=${name}`,
      '-days',
      '30',
      '-out',
      `${name}.pem`,
      ...more,
    );
  };
  make('root', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']);
  make('rsa', ['-newkey', 'rsa:2048']);
  openssl(
    'req',
    '-new',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    'grace.key',
    '-subj',
    '/CN=Grace Hopper',
    '-out',
    'grace.csr',
  );
  writeFileSync(file('ext'), 'keyUsage=digitalSignature,nonRepudiation\nsubjectKeyIdentifier=hash');
  openssl(
    'x509',
    '-req',
    '-in',
    'grace.csr',
    '-CA',
    'root.pem',
    '-CAkey',
    'root.key',
    '-CAcreateserial',
    '-days',
    '20',
    '-extfile',
    'ext',
    '-out',
    'grace.pem',
  );
  openssl('req', '-new', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'tsa.key', '-subj', '/CN=TSA', '-out', 'tsa.csr');
  writeFileSync(file('tsa.ext'), 'extendedKeyUsage=critical,timeStamping');
  openssl(
    'x509',
    '-req',
    '-in',
    'tsa.csr',
    '-CA',
    'root.pem',
    '-CAkey',
    'root.key',
    '-CAcreateserial',
    '-days',
    '20',
    '-extfile',
    'tsa.ext',
    '-out',
    'tsa.pem',
  );
  writeFileSync(
    file('tsa.cnf'),
    '[tsa]\ndefault_tsa=t\n[t]\nserial=tsa.srl\nsigner_cert=tsa.pem\ncerts=root.pem\nsigner_key=tsa.key\nsigner_digest=sha256\ndefault_policy=1.2.3\ndigests=sha256\nordering=yes\ness_cert_id_alg=sha256',
  );
  writeFileSync(file('tsa.srl'), '01');
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Signs as `openssl cms` does. */
const cms =
  (...args: readonly string[]) =>
  (covered: Uint8Array): Uint8Array => {
    writeFileSync(file('in'), covered);
    openssl('cms', '-sign', '-binary', '-in', 'in', '-outform', 'DER', '-out', 'out', '-md', 'sha256', ...args);
    return new Uint8Array(readFileSync(file('out')));
  };
const grace = cms('-signer', 'grace.pem', '-inkey', 'grace.key', '-certfile', 'root.pem');
const root = (): string => readFileSync(file('root.pem'), 'utf8');

function token(covered: Uint8Array): Uint8Array {
  writeFileSync(file('in'), covered);
  openssl('ts', '-query', '-data', 'in', '-sha256', '-cert', '-out', 'query');
  openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query', '-token_out', '-out', 'token');
  return new Uint8Array(readFileSync(file('token')));
}

async function checked(bytes: Uint8Array<ArrayBuffer>, more: { at?: number; roots?: string } = {}) {
  const result = await execute(check, { file: new Blob([bytes]), ...more });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { signatures } = result.value;
  return {
    ...result.value,
    first: signatures[0],
    codes: signatures.map(({ findings }) => findings.map(({ code }) => code)),
  };
}

const about = "/Name(Grace)/Reason(\u00fe\u00ff\u0000\u00e9)/M(D:20260131010000+01'00')";

describe('check', () => {
  it('verifies a signed file', async () => {
    const bytes = signed(plain(), grace, { more: about });
    const { first, codes, ...rest } = await checked(bytes, { roots: root() });
    expect(rest).toMatchObject({
      version: '1.7',
      encrypted: false,
      repaired: false,
      revisions: 2,
      notChecked: ['revocation', 'policy', 'appearance'],
    });
    expect(first).toMatchObject({
      index: 0,
      kind: 'signature',
      fieldName: 'Signature7',
      subFilter: 'adbe.pkcs7.detached',
      name: 'Grace',
      reason: 'é',
      location: null,
      claimedTime: '2026-01-31T00:00:00Z',
      signingTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
      certification: null,
      coverage: { valid: true, wholeFile: true, bytesAfter: 0, revision: 2, problem: null },
      digest: { algorithm: 'sha256', matches: true },
      signature: { algorithm: 'ECDSA', valid: true },
      signer: { subject: 'CN=Grace Hopper', issuer: 'CN=root' },
      chain: { ordered: ['CN=Grace Hopper', 'CN=root'], complete: true, trusted: true },
      timestamp: null,
      laterChanges: [],
      status: 'valid',
    });
    expect(codes).toEqual([['no-timestamp']]);
  });

  it.each([
    ['RSA', () => cms('-signer', 'rsa.pem', '-inkey', 'rsa.key'), 'RSA', ['self-signed', 'no-timestamp']],
    [
      'PSS',
      () => cms('-signer', 'rsa.pem', '-inkey', 'rsa.key', '-keyopt', 'rsa_padding_mode:pss'),
      'RSA-PSS',
      ['self-signed', 'no-timestamp'],
    ],
    [
      'no attributes',
      () => cms('-signer', 'grace.pem', '-inkey', 'grace.key', '-certfile', 'root.pem', '-noattr'),
      'ECDSA',
      ['no-timestamp'],
    ],
    [
      'SHA-1',
      () => cms('-signer', 'grace.pem', '-inkey', 'grace.key', '-md', 'sha1'),
      'ECDSA',
      ['weak-digest', 'chain-incomplete', 'no-timestamp'],
    ],
    [
      'a key identifier',
      () => cms('-signer', 'grace.pem', '-inkey', 'grace.key', '-keyid', '-certfile', 'root.pem'),
      'ECDSA',
      ['no-timestamp'],
    ],
    [
      'pieces',
      () => cms('-signer', 'grace.pem', '-inkey', 'grace.key', '-certfile', 'root.pem', '-stream'),
      'ECDSA',
      ['no-timestamp'],
    ],
  ])('verifies %s', async (_, make, algorithm, expected) => {
    const { first, codes } = await checked(signed(plain(), make()));
    expect(first).toMatchObject({ status: 'valid', signature: { algorithm, valid: true }, digest: { matches: true } });
    expect(codes).toEqual([expected]);
  });

  it('asks PAdES for the signing certificate', async () => {
    const options: SigningOptions = { subFilter: 'ETSI.CAdES.detached' };
    const args = ['-signer', 'grace.pem', '-inkey', 'grace.key', '-certfile', 'root.pem'];
    expect((await checked(signed(plain(), cms(...args, '-cades'), options))).codes).toEqual([['no-timestamp']]);
    expect((await checked(signed(plain(), cms(...args), options))).codes).toEqual([
      ['signing-certificate-missing', 'no-timestamp'],
    ]);
  });

  it('sees one changed byte of the page, and of the signature', async () => {
    const bytes = signed(plain(), grace);
    const at = Buffer.from(bytes).indexOf('100)');
    bytes[at] = 0x39;
    expect(await checked(bytes)).toMatchObject({
      first: { status: 'invalid', digest: { matches: false }, signature: { valid: true } },
      codes: [['digest-mismatch', 'no-timestamp']],
    });
    const broken = signed(plain(), (covered) => {
      const made = grace(covered);
      made[made.length - 1] = (made.at(-1) as number) ^ 1;
      return made;
    });
    expect((await checked(broken)).first).toMatchObject({
      status: 'invalid',
      digest: { matches: true },
      signature: { valid: false },
    });
  });

  it('sees ranges that leave something out', async () => {
    const short = await checked(signed(plain(), grace, { shorten: 40 }));
    expect(short.first).toMatchObject({
      status: 'invalid',
      coverage: { problem: 'ends-inside-revision', valid: false },
    });
    const bytes = signed(plain(), grace);
    const change = (edit: (range: number[]) => (number | string)[]) => {
      const pdf = Buffer.from(bytes).toString('latin1');
      const [whole = '', inner = ''] = /\/ByteRange\[([^\]]*)\] */.exec(pdf) ?? [];
      const written = `/ByteRange[${edit(inner.split(' ').map(Number)).join(' ')}]`.padEnd(whole.length);
      return new Uint8Array(Buffer.from(pdf.replace(whole, written), 'latin1'));
    };
    for (const [edit, problem] of [
      [([a, b]: number[]) => [a, b], 'not-four-numbers'],
      [([, b, c, d]: number[]) => [1, b, c, d], 'does-not-start-at-0'],
      [([a, b, c, d]: number[]) => [a, b, c, Number(d) + 1], 'out-of-file'],
      [([a, b, , d]: number[]) => [a, b, Number(b) - 1, d], 'overlap'],
      [([a, b, c, d]: number[]) => [a, Number(b) - 9, c, d], 'gap-is-not-contents'],
    ] as const) {
      const { first } = await checked(change(edit as (range: number[]) => number[]));
      expect(first, problem).toMatchObject({ status: 'invalid', coverage: { problem } });
    }
  });

  it('classifies what was saved afterwards', async () => {
    const bytes = signed(plain(), grace);
    const replaced = await checked(saved({ 4: stream('BT /F 20 Tf (Pay 900) Tj ET') }, bytes));
    expect(replaced.first).toMatchObject({
      status: 'valid-changed',
      coverage: { revision: 2, wholeFile: false },
      laterChanges: [{ revision: 3, objects: [4], kinds: ['content'] }],
    });
    expect(replaced.codes).toEqual([['no-timestamp', 'changes-not-permitted']]);

    const twice = await checked(
      signed(bytes, cms('-signer', 'rsa.pem', '-inkey', 'rsa.key'), { numbers: [8, 9], fields: '7 0 R 9 0 R' }),
    );
    expect(twice.signatures.map(({ status, fieldName }) => [status, fieldName])).toEqual([
      ['valid-extended', 'Signature7'],
      ['valid', 'Signature9'],
    ]);
    expect(twice.first?.laterChanges).toEqual([{ revision: 3, objects: [1, 3, 8, 9], kinds: ['signature'] }]);
    expect(twice.codes[0]).toEqual(['no-timestamp', 'changes-permitted']);

    const form = '/AcroForm<</Fields[7 0 R 10 0 R]>>';
    const later = {
      1: `<</Type/Catalog/Pages 2 0 R${form}/DSS 12 0 R>>`,
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[7 0 R 11 0 R]>>',
      10: '<</FT/Tx/T(a)/V(b)/AP<</N 13 0 R>>>>',
      11: '<</Type/Annot/Subtype/Text/Rect[0 0 0 0]>>',
      12: '<</Certs[14 0 R]>>',
      13: stream('q Q'),
      14: stream('x'),
      15: '<</Title(t)>>',
    };
    const all = await checked(saved(later, bytes, '/Root 1 0 R/Info 15 0 R'));
    expect(all.first?.laterChanges[0]?.kinds).toEqual(['annotation', 'dss', 'form', 'metadata']);
    expect(all.first?.status).toBe('valid-extended');
  });

  it.each([
    [1, 'valid-changed'],
    [2, 'valid-extended'],
    [3, 'valid-extended'],
  ] as const)('keeps to a certification of level %d', async (level, status) => {
    const more = `/Reference[<</TransformMethod/DocMDP/TransformParams<</P ${level}/V/1.2>>>>]`;
    const bytes = signed(plain(), grace, { more, catalog: '/Perms<</DocMDP 6 0 R>>' });
    const filled = saved(
      {
        10: '<</FT/Tx/T(a)/V(b)>>',
        1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R 10 0 R]>>/Perms<</DocMDP 6 0 R>>>>',
      },
      bytes,
    );
    expect((await checked(filled)).first).toMatchObject({
      certification: level,
      status,
      laterChanges: [{ kinds: ['form'] }],
    });
  });

  it('sees what follows the last revision', async () => {
    const bytes = signed(plain(), grace);
    const longer = new Uint8Array([...bytes, ...Buffer.from('more')]);
    expect(await checked(longer)).toMatchObject({
      first: { status: 'valid-changed' },
      codes: [['no-timestamp', 'trailing-bytes']],
    });
  });

  it('checks timestamps of documents and of signatures', async () => {
    const bytes = signed(plain(), token, { type: 'DocTimeStamp', subFilter: 'ETSI.RFC3161' });
    expect((await checked(bytes)).first).toMatchObject({
      kind: 'document-timestamp',
      status: 'valid',
      digest: { algorithm: 'sha256', matches: true },
      timestamp: { valid: true, authority: 'CN=TSA', digestMatches: true, signatureValid: true },
    });
    bytes[Buffer.from(bytes).indexOf('100)')] = 0x39;
    expect((await checked(bytes)).first).toMatchObject({
      status: 'invalid',
      timestamp: { valid: false, digestMatches: false },
    });
  });

  it('checks the timestamp in a signature, and a damaged one', async () => {
    const stamped = (edit: (made: Uint8Array) => Uint8Array) => (covered: Uint8Array) => {
      const outer = Element.read(grace(covered));
      const [type, content] = outer.children;
      const parts = content?.only.children ?? [];
      const signer = parts.at(-1)?.children[0]?.children ?? [];
      const made = edit(token(signer.at(-1)?.octets() ?? new Uint8Array()));
      const oid = der(0x06, decodeHex('2a864886f70d010910020e'));
      const attributes = der(0xa1, der(0x30, oid, der(0x31, made)));
      const signers = der(0x31, der(0x30, ...signer.map(({ raw }) => raw), attributes));
      const data = der(0x30, ...parts.slice(0, -1).map(({ raw }) => raw), signers);
      return der(0x30, type?.raw ?? new Uint8Array(), der(0xa0, data));
    };
    const good = await checked(
      signed(
        plain(),
        stamped((made) => made),
      ),
    );
    expect(good).toMatchObject({
      first: {
        kind: 'signature',
        status: 'valid',
        timestamp: { valid: true, authority: 'CN=TSA', digestMatches: true },
      },
      codes: [[]],
    });
    const damaged = await checked(
      signed(
        plain(),
        stamped(() => der(0x30, der(0x05))),
      ),
    );
    expect(damaged).toMatchObject({
      first: { status: 'valid', timestamp: { valid: false } },
      codes: [['timestamp-invalid']],
    });
  });

  it('says when a certificate was not valid, and when it is not known', async () => {
    const { first, codes } = await checked(signed(plain(), cms('-signer', 'grace.pem', '-inkey', 'grace.key')), {
      at: Date.UTC(2999, 0),
    });
    expect(first?.status).toBe('valid');
    expect(codes).toEqual([['expired-now', 'chain-incomplete', 'no-timestamp']]);
    const bare = await checked(signed(plain(), cms('-signer', 'grace.pem', '-inkey', 'grace.key', '-nocerts')));
    expect(bare).toMatchObject({
      first: { status: 'unknown', signer: null, chain: null, signature: { valid: null } },
      codes: [['signer-missing', 'no-timestamp']],
    });
    const foreign = await checked(signed(plain(), grace, { subFilter: 'adbe.x509.rsa_sha1' }));
    expect(foreign).toMatchObject({
      first: { status: 'unknown', digest: { algorithm: null, matches: null } },
      codes: [['unsupported-subfilter', 'no-timestamp']],
    });
    const untrusted = await checked(signed(plain(), cms('-signer', 'rsa.pem', '-inkey', 'rsa.key')), { roots: root() });
    expect(untrusted.first).toMatchObject({ status: 'valid', chain: { trusted: false } });
  });

  it('reads cross-reference streams, object streams and damaged files', async () => {
    const packed = deflateSync(
      Buffer.from(
        '1 0 2 30 <</Type/Catalog/Pages 2 0 R>> <</Type/Pages/Kids[]/Count 0>>'.replace('1 0 2 30 ', '1 0 2 30 '),
      ),
    );
    const head = '%PDF-1.5\n';
    const object = `3 0 obj\n<</Type/ObjStm/N 2/First 9/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
    const before = Buffer.concat([Buffer.from(head + object), packed, Buffer.from('\nendstream\nendobj\n')]);
    const rows = [
      [0, 0, 0],
      [2, 3, 0],
      [2, 3, 1],
      [1, head.length, 0],
      [1, before.length, 0],
    ];
    // PNG's predictor Up.
    const up = rows.map((row, line) => [2, ...row.map((value, at) => (value - (rows[line - 1]?.[at] ?? 0)) & 255)]);
    const wide = rows.every((row) => row.every((value) => value < 256));
    expect(wide).toBe(true);
    const table = deflateSync(Uint8Array.from(up.flat()));
    const dictionary = `<</Type/XRef/W[1 1 1]/Size 5/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 3>>/Length ${table.length}>>`;
    const bytes = Buffer.concat([
      before,
      Buffer.from(`4 0 obj\n${dictionary}\nstream\n`),
      table,
      Buffer.from(`\nendstream\nendobj\nstartxref\n${before.length}\n%%EOF\n`),
    ]);
    expect(await checked(new Uint8Array(bytes))).toMatchObject({
      version: '1.5',
      revisions: 1,
      repaired: false,
      signatures: [],
    });

    const whole = signed(plain(), grace);
    const noStart = Buffer.from(whole).toString('latin1').replaceAll('startxref', 'startxxxx');
    expect(await checked(new Uint8Array(Buffer.from(noStart, 'latin1')))).toMatchObject({
      repaired: true,
      revisions: 2,
      first: { digest: { matches: false } },
    });
  });

  it('refuses what is not a PDF', async () => {
    const codeOf = async (content: string) => {
      const result = await execute(check, { file: new Blob([content]) });
      return result.ok ? undefined : result.error;
    };
    expect(await codeOf('hello')).toMatchObject({ code: 'not-a-pdf' });
    expect(await codeOf('%PDF-1.7\n')).toMatchObject({ code: 'damaged-pdf', details: { reason: 'no-objects' } });
    expect(await checked(plain())).toMatchObject({ revisions: 1, signatures: [] });
    const roots = '-----BEGIN CERTIFICATE-----\nAA\n-----END CERTIFICATE-----';
    expect(await execute(check, { file: new Blob([plain()]), roots })).toMatchObject({
      error: { code: 'invalid-der', details: { index: 0 } },
    });
    expect(await execute(check, { file: new Blob([plain()]), roots: 'example root' })).toMatchObject({
      error: { code: 'no-certificates' },
    });
  });

  const unsigned = (options: SigningOptions) => signed(plain(), () => new Uint8Array(), options);

  it.each([
    ['/T(\u00fe\u00ff\0S\0i\0g\u00002)', 'Sig2'],
    ['/T<FEFF00C90074>', 'Ét'],
    ['/T(\u00ef\u00bb\u00bf\u00c3\u00a9)', 'é'],
    ['/T(A\u008a\u0093)', 'A−ﬁ'],
    ['', null],
  ])('reads the name of a field: %j', async (fieldName, expected) => {
    const { first } = await checked(unsigned({ fieldName }));
    expect(first?.fieldName).toBe(expected);
  });

  it('does not read texts of an encrypted file', async () => {
    const bytes = saved({}, unsigned({ more: about }), '/Root 1 0 R/Encrypt<</Filter/Standard>>');
    const { encrypted, first } = await checked(bytes);
    expect(encrypted).toBe(true);
    expect(first).toMatchObject({ fieldName: null, name: null, reason: null, claimedTime: null });
  });

  it.each([
    ['D:2026', '2026-01-01T00:00:00Z'],
    ['20260131', '2026-01-31T00:00:00Z'],
    ['D:20240229235959Z', '2024-02-29T23:59:59Z'],
    ["D:20260131120000Z00'00'", '2026-01-31T12:00:00Z'],
    ["D:20260131120000-05'30", '2026-01-31T17:30:00Z'],
    ['D:20260131120000+02', '2026-01-31T10:00:00Z'],
    ['D:00500101', '0050-01-01T00:00:00Z'],
    ['D:20260230', null],
    ['D:20230229120000Z', null],
    ['D:20261301', null],
    ['D:20260131240000', null],
    ["D:20260131120000+24'00'", null],
    ["D:20260131120000+01'60'", null],
    ['2026-01-31', null],
    ['D:2026013', null],
    ['2026 or so', null],
  ])('reads the claimed time %s', async (written, expected) => {
    const { first } = await checked(unsigned({ more: `/M(${written})` }));
    expect(first?.claimedTime).toBe(expected);
  });

  it('has words for every finding', () => {
    const source = readFileSync(path.join(import.meta.dirname, 'engine/findings.ts'), 'utf8');
    const codes = [...(/severities = \{([^}]*)\}/.exec(source)?.[1] ?? '').matchAll(/^ +'?([a-z-]+)'?:/gm)].map(
      ([, code]) => `finding.${code}`,
    );
    expect(codes).toHaveLength(21);
    expect(codes.filter((code) => !(code in text.en))).toEqual([]);
  });
});

describe('extract', () => {
  it('gives the parts of a signature', async () => {
    const bytes = signed(plain(), grace);
    const longer = saved({ 20: '<</A 1>>' }, bytes);
    const part = async (what: 'cms' | 'revision' | 'certificates', index = 0) =>
      execute(extract, { file: new Blob([longer]), what, index });
    expect(await part('revision')).toEqual({ ok: true, value: bytes });
    const made = await part('cms');
    writeFileSync(file('part'), made.ok ? made.value : '');
    writeFileSync(file('covered'), readFileSync(file('in')));
    openssl(
      'cms',
      '-verify',
      '-binary',
      '-inform',
      'DER',
      '-in',
      'part',
      '-content',
      'covered',
      '-CAfile',
      'root.pem',
      '-purpose',
      'any',
      '-out',
      'null',
    );
    const pem = await part('certificates');
    expect(new TextDecoder().decode(pem.ok ? pem.value : undefined)).toContain(root());
    expect(await part('cms', 1)).toMatchObject({
      error: { code: 'no-such-signature', details: { index: 1, count: 1 } },
    });
  });
});

describe('properties', () => {
  it('finds every changed byte that is signed', async () => {
    const bytes = signed(plain(), grace);
    const { first } = await checked(bytes);
    const [, start = 0, end = 0] = first?.coverage.byteRange ?? [];
    const place = fc.oneof(fc.nat(start - 1), fc.integer({ min: end, max: bytes.length - 1 }));
    const changes = fc.array(fc.tuple(place, fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(changes, async (made) => {
        const damaged = bytes.slice();
        for (const [at, difference] of made) damaged[at] = (bytes[at] as number) ^ difference;
        const result = await execute(check, { file: new Blob([damaged]) });
        const found = result.ok ? result.value.signatures : [];
        expect(found.filter(({ status }) => status.startsWith('valid'))).toEqual([]);
      }),
      { numRuns: propertyRuns(1), seed: 32_000 },
    );
  });
});
