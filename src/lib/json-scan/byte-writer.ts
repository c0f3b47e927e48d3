import { ToolError } from '#core/operation.ts';

/** Nothing longer fits into one JavaScript string everywhere. */
export const outputLimit = 500_000_000;

/** A growing array of bytes. More than `outputLimit` of them are the error `output-too-large`. */
export class ByteWriter {
  bytes: Uint8Array;
  length = 0;

  constructor(capacity: number) {
    this.bytes = new Uint8Array(capacity);
  }

  push(byte: number): void {
    if (this.length === this.bytes.length) this.reserve(1);
    this.bytes[this.length++] = byte;
  }

  append(source: Uint8Array, start = 0, end = source.length): void {
    const count = end - start;
    if (this.length + count > this.bytes.length) this.reserve(count);
    if (count > 32) {
      this.bytes.set(source.subarray(start, end), this.length);
    } else {
      const { bytes, length } = this;
      for (let index = 0; index < count; index++) bytes[length + index] = source[start + index] as number;
    }
    this.length += count;
  }

  /** The bytes written, without a copy. */
  written(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private reserve(count: number): void {
    const needed = this.length + count;
    if (needed > outputLimit) throw new ToolError('output-too-large', { limit: outputLimit / 1e6 });
    const grown = new Uint8Array(Math.min(outputLimit, Math.max(needed, this.bytes.length * 2, 1024)));
    grown.set(this.written());
    this.bytes = grown;
  }
}
