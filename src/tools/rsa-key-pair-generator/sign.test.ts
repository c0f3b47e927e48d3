import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Draft } from '#core/field.ts';
import { execute } from '#core/operation.ts';
import { has, needs } from '../../../scripts/compared-programs.ts';
import { convert, sign, verify } from './engine.ts';
import { signatureAlgorithms, type SignatureAlgorithm } from './engine/algorithms.ts';
import { signCommand } from './view/sign-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'sign-'));
afterAll(() => rmSync(folder, { recursive: true }));
const openssl = (...args: string[]): Buffer =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });

async function valueOf<T>(running: Promise<{ ok: true; value: T } | { ok: false; error: { code: string } }>) {
  const result = await running;
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
const signed = (input: Draft<(typeof sign)['input']>) => valueOf(execute(sign, input));
const verdict = (input: Draft<(typeof verify)['input']>) => valueOf(execute(verify, input));

const message = 'line one\r\nline two – été 🎉\n';
const makers = {
  'RSA 2048': ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'],
  'RSA 1031': ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1031'],
  'RSA 1025': ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1025'],
  'P-256': ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  'P-384': ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384'],
  'P-521': ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-521'],
  Ed25519: ['-algorithm', 'ED25519'],
} as const;
const typeOf = (name: string): string =>
  name.startsWith('P') ? 'ecdsa' : name.slice(0, 3) === 'RSA' ? 'rsa' : 'ed25519';

function pair(name: keyof typeof makers): { readonly secret: string; readonly open: string } {
  if (!has('openssl')) return { secret: '', open: '' };
  const secret = openssl('genpkey', ...makers[name]).toString();
  writeFileSync(join(folder, 'key.pem'), secret);
  const open = openssl('pkey', '-in', 'key.pem', '-pubout').toString();
  writeFileSync(join(folder, 'public.pem'), open);
  writeFileSync(join(folder, 'message.txt'), message);
  return { secret, open };
}
/** The command that the screen shows, in a shell. */
const shell = (command: string) => spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });

describe.each(Object.keys(makers) as (keyof typeof makers)[])('%s', (name) => {
  beforeEach(() => needs('sh', 'openssl'));
  const { secret, open } = pair(name);
  const fitting = signatureAlgorithms.filter((id) => id.startsWith(typeOf(name)));
  it.each(fitting)('%s agrees with OpenSSL in both directions', async (algorithm: SignatureAlgorithm) => {
    for (const [file, content] of [
      ['key.pem', secret],
      ['public.pem', open],
    ] as const)
      writeFileSync(join(folder, file), content);
    if (name !== 'RSA 2048' && algorithm === 'rsa-pss-sha512' && typeOf(name) === 'rsa') {
      // 128 bytes for digest and salt and two more do not fit into 129 with a bit to spare, as OpenSSL says too.
      const result = await execute(sign, { text: message, key: secret, algorithm });
      expect(result).toMatchObject({ error: { code: 'invalid-key', details: { reason: 'too-small' } } });
      return;
    }
    const shown = { algorithm, file: 'message.txt', encoding: 'base64' } as const;
    const ours = await signed({ text: message, key: secret, algorithm });
    const theirs = shell(signCommand({ ...shown, direction: 'sign' })).stdout;
    if (!algorithm.startsWith('ecdsa') && !algorithm.startsWith('rsa-pss')) expect(ours).toBe(theirs);
    writeFileSync(join(folder, 'signature.bin'), Buffer.from(ours, 'base64'));
    expect(shell(signCommand({ ...shown, direction: 'verify' })).status).toBe(0);
    const expected = { valid: true, algorithm };
    expect(await verdict({ text: message, key: open, signature: theirs, algorithm })).toEqual(expected);
    expect(await verdict({ file: new Blob([message]), key: secret, signature: ours, algorithm })).toEqual(expected);
    expect((await verdict({ text: `${message} `, key: open, signature: ours, algorithm })).valid).toBe(false);
    const changed = Buffer.from(ours, 'base64');
    changed[changed.length - 3] = (changed[changed.length - 3] as number) ^ 1;
    expect(
      (
        await verdict({
          text: message,
          key: open,
          signature: changed.toString('hex'),
          signatureEncoding: 'hex',
          algorithm,
        })
      ).valid,
    ).toBe(false);
    for (const signature of ['', 'AAAA', Buffer.alloc(4096, 255).toString('base64')])
      expect((await verdict({ text: message, key: open, signature, algorithm })).valid).toBe(false);
  });
});

describe('ECDSA, RFC 6979 appendix A.2', () => {
  // A.2.5, A.2.7
  const keys = {
    p256: {
      crv: 'P-256',
      d: 'C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721',
    },
    p521: {
      crv: 'P-521',
      d: '00FAD06DAA62BA3B25D2FB40133DA757205DE67F5BB0018FEE8C86E1B68C7E75CAA896EB32F1F47C70855836A6D16FCC1466F6D8FBEC67DB89EC0C08B0E996B83538',
    },
  };
  const jwk = ({ crv, d }: { crv: string; d: string }): string =>
    JSON.stringify({ kty: 'EC', crv, d: Buffer.from(d, 'hex').toString('base64url') });
  it.each([
    [
      'p256',
      'ecdsa-sha256',
      'sample',
      'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8',
    ],
    [
      'p256',
      'ecdsa-sha512',
      'sample',
      '8496a60b5e9b47c825488827e0495b0e3fa109ec4568fd3f8d1097678eb97f002362ab1adbe2b8adf9cb9edab740ea6049c028114f2460f96554f61fae3302fe',
    ],
    [
      'p521',
      'ecdsa-sha256',
      'sample',
      '01511bb4d675114fe266fc4372b87682baecc01d3cc62cf2303c92b3526012659d16876e25c7c1e57648f23b73564d67f61c6f14d527d54972810421e7d87589e1a7004a171143a83163d6df460aaf61522695f207a58b95c0644d87e52aa1a347916e4f7a72930b1bc06dbe22ce3f58264afd23704cbb63b29b931f7de6c9d949a7ecfc',
    ],
  ] as const)('%s with %s of “%s”', async (key, algorithm, text, raw) => {
    const secret = jwk(keys[key]);
    const found = await signed({ text, key: secret, algorithm, ecdsaFormat: 'raw', encoding: 'hex' });
    expect(found).toBe(raw);
    const rest = { text, key: secret, signature: raw, signatureEncoding: 'hex', algorithm } as const;
    expect((await verdict(rest)).valid).toBe(true);
    expect((await verdict({ ...rest, ecdsaFormat: 'raw' })).valid).toBe(true);
    expect((await verdict({ ...rest, ecdsaFormat: 'der' })).valid).toBe(false);
  });
});

describe('keys', () => {
  const { secret } = pair('P-384');
  it('takes a certificate to verify and not to sign', async () => {
    needs('openssl');
    writeFileSync(join(folder, 'key.pem'), secret);
    openssl('req', '-x509', '-key', 'key.pem', '-subj', '/CN=a', '-out', 'cert.pem');
    const certificate = readFileSync(join(folder, 'cert.pem'), 'utf8');
    const signature = await signed({ text: '', key: secret });
    expect(await verdict({ key: certificate, signature })).toEqual({ valid: true, algorithm: 'ecdsa-sha384' });
    expect(await execute(sign, { key: certificate })).toMatchObject({ error: { code: 'private-key-required' } });
  });
  it('opens an encrypted key', async () => {
    needs('openssl');
    const locked = await valueOf(execute(convert, { key: secret, to: 'pkcs8', newPassphrase: 'one' }));
    expect(await signed({ text: 'a', key: locked, passphrase: 'one' })).toBe(await signed({ text: 'a', key: secret }));
    expect(await execute(sign, { key: locked })).toMatchObject({ error: { code: 'passphrase-required' } });
    const wrong = await execute(verify, { key: locked, passphrase: 'two', signature: '' });
    expect(wrong).toMatchObject({ error: { code: 'wrong-passphrase' } });
  });
  it('does not calculate for minutes with hostile keys', async () => {
    const huge = (bits: number, e: string) =>
      JSON.stringify({ kty: 'RSA', n: Buffer.alloc(bits / 8, 255).toString('base64url'), e });
    const kinds = [huge(16_392, 'AQAB'), huge(2048, Buffer.alloc(200, 255).toString('base64url'))];
    for (const key of kinds)
      expect(await execute(verify, { key, signature: '' })).toMatchObject({ error: { code: 'unsupported-key' } });
  });
  it('refuses secp256k1', async () => {
    const key = JSON.stringify({ kty: 'EC', crv: 'secp256k1', d: Buffer.alloc(32, 1).toString('base64url') });
    expect(await execute(sign, { key })).toMatchObject({ error: { code: 'unsupported-key' } });
  });
});
