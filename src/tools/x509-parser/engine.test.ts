import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { der } from '#lib/keys/der.ts';
import { readKey } from '#lib/keys/read-key.ts';
import { opensshLine } from '#lib/keys/write-key.ts';
import { has, needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import * as engine from './engine.ts';
import { selfSigned } from './engine/sample.ts';
import { examples, leaf as leafExample } from './examples.ts';

const { chain, checkHost, inspect, match, toDer, toPem, toPkcs12, toPkcs7 } = engine;
const operations = Object.fromEntries(
  Object.values(engine).map((operation) => [operation.id.slice('x509-parser/'.length), operation]),
);

describe('public examples', () => {
  it.each(examples)('$op', async (example) => {
    const operation = operations[example.op] as unknown as typeof inspect;
    expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
  });
});

/** What OpenSSL writes is the reference: a root, an intermediate authority, a server, a list, and their files. */
let folder = '';
function file(name: string): string {
  needs('openssl');
  return path.join(folder, name);
}
const textOf = (name: string): string => readFileSync(file(name), 'utf8');
const blobOf = (name: string): Blob => new Blob([readFileSync(file(name))]);

function openssl(...args: readonly string[]): string {
  needs('openssl');
  const { status, stdout, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'x509-'));
  if (!has('openssl')) return;
  writeFileSync(
    file('int.ext'),
    'basicConstraints=critical,CA:TRUE,pathlen:0\nkeyUsage=critical,keyCertSign,cRLSign\nsubjectKeyIdentifier=hash\nauthorityKeyIdentifier=keyid',
  );
  writeFileSync(
    file('leaf.ext'),
    'extendedKeyUsage=serverAuth\nsubjectAltName=DNS:a.example,IP:192.0.2.1,IP:2001:db8::1\nkeyUsage=digitalSignature\nauthorityInfoAccess=OCSP;URI:http://ocsp.example/,caIssuers;URI:http://ca.example/\ncrlDistributionPoints=URI:http://crl.example/\ncertificatePolicies=1.2.3.4\n1.2.3.9=critical,ASN1:NULL',
  );
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...ec,
    '-keyout',
    'root.key',
    '-subj',
    '/C=FR/O=Ex, Inc./CN=Root',
    '-days',
    '3650',
    '-out',
    'root.pem',
  );
  openssl('req', '-new', ...ec, '-keyout', 'int.key', '-subj', '/CN=Int', '-out', 'int.csr');
  openssl(
    'x509',
    '-req',
    '-in',
    'int.csr',
    '-CA',
    'root.pem',
    '-CAkey',
    'root.key',
    '-CAcreateserial',
    '-days',
    '1000',
    '-extfile',
    'int.ext',
    '-out',
    'int.pem',
  );
  openssl(
    'req',
    '-new',
    ...ec,
    '-keyout',
    'leaf.key',
    '-subj',
    '/CN=b.example',
    '-addext',
    'subjectAltName=DNS:a.example',
    '-out',
    'leaf.csr',
  );
  openssl(
    'x509',
    '-req',
    '-in',
    'leaf.csr',
    '-CA',
    'int.pem',
    '-CAkey',
    'int.key',
    '-CAcreateserial',
    '-days',
    '500',
    '-extfile',
    'leaf.ext',
    '-out',
    'leaf.pem',
  );
  writeFileSync(file('bundle.pem'), textOf('leaf.key') + textOf('int.pem') + textOf('leaf.pem'));
});

afterAll(() => rmSync(folder, { recursive: true }));

async function objectsOf(input: Parameters<typeof execute<(typeof inspect)['input'], unknown>>[1]) {
  const result = await execute(inspect, input);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.objects;
}

describe('inspect', () => {
  it('reads a certificate as OpenSSL does', async () => {
    const [certificate] = await objectsOf({ text: textOf('leaf.pem') });
    const [fingerprint = ''] =
      openssl('x509', '-in', 'leaf.pem', '-noout', '-fingerprint', '-sha256').match(/[\dA-F:]{95}/) ?? [];
    const [serial = ''] = openssl('x509', '-in', 'leaf.pem', '-noout', '-serial').match(/[\dA-F]+$/m) ?? [];
    expect(certificate).toMatchObject({
      kind: 'certificate',
      version: 3,
      serialNumber: serial.toLowerCase(),
      subject: { text: 'CN=b.example' },
      issuer: { text: 'CN=Int' },
      publicKey: { algorithm: 'EC', bits: 256, curve: 'P-256', exponent: null },
      signatureAlgorithm: 'ecdsa-with-SHA256',
      selfSigned: false,
      isCa: false,
      pathLength: null,
      subjectAltNames: [
        { type: 'dns', value: 'a.example' },
        { type: 'ip', value: '192.0.2.1' },
        { type: 'ip', value: '2001:db8::1' },
      ],
      keyUsage: ['digitalSignature'],
      extendedKeyUsage: ['serverAuth'],
      crlUrls: ['http://crl.example/'],
      ocspUrls: ['http://ocsp.example/'],
      caIssuersUrls: ['http://ca.example/'],
      policies: ['1.2.3.4'],
      fingerprints: { sha256: fingerprint.replaceAll(':', '').toLowerCase() },
    });
    expect(certificate?.findings).toEqual([
      { code: 'long-validity', severity: 'info', days: 500, limit: 200 },
      { code: 'cn-not-in-san', severity: 'warning' },
      { code: 'unknown-critical-extension', severity: 'error', oid: '1.2.3.9' },
    ]);
  });

  it('says when a certificate is not valid', async () => {
    const text = textOf('leaf.pem');
    const [early] = await objectsOf({ text, at: 0 });
    expect(early).toMatchObject({ validity: { state: 'not-yet-valid' } });
    const [late] = await objectsOf({ text, at: Date.UTC(2999, 0) });
    expect(late).toMatchObject({ validity: { state: 'expired' }, findings: [{ code: 'expired' }, {}, {}, {}] });
  });

  it.each([
    ['Ed448', ['-newkey', 'ed448'], 'Ed448'],
    [
      'RSA-PSS',
      ['-newkey', 'rsa:2048', '-sigopt', 'rsa_padding_mode:pss', '-sigopt', 'rsa_pss_saltlen:20'],
      'RSASSA-PSS',
    ],
    ['RSA and SHA-384', ['-newkey', 'rsa:3072', '-sha384'], 'sha384WithRSAEncryption'],
    ['P-521', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-521', '-sha512'], 'ecdsa-with-SHA512'],
    ['brainpool', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:brainpoolP256r1'], 'ecdsa-with-SHA256'],
    ['a key for RSA-PSS alone', ['-newkey', 'rsa-pss', '-pkeyopt', 'rsa_keygen_bits:2048'], 'RSASSA-PSS'],
    ['secp256k1', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:secp256k1', '-sha3-256'], 'ecdsa_with_SHA3-256'],
  ])('verifies %s, and sees one changed bit', async (_, args, name) => {
    openssl('req', '-x509', ...args, '-nodes', '-keyout', 'x.key', '-subj', '/CN=x', '-out', 'x.pem');
    const [good] = await objectsOf({ text: textOf('x.pem') });
    expect(good).toMatchObject({ selfSigned: true, signatureAlgorithm: name });
    const der = decodeBase64(textOf('x.pem').replace(/-----[^-]+-----/g, ''));
    for (const at of [der.length - 1, der.length - 40, 25]) {
      const changed = der.slice();
      changed[at] = (changed[at] as number) ^ 1;
      const [bad] = await objectsOf({ file: new Blob([changed]) });
      expect(bad).toMatchObject({ source: 'der', selfSigned: false });
    }
    const [key] = await objectsOf({ text: textOf('x.key') });
    expect(key?.kind === 'private-key' && key.publicKey).toEqual(good?.kind === 'certificate' && good.publicKey);
  });

  it('reads a private key whose curve is spelled out', async () => {
    openssl('ecparam', '-name', 'prime256v1', '-param_enc', 'explicit', '-genkey', '-noout', '-out', 'raw.key');
    openssl('pkcs8', '-topk8', '-nocrypt', '-in', 'raw.key', '-out', 'spelled.key');
    openssl('pkey', '-in', 'spelled.key', '-pubout', '-out', 'spelled.pub');
    const [[secret], [open]] = [
      await objectsOf({ text: textOf('spelled.key') }),
      await objectsOf({ text: textOf('spelled.pub') }),
    ];
    expect(secret).toMatchObject({ kind: 'private-key', publicKey: { algorithm: 'EC', bits: null, curve: null } });
    expect(secret?.kind === 'private-key' && secret.publicKey).toEqual(open?.kind === 'public-key' && open.publicKey);
  });

  it.each([
    ['rsa', ['-algorithm', 'RSA']],
    ['ec', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256']],
    ['ed25519', ['-algorithm', 'ed25519']],
    ['x25519', ['-algorithm', 'x25519']],
  ])('lists the members of every object with a key alike: %s', async (name, args) => {
    openssl('genpkey', ...args, '-out', `${name}.key`);
    openssl('pkey', '-in', `${name}.key`, '-pubout', '-out', `${name}.pub`);
    const [key] = await objectsOf({ text: textOf(`${name}.pub`) });
    if (key?.kind !== 'public-key') throw new Error(key?.kind);
    expect(Object.keys(key)).toEqual(['kind', 'source', 'friendlyName', 'publicKey', 'findings']);
    expect(Object.keys(key.publicKey)).toEqual(['algorithm', 'bits', 'curve', 'exponent', 'spkiSha256']);
  });

  it('lists the members of a certificate and of a request in a fixed order', async () => {
    const [certificate, request] = await objectsOf({ text: textOf('leaf.pem') + textOf('leaf.csr') });
    const facts = ['subjectAltNames', 'keyUsage', 'extendedKeyUsage'];
    expect(Object.keys(certificate ?? {}).join(' ')).toBe(
      'kind source friendlyName version serialNumber subject issuer notBefore notAfter validity publicKey ' +
        `signatureAlgorithm selfSigned isCa pathLength ${facts.join(' ')} subjectKeyId authorityKeyId crlUrls ` +
        'ocspUrls caIssuersUrls policies extensions fingerprints findings',
    );
    expect(Object.keys(request ?? {}).join(' ')).toBe(
      `kind source subject publicKey signatureAlgorithm signatureValid isCa ${facts.join(' ')} challengePassword ` +
        'extensions fingerprints findings',
    );
  });

  it('finds weak keys and digests', async () => {
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:1024',
      '-pkeyopt',
      'rsa_keygen_pubexp:3',
      '-sha1',
      '-nodes',
      '-keyout',
      'w.key',
      '-subj',
      '/CN=w',
      '-out',
      'w.pem',
    );
    const [weak] = await objectsOf({ text: textOf('w.pem') });
    expect(weak?.findings.map(({ code }) => code)).toEqual(['weak-key', 'small-exponent', 'self-signed']);
    openssl(
      'x509',
      '-req',
      '-in',
      'leaf.csr',
      '-CA',
      'w.pem',
      '-CAkey',
      'w.key',
      '-CAcreateserial',
      '-sha1',
      '-out',
      'v1.pem',
    );
    const [old] = await objectsOf({ text: textOf('v1.pem') });
    expect(old).toMatchObject({
      version: 1,
      findings: [{ code: 'weak-signature', algorithm: 'sha1WithRSAEncryption' }, { code: 'version-1' }],
    });
  });

  it('looks for the digest of RSASSA-PSS', async () => {
    const pss = ['-sigopt', 'rsa_padding_mode:pss'];
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'p.key', '-subj', '/CN=p', '-out', 'p.pem');
    const issue = ['x509', '-req', '-in', 'leaf.csr', '-CA', 'p.pem', '-CAkey', 'p.key', '-CAcreateserial', ...pss];
    openssl(...issue, '-sha1', '-out', 'pss.pem');
    const [old] = await objectsOf({ text: textOf('pss.pem') });
    expect(old?.findings[0]).toEqual({ code: 'weak-signature', severity: 'error', algorithm: 'RSASSA-PSS (SHA-1)' });
    openssl(...issue, '-sha256', '-out', 'pss.pem');
    const [good] = await objectsOf({ text: textOf('pss.pem') });
    expect(good?.findings.map(({ code }) => code)).toEqual(['version-1']);
  });

  it.each([
    ['P-224', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:secp224r1']],
    ['sha512-224WithRSAEncryption', ['-newkey', 'rsa:2048', '-sha512-224']],
  ])('does not call a signature invalid that it cannot check: %s', async (algorithm, args) => {
    openssl('req', '-new', ...args, '-nodes', '-keyout', 'u.key', '-subj', '/CN=u', '-out', 'u.csr');
    const [csr] = await objectsOf({ text: textOf('u.csr') });
    const finding = { code: 'unsupported-algorithm', severity: 'warning', algorithm };
    expect(csr).toMatchObject({ signatureValid: null });
    expect(csr?.findings[0]).toEqual(finding);
    openssl('req', '-x509', ...args, '-nodes', '-keyout', 'u.key', '-subj', '/CN=u', '-out', 'u.pem');
    expect(await execute(chain, { text: textOf('u.pem') })).toMatchObject({
      value: { links: [{ signatureValid: null }], complete: false, findings: [{ ...finding, index: 0 }] },
    });
  });

  it('reads requests and lists', async () => {
    const [csr] = await objectsOf({ text: `text\r\n${textOf('leaf.csr').replaceAll('\n', '\r\n')}` });
    expect(csr).toMatchObject({
      kind: 'csr',
      signatureValid: true,
      subjectAltNames: [{ value: 'a.example' }],
      challengePassword: false,
      findings: [],
    });
    writeFileSync(file('index.txt'), 'R\t270101000000Z\t260101000000Z,keyCompromise\t0A\tunknown\t/CN=x\n');
    writeFileSync(file('crlnumber'), '07');
    writeFileSync(
      file('ca.cnf'),
      '[ca]\ndefault_ca=d\n[d]\ndatabase=index.txt\ncrlnumber=crlnumber\ndefault_md=sha256\ndefault_crl_days=1\ncrl_extensions=e\n[e]\nauthorityKeyIdentifier=keyid',
    );
    openssl('ca', '-config', 'ca.cnf', '-gencrl', '-cert', 'int.pem', '-keyfile', 'int.key', '-out', 'x.crl');
    const [crl] = await objectsOf({ text: textOf('x.crl'), at: Date.now() + 2 * 86_400_000 });
    expect(crl).toMatchObject({
      kind: 'crl',
      issuer: { text: 'CN=Int' },
      crlNumber: '7',
      revokedCount: 1,
      revoked: [{ serialNumber: '0a', date: '2026-01-01T00:00:00Z', reason: 'keyCompromise' }],
      findings: [{ code: 'stale', severity: 'warning' }],
    });
    const [fresh] = await objectsOf({ text: textOf('x.crl') });
    expect(fresh?.findings).toEqual([]);
  });

  it.each([
    ['AES', ['-name', 'é']],
    ['3DES and RC2', ['-legacy']],
    ['RC4', ['-legacy', '-certpbe', 'PBE-SHA1-RC4-128', '-keypbe', 'PBE-SHA1-RC4-40']],
    ['RC2 of 128 bits', ['-legacy', '-certpbe', 'PBE-SHA1-RC2-128', '-keypbe', 'PBE-SHA1-2DES']],
    ['a MAC of SHA-512, and nothing locked', ['-certpbe', 'NONE', '-keypbe', 'NONE', '-macalg', 'sha512']],
    ['no MAC', ['-nomac']],
  ])('opens PKCS#12 with %s', async (_, args) => {
    const write = [
      'pkcs12',
      '-export',
      '-in',
      'leaf.pem',
      '-inkey',
      'leaf.key',
      '-certfile',
      'int.pem',
      ...args,
      '-out',
      'x.p12',
    ];
    openssl(...write, '-passout', 'pass:sécret');
    const objects = await objectsOf({ file: blobOf('x.p12'), password: 'sécret' });
    expect(objects.map(({ kind }) => kind)).toEqual(['certificate', 'certificate', 'private-key']);
    expect(objects[0]).toMatchObject({ source: 'pkcs12', friendlyName: args[0] === '-name' ? 'é' : null });
    const isOpen = args.includes('NONE');
    if (!isOpen || !args.includes('-nomac')) {
      for (const [password, code] of [
        ['', 'password-required'],
        ['x', 'wrong-password'],
      ] as const)
        expect(await execute(inspect, { file: blobOf('x.p12'), password })).toMatchObject({ error: { code } });
    }
    openssl(...write, '-passout', 'pass:');
    expect(await objectsOf({ file: blobOf('x.p12') })).toHaveLength(3);
  });

  it('opens locked keys', async () => {
    for (const args of [
      ['-v2', 'aes-128-cbc', '-v2prf', 'hmacWithSHA384'],
      ['-v1', 'PBE-SHA1-3DES'],
      ['-v2', 'des3'],
    ]) {
      openssl('pkcs8', '-topk8', '-in', 'leaf.key', ...args, '-passout', 'pass:p', '-out', 'l.key');
      expect(await objectsOf({ text: textOf('l.key'), password: 'p' })).toMatchObject([{ kind: 'private-key' }]);
      expect(await execute(inspect, { text: textOf('l.key') })).toMatchObject({ error: { code: 'password-required' } });
      expect(await execute(inspect, { text: textOf('l.key'), password: 'q' })).toMatchObject({
        error: { code: 'wrong-password' },
      });
    }
    openssl('pkey', '-in', 'leaf.key', '-traditional', '-aes128', '-passout', 'pass:p', '-out', 't.key');
    expect(await execute(inspect, { text: textOf('t.key'), password: 'p' })).toMatchObject({
      error: { code: 'unsupported-encryption', details: { oid: '2.16.840.1.101.3.4.1.2' } },
    });
    openssl('pkcs8', '-topk8', '-in', 'leaf.key', '-scrypt', '-passout', 'pass:p', '-out', 's.key');
    expect(await execute(inspect, { text: textOf('s.key'), password: 'p' })).toMatchObject({
      error: { code: 'unsupported-encryption', details: { oid: '1.3.6.1.4.1.11591.4.11' } },
    });
  });

  it('never says a private number', async () => {
    const secret =
      openssl('pkey', '-in', 'leaf.key', '-text', '-noout')
        .match(/(?<=priv:\s+)[\da-f:\s]+/)?.[0]
        .replace(/[:\s]/g, '') ?? '';
    expect(secret.length).toBeGreaterThan(60);
    expect(JSON.stringify(await objectsOf({ text: textOf('leaf.key') }))).not.toContain(secret.slice(2));
  });

  it.each([
    ['-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----', { index: 0, reason: 'length' }],
    [
      '-----BEGIN X-----\n-----END X-----\n-----BEGIN CERTIFICATE-----\n***\n-----END CERTIFICATE-----',
      { index: 1, reason: 'base64' },
    ],
    ['MIIB', { index: 0 }],
    ['-----BEGIN CERTIFICATE-----\nMAA=', { index: 0, reason: 'base64' }],
    ['-----BEGIN PUBLIC KEY-----\nMAMCAQE=\n-----END PUBLIC KEY-----', { index: 0 }],
  ])('says which block is damaged: %j', async (text, details) => {
    expect(await execute(inspect, { text })).toMatchObject({ error: { code: 'invalid-der', details } });
  });

  it.each([
    ['hello', 'nothing-recognised'],
    ['-----BEGIN PGP MESSAGE-----\n\n-----END PGP MESSAGE-----', 'nothing-recognised'],
    [' \n', 'nothing-to-read'],
    ['MAMCAQE=', 'nothing-recognised'],
  ])('%j is %s', async (text, code) => {
    expect(await execute(inspect, { text })).toMatchObject({ error: { code } });
  });

  it.each([
    ['Latin-1', 'latin1'],
    ['UTF-16, as PowerShell writes it', 'utf16le'],
  ] as const)('reads PEM in a file of %s', async (_, encoding) => {
    const bytes = Buffer.from(`${encoding === 'latin1' ? '' : '\ufeff'}# Autorité\n${selfSigned}`, encoding);
    expect(await execute(inspect, { file: new Blob([bytes]) })).toMatchObject({
      value: { objects: [{ kind: 'certificate', source: 'pem' }] },
    });
  });

  it('ends with more bags than it reads, in one safe or in several', async () => {
    const oid = (...last: readonly number[]) =>
      der(0x06, Uint8Array.of(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, ...last));
    const bag = (kind: number, value: Uint8Array) => der(0x30, oid(12, 10, 1, kind), der(0xa0, value));
    const data = (content: Uint8Array) => der(0x30, oid(7, 1), der(0xa0, der(0x04, content)));
    const keys = der(0x30, ...Array.from({ length: 3000 }, () => bag(1, der(0x30))));
    for (const safes of [[keys, keys], [der(0x30, bag(6, keys), bag(6, keys))]]) {
      const file = der(0x30, der(0x02, Uint8Array.of(3)), data(der(0x30, ...safes.map(data))));
      expect(await execute(inspect, { file: new Blob([file.slice()]) })).toMatchObject({
        error: { code: 'too-complex' },
      });
    }
  });

  it('ends with what is nested or numerous', async () => {
    let nested = der(0x30);
    for (let depth = 0; depth < 80; depth++) nested = der(0x30, nested);
    const wrap = (bytes: Uint8Array) =>
      new Blob([
        der(0x30, der(0x06, Uint8Array.of(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 2)), der(0xa0, bytes)).slice(),
      ]);
    expect((await execute(inspect, { file: wrap(nested) })).ok).toBe(false);
    const many = der(0x30, ...Array.from({ length: 200_001 }, () => der(0x05)));
    expect(await execute(inspect, { file: new Blob([many.slice()]) })).toMatchObject({
      error: { code: 'too-complex' },
    });
    expect(await execute(inspect, { file: new Blob([new Uint8Array(20 * 2 ** 20 + 1)]) })).toMatchObject({
      error: { code: 'too-large', details: { bytes: 20_971_521, max: 20_971_520 } },
    });
  });
});

describe('chain', () => {
  const codes = async (names: readonly string[], roots = '') => {
    const result = await execute(chain, { text: names.map((name) => textOf(name)).join(''), roots });
    if (!result.ok) throw new Error(result.error.code);
    return { ...result.value, codes: result.value.findings.map(({ code }) => code) };
  };

  it('orders and verifies', async () => {
    expect(await codes(['leaf.pem', 'int.pem', 'root.pem'])).toMatchObject({
      ordered: [
        { index: 0, role: 'leaf' },
        { index: 1, role: 'intermediate' },
        { index: 2, role: 'root' },
      ],
      links: [
        { from: 0, to: 1, nameMatches: true, keyIdMatches: true, signatureValid: true },
        { from: 1, to: 2, keyIdMatches: true, signatureValid: true },
        { from: 2, to: 2, signatureValid: true },
      ],
      extra: [],
      complete: true,
      trusted: null,
      codes: ['root-included'],
    });
    expect(await codes(['int.pem', 'leaf.pem', 'int.pem'], textOf('root.pem'))).toMatchObject({
      ordered: [{ index: 1 }, { index: 0 }],
      extra: [2],
      complete: true,
      trusted: true,
      codes: ['wrong-order', 'duplicate'],
    });
    expect(await codes(['leaf.pem', 'root.pem'], selfSigned)).toMatchObject({
      complete: false,
      trusted: false,
      codes: ['unrelated', 'missing-issuer', 'untrusted'],
    });
    expect(await codes(['root.pem'])).toMatchObject({ ordered: [{ role: 'root' }], complete: true, codes: [] });
  });

  it('sees authorities that are none, and too many of them', async () => {
    openssl(
      'x509',
      '-req',
      '-in',
      'int.csr',
      '-CA',
      'leaf.pem',
      '-CAkey',
      'leaf.key',
      '-CAcreateserial',
      '-out',
      'under.pem',
    );
    expect(await codes(['under.pem', 'leaf.pem', 'int.pem', 'root.pem'], textOf('root.pem'))).toMatchObject({
      trusted: false,
      codes: ['not-ca', 'key-usage', 'path-length-exceeded', 'untrusted', 'root-included'],
    });
  });

  it('sees a broken signature', async () => {
    const changed = decodeBase64(textOf('leaf.pem').replace(/-----[^-]+-----/g, ''));
    changed[changed.length - 1] = (changed.at(-1) as number) ^ 1;
    writeFileSync(
      file('broken.pem'),
      `-----BEGIN CERTIFICATE-----\n${Buffer.from(changed).toString('base64')}\n-----END CERTIFICATE-----\n`,
    );
    expect(await codes(['broken.pem', 'int.pem'], textOf('root.pem'))).toMatchObject({
      trusted: false,
      codes: ['signature-invalid', 'untrusted'],
    });
  });

  it('needs a certificate', async () => {
    expect(await execute(chain, { text: textOf('leaf.key') })).toMatchObject({ error: { code: 'no-certificates' } });
  });
});

describe('the rest', () => {
  it.each([
    ['WWW.Example.com.', '*.example.com'],
    ['a.b.example.com', null],
    ['*.example.com', null],
    ['example.com', null],
    ['.example.com', null],
    ['10.0.0.1', '10.0.0.1'],
    ['[2001:DB8:0::1]', '2001:db8::1'],
    ['faß.example.com', '*.example.com'],
    ['', null],
    ['dir', null],
  ])('checks the host %j', async (host, matched) => {
    expect(await execute(checkHost, { text: leafExample, host })).toEqual({
      ok: true,
      value: { match: matched !== null, matched },
    });
  });

  it('matches keys, requests and certificates', async () => {
    for (const second of ['leaf.csr', 'leaf.key']) {
      expect(await execute(match, { first: textOf('leaf.pem'), second: textOf(second) })).toMatchObject({
        value: { match: true },
      });
    }
    expect(await execute(match, { first: textOf('leaf.pem'), second: textOf('int.key') })).toMatchObject({
      value: { match: false },
    });
  });

  it('matches public keys in lines of OpenSSH', async () => {
    const { key } = await readKey(textOf('leaf.key'));
    const line = opensshLine(key, 'ann@host');
    expect(await execute(match, { first: textOf('leaf.pem'), second: line })).toMatchObject({
      value: { match: true, second: { kind: 'public-key' } },
    });
    expect(await execute(match, { first: `# a comment\r\n  ${line}\r\n`, second: textOf('int.pem') })).toMatchObject({
      value: { match: false },
    });
    // Made by ssh-keygen -t ed25519.
    const first = [
      '-----BEGIN OPENSSH PRIVATE KEY-----',
      'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW',
      'QyNTUxOQAAACAiADl3mpQfySFcWII+mzYF7r2SKfylyfn/nBM6uEb6KwAAAJBsI/PzbCPz',
      '8wAAAAtzc2gtZWQyNTUxOQAAACAiADl3mpQfySFcWII+mzYF7r2SKfylyfn/nBM6uEb6Kw',
      'AAAEDNSxEKYoQ4HFscEC30yJJ7kXNggeIRWkJumglSY85iWCIAOXealB/JIVxYgj6bNgXu',
      'vZIp/KXJ+f+cEzq4RvorAAAACGFubkBob3N0AQIDBAU=',
      '-----END OPENSSH PRIVATE KEY-----',
    ].join('\n');
    expect(
      await execute(match, {
        first,
        second: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAICIAOXealB/JIVxYgj6bNgXuvZIp/KXJ+f+cEzq4Rvor ann@host',
      }),
    ).toMatchObject({ value: { match: true } });
    expect(await objectsOf({ text: textOf('leaf.pem') + line })).toMatchObject([
      { kind: 'certificate' },
      { kind: 'public-key', publicKey: { algorithm: 'EC', curve: 'P-256' } },
    ]);
  });

  it('matches public keys of SSH2, with their headers', async () => {
    const { key } = await readKey(textOf('leaf.key'));
    const [, base64 = ''] = opensshLine(key, '').split(' ');
    const block = [
      '---- BEGIN SSH2 PUBLIC KEY ----',
      'Comment: "leaf of \\',
      'ann@host"',
      'x-command: none',
      ...(base64.match(/.{1,70}/g) ?? []),
      '---- END SSH2 PUBLIC KEY ----',
    ].join('\r\n');
    expect(await execute(match, { first: textOf('leaf.pem'), second: block })).toMatchObject({
      value: { match: true, second: { kind: 'public-key' } },
    });
    expect(await objectsOf({ text: `${block}\r\n${textOf('leaf.pem')}` })).toMatchObject([
      { kind: 'public-key', publicKey: { algorithm: 'EC', curve: 'P-256' } },
      { kind: 'certificate' },
    ]);
    expect(await execute(inspect, { text: block.replace(base64.slice(0, 30), '') })).toMatchObject({
      error: { code: 'invalid-der', details: { index: 0 } },
    });
  });

  it.each([
    ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAICIA', 'invalid-der'],
    ['ssh-rsa AAAAC3NzaC1lZDI1NTE5AAAAICIAOXealB/JIVxYgj6bNgXuvZIp/KXJ+f+cEzq4Rvor', 'invalid-der'],
    ['the key is ssh-rsa AAAA', 'nothing-recognised'],
    ['ssh-ed25519 AAAA!', 'nothing-recognised'],
  ])('does not take %j for a key', async (text, code) => {
    expect(await execute(inspect, { text })).toMatchObject({ ok: false, error: { code } });
  });

  it('writes DER and PEM back and forth', async () => {
    const pem = await execute(toPem, { text: textOf('bundle.pem') });
    expect(pem).toEqual({ ok: true, value: textOf('int.pem') + textOf('leaf.pem') });
    const bytes = await execute(toDer, { text: textOf('bundle.pem'), index: 1 });
    openssl('x509', '-in', 'leaf.pem', '-outform', 'der', '-out', 'leaf.der');
    expect(bytes).toEqual({ ok: true, value: new Uint8Array(readFileSync(file('leaf.der'))) });
    expect(await execute(toPem, { file: blobOf('leaf.der') })).toEqual({ ok: true, value: textOf('leaf.pem') });
  });

  it('writes PKCS#7 as OpenSSL does', async () => {
    const made = await execute(toPkcs7, { text: textOf('bundle.pem') });
    expect(made).toEqual({ ok: true, value: openssl('crl2pkcs7', '-nocrl', '-certfile', 'bundle.pem') });
    expect(await objectsOf({ text: made.ok ? made.value : '' })).toMatchObject([
      { source: 'pkcs7' },
      { source: 'pkcs7' },
    ]);
  });

  it('writes PKCS#12 that OpenSSL opens', async () => {
    const made = await execute(toPkcs12, { text: textOf('bundle.pem'), newPassword: 'né', friendlyName: 'own é' });
    if (!made.ok) throw new Error(made.error.code);
    writeFileSync(file('made.p12'), made.value);
    const shown = openssl('pkcs12', '-in', 'made.p12', '-passin', 'pass:né', '-nodes');
    expect(shown.indexOf('subject=CN = b.example')).toBeLessThan(shown.indexOf('subject=CN = Int'));
    expect(shown).toContain(textOf('leaf.pem'));
    const objects = await objectsOf({ file: new Blob([made.value as Uint8Array<ArrayBuffer>]), password: 'né' });
    expect(objects).toMatchObject([
      { friendlyName: 'own é' },
      { friendlyName: null },
      { kind: 'private-key', friendlyName: 'own é' },
    ]);
    expect(await execute(toPkcs12, { text: textOf('leaf.pem'), newPassword: '' })).toMatchObject({
      error: { code: 'private-key-required' },
    });
    expect(await execute(toPkcs12, { text: textOf('leaf.key'), newPassword: '' })).toMatchObject({
      error: { code: 'no-certificates' },
    });
  });
});

describe('properties', () => {
  it('reads what is damaged without a crash', async () => {
    const bytes = decodeBase64(leafExample.replace(/-----[^-]+-----/g, ''));
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), fc.nat(bytes.length), async (changes, cut) => {
        const damaged = bytes.slice(0, changes.length === 3 ? cut : bytes.length);
        for (const [at, value] of changes) damaged[at] = value;
        const result = await execute(inspect, { file: new Blob([damaged]) });
        if (!result.ok) expect(result.error.code).toMatch(/^(?:invalid-der|nothing-recognised|too-complex)$/);
      }),
      { numRuns: propertyRuns(2), seed: 5280 },
    );
  });
});
