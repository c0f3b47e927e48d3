import { ToolError } from '#core/operation.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { damaged } from './der.ts';
import { isJwk, readJwk } from './jwk.ts';
import type { Key } from './key.ts';
import { readOpenssh } from './openssh.ts';
import { openPbes2 } from './pbes2.ts';
import { readCertificate, readPkcs1, readPkcs1Public, readPkcs8, readSec1, readSpki } from './read-der.ts';
import { readSshBlob, sshTypeOf } from './ssh.ts';

export type KeyFormat =
  | 'pkcs8'
  | 'pkcs8-encrypted'
  | 'pkcs1'
  | 'sec1'
  | 'openssh-private'
  | 'spki'
  | 'pkcs1-public'
  | 'openssh-public'
  | 'jwk'
  | 'certificate';

export interface FoundKey {
  readonly key: Key;
  readonly format: KeyFormat;
  /** Empty when the format has none. */
  readonly comment: string;
}

type Reader = (bytes: Uint8Array, passphrase: string) => Key | Promise<Key>;
const pemReaders: Readonly<Record<string, readonly [KeyFormat, Reader]>> = {
  'PRIVATE KEY': ['pkcs8', readPkcs8],
  'ENCRYPTED PRIVATE KEY': ['pkcs8-encrypted', openPkcs8],
  'RSA PRIVATE KEY': ['pkcs1', readPkcs1],
  'EC PRIVATE KEY': ['sec1', (bytes) => readSec1(bytes)],
  'PUBLIC KEY': ['spki', readSpki],
  'RSA PUBLIC KEY': ['pkcs1-public', readPkcs1Public],
  CERTIFICATE: ['certificate', readCertificate],
};

/** The blocks of a text, RFC 7468, up to one that has no end. */
function* pemBlocks(text: string): Generator<{ readonly label: string; readonly body: string }> {
  const begin = /-----BEGIN ([A-Z0-9 ]{1,40})-----/g;
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    const label = match[1] ?? '';
    const end = text.indexOf(`-----END ${label}-----`, begin.lastIndex);
    if (end < 0) return;
    yield { label, body: text.slice(begin.lastIndex, end) };
    begin.lastIndex = end + 1;
  }
}

const ssh2Block = /^---- BEGIN SSH2 PUBLIC KEY ----\s([^]*)---- END SSH2 PUBLIC KEY ----$/;

/**
 * A key in any of the formats, found out by itself.
 * Errors: `invalid-key` { reason }, `unsupported-key` { kind }, `passphrase-required`, `wrong-passphrase`.
 */
export async function readKey(text: string, passphrase = ''): Promise<FoundKey> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return { key: await readJsonKey(trimmed), format: 'jwk', comment: '' };
  // Also after a text that explains it (RFC 7468 §2), as “openssl pkcs12” and “openssl x509 -text” write it.
  if (/^[ \t]*-----BEGIN /m.test(trimmed)) return readPem(trimmed, passphrase);
  const ssh2 = ssh2Block.exec(trimmed)?.[1];
  if (ssh2 !== undefined) return readSsh2(ssh2);
  const [, type, base64 = '', comment = ''] = /^((?:ssh|ecdsa|sk)-\S+)[ \t]+(\S+)(?:[ \t](.*))?$/.exec(trimmed) ?? [];
  if (type === undefined) throw damaged('unknown');
  const key = await readSshBlob(bytesOf(base64));
  if (sshTypeOf(key) !== type) throw damaged('ssh');
  return { key, format: 'openssh-public', comment: comment.trimStart() };
}

/** RFC 4716: the bytes of a line of OpenSSH after headers, which a backslash continues. */
async function readSsh2(block: string): Promise<FoundKey> {
  const body = block.replace(/\\\r?\n/g, '');
  const comment = /^Comment:(.*)$/im.exec(body)?.[1]?.trim() ?? '';
  const key = await readSshBlob(bytesOf(body.replace(/^[^\s:]{1,64}:.*$/gm, '').replace(/\s/g, '')));
  return { key, format: 'openssh-public', comment: comment.replace(/^"|"$/g, '') };
}

function readJsonKey(text: string): Promise<Key> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged('json');
  }
  if (!isJwk(value)) throw damaged('jwk');
  return readJwk(value);
}

async function readPem(text: string, passphrase: string): Promise<FoundKey> {
  const block = [...pemBlocks(text)].find(({ label }) => !label.endsWith(' PARAMETERS'));
  if (!block) throw damaged('pem');
  const { label, body } = block;
  if (label === 'DSA PRIVATE KEY') throw new ToolError('unsupported-key', { kind: 'DSA' });
  if (body.includes('Proc-Type:')) throw new ToolError('unsupported-key', { kind: 'PEM', reason: 'proc-type' });
  const bytes = bytesOf(body);
  if (label === 'OPENSSH PRIVATE KEY') return { ...(await readOpenssh(bytes, passphrase)), format: 'openssh-private' };
  const [format, read] = pemReaders[label] ?? [];
  if (!format || !read) throw damaged('label');
  return { key: await read(bytes, passphrase), format, comment: '' };
}

function bytesOf(base64: string): Uint8Array {
  try {
    return decodeBase64(base64);
  } catch {
    throw damaged('base64');
  }
}

async function openPkcs8(bytes: Uint8Array, passphrase: string): Promise<Key> {
  const opened = await openPbes2(bytes, passphrase);
  try {
    return await readPkcs8(opened);
  } catch (error) {
    // One wrong passphrase in 256 leaves padding that looks right.
    const isNoise = error instanceof ToolError && error.details['reason'] === 'der';
    throw isNoise ? new ToolError('wrong-passphrase') : error;
  }
}
