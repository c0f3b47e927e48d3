import { encodeUtf8 } from '#lib/charset.ts';
import { joinBytes } from '#lib/join-bytes.ts';
import { bytesOfColor } from './colors.ts';
import type { Look } from './draw.ts';

/** PNG (third edition) §5.5: the cyclic redundancy code of a chunk. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ~crc >>> 0;
}

function word(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([encodeUtf8(type), data]);
  return joinBytes([word(data.length), body, word(crc32(body))]);
}

/** One bit a pixel, every row after the filter type 0. */
function scanlines(modules: readonly string[], quietZone: number, moduleSize: number): Uint8Array<ArrayBuffer> {
  const size = modules.length + 2 * quietZone;
  const pixels = size * moduleSize;
  const stride = 1 + Math.ceil(pixels / 8);
  const lines = new Uint8Array(stride * pixels);
  modules.forEach((row, y) => {
    const first = (y + quietZone) * moduleSize * stride;
    const line = lines.subarray(first, first + stride);
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== '1') continue;
      const from = (x + quietZone) * moduleSize;
      for (let at = from; at < from + moduleSize; at++) line[1 + (at >> 3)]! |= 0x80 >> (at & 7);
    }
    for (let copy = 1; copy < moduleSize; copy++) lines.copyWithin(first + copy * stride, first, first + stride);
  });
  return lines;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A palette image with one bit a pixel (index 0 light, 1 dark). */
export async function drawPng(modules: readonly string[], look: Look): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = (modules.length + 2 * look.quietZone) * look.moduleSize;
  const isClear = look.light === 'transparent';
  const palette = [...bytesOfColor(isClear ? '#ffffff' : look.light), ...bytesOfColor(look.dark)];
  return joinBytes([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    // Bit depth 1, color type 3 (indexed), no interlacing.
    chunk('IHDR', joinBytes([word(pixels), word(pixels), Uint8Array.of(1, 3, 0, 0, 0)])),
    chunk('PLTE', Uint8Array.from(palette)),
    ...(isClear ? [chunk('tRNS', Uint8Array.of(0))] : []),
    chunk('IDAT', await deflate(scanlines(modules, look.quietZone, look.moduleSize))),
    chunk('IEND', new Uint8Array()),
  ]);
}
