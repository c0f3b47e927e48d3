import { decodeQR } from 'qr/decode.js';
import { ToolError } from '#core/operation.ts';

/** Milliseconds that the search in one picture may take beyond its first look. */
const patience = 1500;

/** The text of the QR code in a picture, four bytes (red, green, blue, alpha) a pixel. Error: `no-code`. */
export async function readPixels(pixels: Blob, width: number, height: number): Promise<string> {
  const data = new Uint8ClampedArray(await pixels.arrayBuffer());
  if (data.length !== width * height * 4) throw new ToolError('wrong-size', { bytes: data.length, width, height });
  try {
    return decodeQR({ data, width, height }, { format: 'RGBA', timeLimit: patience });
  } catch {
    throw new ToolError('no-code');
  }
}
