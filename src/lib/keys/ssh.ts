import { concatBytes } from '@noble/hashes/utils.js';
import { ToolError } from '#core/operation.ts';
import { decodeUtf8, encodeUtf8 } from '#lib/charset.ts';
import { damaged, signed, withoutZeros } from './der.ts';
import { curves } from './curves.ts';
import type { Curve } from './curves.ts';
import { curveFacts, ecKey, edKey, rsaKey, rsaKeyOf, type Key } from './key.ts';

/** Reads the data types of RFC 4251 §5. */
export class SshReader {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  uint32(): number {
    const { bytes, at } = this;
    if (at + 4 > bytes.length) throw damaged('ssh');
    this.at += 4;
    return new DataView(bytes.buffer, bytes.byteOffset + at).getUint32(0);
  }

  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw damaged('ssh');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  string(): Uint8Array {
    return this.take(this.uint32());
  }

  text(): string {
    const text = decodeUtf8(this.string());
    if (text === undefined) throw damaged('ssh');
    return text;
  }

  mpint(): Uint8Array {
    const content = this.string();
    if ((content[0] ?? 0) > 0x7f) throw damaged('ssh');
    return withoutZeros(content);
  }

  rest(): Uint8Array {
    return this.bytes.subarray(this.at);
  }
}

export const sshUint32 = (value: number): Uint8Array => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
export function sshString(value: Uint8Array | string): Uint8Array {
  const bytes = typeof value === 'string' ? encodeUtf8(value) : value;
  return concatBytes(sshUint32(bytes.length), bytes);
}
export const sshMpint = (value: Uint8Array): Uint8Array => sshString(signed(value));

/** `ssh-rsa`, `ssh-ed25519`, `ecdsa-sha2-nistp256` …: RFC 4253 §6.6, RFC 8709 §4, RFC 5656 §3.1. */
export function sshTypeOf(key: Key): string {
  if (key.type === 'rsa') return 'ssh-rsa';
  return key.type === 'ed25519' ? 'ssh-ed25519' : `ecdsa-sha2-${curveFacts[key.curve].ssh}`;
}

/** The curve of an SSH key type; refuses what is not supported. */
function curveOf(type: string): Curve | 'rsa' | 'ed25519' {
  if (type === 'ssh-rsa') return 'rsa';
  if (type === 'ssh-ed25519') return 'ed25519';
  const curve = curves.find((name) => type === `ecdsa-sha2-${curveFacts[name].ssh}`);
  if (!curve) throw new ToolError('unsupported-key', { kind: type });
  return curve;
}

/** The public key as SSH sends it, which fingerprints are taken of. */
export function sshBlob(key: Key): Uint8Array {
  const type = sshString(sshTypeOf(key));
  if (key.type === 'rsa') return concatBytes(type, sshMpint(key.e), sshMpint(key.n));
  if (key.type === 'ed25519') return concatBytes(type, sshString(key.point));
  return concatBytes(type, sshString(curveFacts[key.curve].ssh), sshString(key.point));
}

export async function readSshBlob(bytes: Uint8Array): Promise<Key> {
  const reader = new SshReader(bytes);
  const curve = curveOf(reader.text());
  const key = await readPublic(reader, curve);
  if (reader.rest().length > 0) throw damaged('ssh');
  return key;
}

async function readPublic(reader: SshReader, curve: Curve | 'rsa' | 'ed25519'): Promise<Key> {
  if (curve === 'rsa') {
    const e = reader.mpint();
    return rsaKey(reader.mpint(), e);
  }
  if (curve === 'ed25519') return edKey({ point: reader.string() });
  if (reader.text() !== curveFacts[curve].ssh) throw damaged('ssh');
  return ecKey(curve, { point: reader.string() });
}

/** The private section of an OpenSSH key (openssh `PROTOCOL.key`) after its check numbers. */
export async function readSshSecret(reader: SshReader): Promise<Key> {
  const curve = curveOf(reader.text());
  if (curve === 'rsa') {
    const [n, e, d, qi, p, q] = [
      reader.mpint(),
      reader.mpint(),
      reader.mpint(),
      reader.mpint(),
      reader.mpint(),
      reader.mpint(),
    ];
    return rsaKeyOf(n, e, { d, p, q, qi });
  }
  if (curve === 'ed25519') {
    const point = reader.string();
    return edKey({ point, secret: reader.string().subarray(0, 32) });
  }
  if (reader.text() !== curveFacts[curve].ssh) throw damaged('ssh');
  const point = reader.string();
  return ecKey(curve, { point, secret: reader.mpint() });
}

export function sshSecret(key: Key): Uint8Array {
  const type = sshString(sshTypeOf(key));
  if (!key.secret) throw new ToolError('private-key-required');
  if (key.type === 'rsa') {
    const { d, p, q, qi } = key.secret;
    return concatBytes(type, ...[key.n, key.e, d, qi, p, q].map(sshMpint));
  }
  if (key.type === 'ed25519')
    return concatBytes(type, sshString(key.point), sshString(concatBytes(key.secret, key.point)));
  return concatBytes(type, sshString(curveFacts[key.curve].ssh), sshString(key.point), sshMpint(key.secret));
}
