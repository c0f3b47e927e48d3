import { concatBytes } from '@noble/hashes/utils.js';
import { ToolError } from '#core/operation.ts';

/** The key was recognized but cannot be read; `reason` says which layer is at fault. */
export const damaged = (reason: string): ToolError => new ToolError('invalid-key', { reason });

/** ITU-T X.690 tags. */
export const tags = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  none: 0x05,
  oid: 0x06,
  sequence: 0x30,
  context0: 0xa0,
  context1: 0xa1,
} as const;

/** Object identifiers, as the hexadecimal digits of their content. */
export const oids = {
  rsa: '2a864886f70d010101',
  ec: '2a8648ce3d0201',
  ed25519: '2b6570',
  pbes2: '2a864886f70d01050d',
  pbkdf2: '2a864886f70d01050c',
  hmacSha1: '2a864886f70d0207',
  hmacSha256: '2a864886f70d0209',
  hmacSha512: '2a864886f70d020b',
  aes128Cbc: '608648016503040102',
  aes192Cbc: '608648016503040116',
  aes256Cbc: '60864801650304012a',
} as const;

/** Walks over the elements of a DER encoding (ITU-T X.690), which must be of definite length. */
export class DerReader {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  /** The tag of the next element. */
  get tag(): number | undefined {
    return this.bytes[this.at];
  }

  /** The content of the next element, which must have this tag. */
  read(tag: number): Uint8Array {
    const { bytes } = this;
    let from = this.at + 2;
    let length = bytes[this.at + 1] ?? 0x80;
    if (bytes[this.at] !== tag || length === 0x80 || length > 0x84) throw damaged('der');
    if (length > 0x80) {
      const end = from + length - 0x80;
      for (length = 0; from < end; from++) length = length * 256 + (bytes[from] ?? Infinity);
    }
    if (from + length > bytes.length) throw damaged('der');
    this.at = from + length;
    return bytes.subarray(from, this.at);
  }

  optional(tag: number): Uint8Array | undefined {
    return this.tag === tag ? this.read(tag) : undefined;
  }

  enter(tag: number = tags.sequence): DerReader {
    return new DerReader(this.read(tag));
  }

  /** A non-negative INTEGER without leading zeros. */
  unsigned(): Uint8Array {
    const content = this.read(tags.integer);
    if (content.length === 0 || (content[0] ?? 0) > 0x7f) throw damaged('der');
    return withoutZeros(content);
  }

  small(): number {
    const bytes = this.unsigned();
    if (bytes.length > 4) throw damaged('der');
    return bytes.reduce((value, byte) => value * 256 + byte, 0);
  }

  /** A BIT STRING of whole bytes. */
  bits(tag: number = tags.bits): Uint8Array {
    const content = this.read(tag);
    if (content[0] !== 0) throw damaged('der');
    return content.subarray(1);
  }

  /** Nothing may follow. */
  end(): void {
    if (this.at !== this.bytes.length) throw damaged('der');
  }
}

/** An unsigned number without leading zero bytes; zero is one zero byte. */
export function withoutZeros(bytes: Uint8Array): Uint8Array {
  let from = 0;
  while (from < bytes.length - 1 && bytes[from] === 0) from++;
  return bytes.subarray(from);
}

/** With a zero byte in front when the first bit is set: the content of an INTEGER, and of an SSH `mpint`. */
export function signed(bytes: Uint8Array): Uint8Array {
  const plain = withoutZeros(bytes);
  return (plain[0] ?? 0) > 0x7f ? concatBytes(Uint8Array.of(0), plain) : plain;
}

/** One element, its content joined from parts. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = concatBytes(...parts);
  const { length } = content;
  if (length < 0x80) return concatBytes(Uint8Array.of(tag, length), content);
  const size: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) size.unshift(rest % 256);
  return concatBytes(Uint8Array.of(tag, 0x80 | size.length, ...size), content);
}

export const derUnsigned = (bytes: Uint8Array): Uint8Array => der(tags.integer, signed(bytes));
export const derSmall = (value: number): Uint8Array =>
  derUnsigned(Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value));
export const derBits = (bytes: Uint8Array): Uint8Array => der(tags.bits, Uint8Array.of(0), bytes);
