import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError } from '#core/operation.ts';
import { decodeLatin1, encodeUtf8 } from '#lib/charset.ts';
import { shownValue } from '#lib/shown-value.ts';
import { decodeUnpadded, encodeUnpadded } from './base64.ts';

/** How the file key is wrapped for one recipient; https://c2sp.org/age, section "Recipient stanza". */
export interface Stanza {
  readonly type: string;
  readonly arguments: readonly string[];
  readonly body: Uint8Array;
}

export interface AgeHeader {
  readonly stanzas: readonly Stanza[];
  readonly mac: Uint8Array;
  /** What the MAC is computed over. */
  readonly covered: Uint8Array;
  /** Bytes up to the payload. */
  readonly size: number;
}

const family = 'age-encryption.org/';
const version = 'v1';
const macSize = 32;
const bodyColumns = 64;

const damaged = (): ToolError => new ToolError('invalid-ciphertext', { reason: 'age-header' });

/** Reads line by line up to LF, which is the only end of a line. */
class Lines {
  at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  next(): string {
    const end = this.bytes.indexOf(0x0a, this.at);
    if (end < 0) throw damaged();
    const line = decodeLatin1(this.bytes.subarray(this.at, end));
    this.at = end + 1;
    return line;
  }
}

function readBody(lines: Lines): Uint8Array {
  let text = '';
  for (;;) {
    const line = lines.next();
    if (line.length > bodyColumns) throw damaged();
    text += line;
    if (line.length === bodyColumns) continue;
    const body = decodeUnpadded(text);
    if (!body) throw damaged();
    return body;
  }
}

/** The header at the start of these bytes. Errors: `invalid-ciphertext`, `unsupported-age` { version }. */
export function readHeader(bytes: Uint8Array): AgeHeader {
  const lines = new Lines(bytes);
  const first = lines.next();
  if (!first.startsWith(family)) throw damaged();
  const found = first.slice(family.length);
  if (found !== version) {
    if (!/^[\x21-\x7e]+$/.test(found)) throw damaged();
    throw new ToolError('unsupported-age', { version: shownValue(found), reason: 'version' });
  }
  const stanzas: Stanza[] = [];
  for (;;) {
    const start = lines.at;
    const line = lines.next();
    if (line.startsWith('--- ')) {
      const mac = decodeUnpadded(line.slice(4));
      if (mac?.length !== macSize || stanzas.length === 0) throw damaged();
      return { stanzas, mac, covered: bytes.subarray(0, start + 3), size: lines.at };
    }
    const [mark, type = '', ...values] = line.split(' ');
    if (mark !== '->' || ![type, ...values].every((value) => /^[\x21-\x7e]+$/.test(value))) throw damaged();
    stanzas.push({ type, arguments: values, body: readBody(lines) });
  }
}

function macOf(fileKey: Uint8Array, covered: Uint8Array): Uint8Array {
  return hmac(sha256, hkdf(sha256, fileKey, undefined, encodeUtf8('header'), macSize), covered);
}

export function hasRightMac({ mac, covered }: AgeHeader, fileKey: Uint8Array): boolean {
  const expected = macOf(fileKey, covered);
  return expected.reduce((difference, byte, index) => difference | (byte ^ (mac[index] as number)), 0) === 0;
}

/** Wrapped so that the last line is not full, and may be empty. */
const writeBody = (body: Uint8Array): string => `${encodeUnpadded(body).replace(/.{64}/g, '$&\n')}\n`;

export function writeHeader(stanzas: readonly Stanza[], fileKey: Uint8Array): Uint8Array {
  const written = stanzas.map(
    ({ type, arguments: values, body }) => `-> ${[type, ...values].join(' ')}\n${writeBody(body)}`,
  );
  const covered = `${family}${version}\n${written.join('')}---`;
  return encodeUtf8(`${covered} ${encodeUnpadded(macOf(fileKey, encodeUtf8(covered)))}\n`);
}
