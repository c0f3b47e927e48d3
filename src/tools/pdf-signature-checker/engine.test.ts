import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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
      first: { status: 'valid', timestamp: { time: null, valid: false } },
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

describe('forgeries', () => {
  const page = (more = '') =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>${more}>>`;
  const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
  const bytesOf = (written: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(written, 'latin1'));
  const padded = (value: number): string => String(value).padStart(10, '0');
  const level = (certification: number): SigningOptions => ({
    more: `/Reference[<</TransformMethod/DocMDP/TransformParams<</P ${certification}/V/1.2>>>>]`,
    catalog: '/Perms<</DocMDP 6 0 R>>',
  });
  const verdict = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { first } = await checked(bytes);
    return [first?.status, first?.laterChanges.map(({ kinds }) => kinds.join())];
  };
  const changed = ['valid-changed', ['content']];

  /** Bytes that are in the CMS. */
  const opaque = (content: string, ...args: readonly string[]) =>
    cms('-signer', 'grace.pem', '-inkey', 'grace.key', '-nodetach', ...args)(Buffer.from(content, 'latin1'));

  it.each(['adbe.pkcs7.detached', 'ETSI.CAdES.detached'])('does not ask what the CMS holds: %s', async (subFilter) => {
    const { first } = await checked(signed(plain(), () => opaque('hello', '-noattr'), { subFilter }));
    expect(first).toMatchObject({ status: 'invalid', digest: { matches: false }, signature: { valid: false } });
  });

  it('asks that the digest in the CMS is signed', async () => {
    const sha1 = (covered: Uint8Array): Buffer => createHash('sha1').update(covered).digest();
    const options = { subFilter: 'adbe.pkcs7.sha1' };
    const honest = await checked(signed(plain(), (covered) => opaque(sha1(covered).toString('latin1')), options));
    expect(honest.first).toMatchObject({ status: 'valid', digest: { algorithm: 'sha1', matches: true } });
    const forged = signed(
      plain(),
      (covered) => {
        const made = Buffer.from(opaque('twenty signed bytes!'));
        sha1(covered).copy(made, made.indexOf('twenty signed bytes!'));
        // The digest algorithm, SHA-256, is not signed.
        made[made.lastIndexOf(decodeHex('608648016503040201')) + 8] = 0x63;
        return made;
      },
      options,
    );
    expect((await checked(forged)).first).toMatchObject({ status: 'unknown', signature: { valid: null } });
  });

  it.each([
    ['the content', { 4: stream('BT (Pay 900) Tj ET', '/Type/ObjStm/N 0/First 0') }],
    ['the content', { 4: stream('BT (Pay 900) Tj ET', '/Type/XRef') }],
    ['a page', { 3: page('/Rotate 90').replace('/Type/Page', '/Type/XRef') }],
    ['the tree of pages', { 2: '<</Type/Pages/Kids[]/Count 0/ByteRange[]>>' }],
    ['the tree of pages', { 2: '<</Type/Metadata/Kids[]/Count 0>>' }],
    ['the tree of pages', { 2: '<</Type/Pages/Kids[3 0 R]/Count 1/Rotate 90>>', 3: page('/Annots 2 0 R') }],
    ['the layers', { 12: '<</ByteRange[]>>' }],
    ['the layers', { 12: '<</Type/Metadata/D<</OFF[]>>>>' }],
    [
      'the layers',
      {
        1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[7 0 R]>>/OCProperties 12 0 R/DSS<</X 12 0 R>>>>',
        12: '<<>>',
      },
    ],
    [
      'the form',
      { 1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]/XFA 13 0 R>>/OCProperties 12 0 R>>', 13: '[]' },
    ],
  ])('sees %s change as what may be added', async (_, objects) => {
    const bytes = signed(saved({ 12: '<</D<<>>>>', 13: '[]' }, plain()), grace, { catalog: '/OCProperties 12 0 R' });
    expect(await verdict(saved(objects, bytes))).toEqual(changed);
  });

  it('sees another catalog', async () => {
    const shadow = { 9: '<</Type/Catalog/Pages 10 0 R>>', 10: '<</Type/Pages/Kids[]/Count 0>>' };
    const bytes = signed(saved(shadow, plain()), grace);
    const expected = ['valid-changed', ['content,signature']];
    expect(await verdict(saved({}, bytes, '/Root 9 0 R'))).toEqual(expected);
    expect(await verdict(saved({}, bytes, '/Root<</Type/Catalog/Pages 10 0 R>>'))).toEqual(expected);
  });

  /** An object stream with these fonts, all as object 5. */
  const fonts = (...names: readonly string[]): string => {
    const written = names.map((name) => `<</Type/Font/Subtype/Type1/BaseFont/${name}>>`);
    const head = written.map((_, index) => `5 ${written.slice(0, index).join(' ').length} `).join('');
    return stream(head + written.join(' '), `/Type/ObjStm/N ${names.length}/First ${head.length}`);
  };
  /** Adds a revision of a hybrid file (ISO 32000-2 §7.5.8.4), where object 5 is in the object stream 9. */
  const hybrid = (objects: Record<number, string>, index: number, before?: Uint8Array): Uint8Array<ArrayBuffer> => {
    const table = stream(String.fromCharCode(2, 9, index), '/Type/XRef/W[1 1 1]/Index[5 1]/Size 99');
    const make = (at: number) => saved({ ...objects, 10: table }, before, `/Root 1 0 R/XRefStm ${at}`);
    return make(latin1(make(0)).lastIndexOf('10 0 obj'));
  };
  const packed = (...names: readonly string[]): Uint8Array<ArrayBuffer> =>
    hybrid(
      {
        1: '<</Type/Catalog/Pages 2 0 R>>',
        2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        3: page(),
        4: stream('BT /F 20 Tf (Pay 100) Tj ET'),
        9: fonts(...names),
      },
      0,
    );

  it('sees what is in another object stream, or at another place of it', async () => {
    const bytes = signed(packed('Helvetica'), grace);
    const { first } = await checked(saved({ 9: fonts('Symbol') }, bytes));
    expect(first).toMatchObject({
      status: 'valid-changed',
      laterChanges: [{ revision: 3, objects: [5, 9], kinds: ['content'] }],
    });
    expect(await verdict(saved({ 9: fonts('Helvetica') }, bytes))).toEqual(['valid-extended', ['']]);
    const twofold = signed(packed('Helvetica', 'Symbol'), grace);
    expect(await verdict(hybrid({}, 1, twofold))).toEqual(changed);
  });

  it('sees a chain of sections that the signed bytes do not end with', async () => {
    const base = saved({ 9: stream(`4 0 obj\n${stream('BT (Pay 900) Tj ET')}\nendobj`) }, plain());
    const hidden = latin1(base).indexOf('4 0 obj', plain().length);
    const [, oldest = ''] = /startxref\s+(\d+)/.exec(latin1(base)) ?? [];
    const section = `xref\n4 1\n${padded(hidden)} 00000 n \ntrailer\n<</Size 99/Root 1 0 R/Prev ${oldest}>>`;
    const bytes = latin1(signed(base, grace, { more: `/X(${section})` }));
    const own = bytes.slice(bytes.lastIndexOf('\nxref\n') + 1, bytes.lastIndexOf('trailer'));
    const trailer = `trailer\n<</Size 99/Root 1 0 R/Prev ${bytes.indexOf(section)}>>\nstartxref\n${bytes.length}\n%%EOF\n`;
    expect(await verdict(bytesOf(bytes + own + trailer))).toEqual(['valid-changed', ['content,signature']]);
  });

  it('sees objects that only what follows completes', async () => {
    const options = { catalog: '/OCProperties 12 0 R' };
    const base = saved({ 12: 'null' }, plain());
    const { length } = signed(base, () => new Uint8Array(), options);
    const missing = latin1(base).replace(/12 1\n\d{10}/, `12 1\n${padded(length)}`);
    const added = latin1(saved({ 12: '<</D<</OFF[]>>>>' }, signed(bytesOf(missing), grace, options)));
    const entry = added.lastIndexOf('12 1\n');
    const unlisted = added.slice(0, entry) + ' '.repeat(25) + added.slice(entry + 25);
    expect(await verdict(bytesOf(unlisted))).toEqual(changed);

    const long = (size: number) =>
      saved({ 4: `<</Length ${padded(size)}>>\nstream\nBT (Pay 100) Tj ET\nendstream` }, plain());
    const more = { 20: stream('BT (Pay 900) Tj ET', '/Type/Metadata') };
    const draft = latin1(
      saved(
        more,
        signed(long(0), () => new Uint8Array()),
      ),
    );
    const size = draft.lastIndexOf('\nendstream') - draft.lastIndexOf('BT (Pay 100) Tj ET');
    expect(await verdict(saved(more, signed(long(size), grace)))).toEqual(['valid-changed', ['content,metadata']]);
  });

  it('does not know what follows in a file that has to be repaired', async () => {
    const bytes = latin1(signed(plain(), grace));
    expect(await verdict(bytesOf(`${bytes}startxref\n999999\n%%EOF\n`))).toEqual(changed);
  });

  it('sees annotations that no later object is', async () => {
    const note = '<</Type/Annot/Subtype/FreeText/Rect[0 0 200 200]/Contents(Pay 900)>>';
    const bytes = signed(saved({ 20: note }, plain()), grace, level(1));
    for (const annotations of ['7 0 R 20 0 R', `7 0 R ${note}`]) {
      const later = saved({ 3: page(`/Annots[${annotations}]`) }, bytes);
      expect(await verdict(later)).toEqual(['valid-changed', ['annotation']]);
    }
  });

  it('trusts no certificate that another one without the right issued', async () => {
    const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    openssl('req', '-new', ...ec, '-keyout', 'm.key', '-subj', '/CN=Mallory', '-out', 'm.csr');
    const issue = ['-CA', 'grace.pem', '-CAkey', 'grace.key', '-CAcreateserial'];
    openssl('x509', '-req', '-in', 'm.csr', ...issue, '-days', '20', '-out', 'm.pem');
    writeFileSync(file('others.pem'), readFileSync(file('grace.pem'), 'utf8') + root());
    const made = cms('-signer', 'm.pem', '-inkey', 'm.key', '-certfile', 'others.pem');
    const { first, codes } = await checked(signed(plain(), made), { roots: root() });
    expect(first?.chain).toMatchObject({ complete: true, trusted: false });
    expect(codes[0]).toContain('untrusted');
  });

  it('knows what programs add', async () => {
    const empty = '<</FT/Sig/T(later)/Type/Annot/Subtype/Widget/Rect[0 0 0 0]/P 3 0 R>>';
    const form = '<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[7 0 R]>>>>';
    const base = saved({ 1: form, 3: page('/Annots[7 0 R]'), 7: empty }, plain());
    const options = { fields: '7 0 R 9 0 R', catalog: '/Perms<</DocMDP 8 0 R>>' };
    const first = signed(base, grace, { ...level(1), ...options, numbers: [8, 9] });
    const stamped = signed(first, token, { ...options, type: 'DocTimeStamp', subFilter: 'ETSI.RFC3161' });
    expect(await verdict(stamped)).toEqual(['valid-extended', ['timestamp']]);
    const store = (certificates: string) => ({ 12: `<</Type/DSS/Certs[${certificates}]>>` });
    const catalog = `${form.slice(0, -2)}/DSS 12 0 R>>`
      .replace('7 0 R', options.fields)
      .replace('/DSS', `${options.catalog}/DSS`);
    const once = saved({ 1: catalog, ...store('13 0 R'), 13: stream('x') }, stamped);
    const twice = saved({ ...store('13 0 R 14 0 R'), 14: stream('y') }, once);
    expect(await verdict(twice)).toEqual(['valid-extended', ['timestamp', 'dss', 'dss']]);
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

describe('the certificates of a signature', () => {
  const pemOf = async (bytes: Uint8Array): Promise<string> => {
    const part = await execute(extract, { file: new Blob([bytes.slice()]), what: 'certificates' });
    return part.ok ? new TextDecoder().decode(part.value) : part.error.code;
  };
  const count = (pem: string): number => pem.split('BEGIN CERTIFICATE').length - 1;
  /** A later revision whose Document Security Store has these certificates. */
  const stored = (before: Uint8Array, ...names: readonly string[]): Uint8Array<ArrayBuffer> => {
    const streams = names.map((name) => {
      const [, base64 = ''] = /-----BEGIN CERTIFICATE-----([^-]+)/.exec(readFileSync(file(name), 'utf8')) ?? [];
      return stream(atob(base64.replace(/\s+/g, '')));
    });
    const catalog = '<</Type/Catalog/Pages 2 0 R/AcroForm<</SigFlags 3/Fields[7 0 R]>>/DSS 30 0 R>>';
    const list = `<</Certs[${names.map((_, at) => `${31 + at} 0 R`).join(' ')}]>>`;
    return saved({ 1: catalog, 30: list, ...Object.fromEntries(streams.map((one, at) => [31 + at, one])) }, before);
  };

  it('are those that its chain is shown with, the stored ones too', async () => {
    const alone = signed(plain(), cms('-signer', 'grace.pem', '-inkey', 'grace.key'));
    expect(count(await pemOf(alone))).toBe(1);
    const bytes = stored(alone, 'root.pem', 'rsa.pem', 'grace.pem');
    expect((await checked(bytes)).first?.chain).toMatchObject({ ordered: ['CN=Grace Hopper', 'CN=root'] });
    const pem = await pemOf(bytes);
    expect(count(pem)).toBe(2);
    expect(pem).toContain(root().trim());
  });

  it('are the stored ones where it has none itself', async () => {
    const bytes = stored(signed(plain(), cms('-signer', 'grace.pem', '-inkey', 'grace.key', '-nocerts')), 'grace.pem');
    expect(await pemOf(bytes)).toContain(readFileSync(file('grace.pem'), 'utf8').trim());
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
