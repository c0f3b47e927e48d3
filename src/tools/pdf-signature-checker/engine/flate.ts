import { ToolError } from '#core/operation.ts';
import { joinBytes } from '#lib/join-bytes.ts';
import { isDictionary, isList, isName, type Dictionary, type Stream } from './values.ts';

/** How much may be decoded of one file. */
export interface Budget {
  left: number;
}
export const maxDecoded = 64 * 2 ** 20;

async function inflate(data: Uint8Array, budget: Budget): Promise<Uint8Array | undefined> {
  const stream = new Blob([data as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      parts.push(piece.value);
      budget.left -= piece.value.length;
      if (budget.left < 0) throw new ToolError('too-complex');
    }
  } catch (error) {
    if (error instanceof ToolError) throw error;
    // The checksum is often missing or followed by a line break: what came before counts.
    if (parts.length === 0) return undefined;
  }
  return joinBytes(parts);
}

const numberIn = (dictionary: Dictionary | undefined, key: string, fallback: number): number => {
  const value = dictionary?.get(key);
  return typeof value === 'number' ? value : fallback;
};

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** ISO 32000-2 §7.4.4.4: the predictors of PNG (10 to 15), and 2 of TIFF for bytes. */
function unpredicted(bytes: Uint8Array, parameters: Dictionary | undefined): Uint8Array {
  const predictor = numberIn(parameters, 'Predictor', 1);
  if (predictor < 2) return bytes;
  const bits = numberIn(parameters, 'Colors', 1) * numberIn(parameters, 'BitsPerComponent', 8);
  const [pixel, row] = [Math.max(1, bits >> 3), Math.ceil((bits * numberIn(parameters, 'Columns', 1)) / 8)];
  const head = predictor >= 10 ? 1 : 0;
  const rows = Math.floor(bytes.length / (row + head));
  const out = new Uint8Array(rows * row);
  for (let line = 0; line < rows; line++) {
    const type = head === 1 ? (bytes[line * (row + 1)] as number) : 1;
    for (let at = 0; at < row; at++) {
      const to = line * row + at;
      const left = at >= pixel ? (out[to - pixel] as number) : 0;
      const up = line > 0 ? (out[to - row] as number) : 0;
      const corner = at >= pixel && line > 0 ? (out[to - row - pixel] as number) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][type] ?? 0;
      out[to] = (bytes[line * (row + head) + head + at] as number) + guess;
    }
  }
  return out;
}

/** The content of a stream that is not compressed, or by Flate alone; undefined for other filters. */
export async function decoded({ dictionary, data }: Stream, budget: Budget): Promise<Uint8Array | undefined> {
  const [filter, parameters] = ['Filter', 'DecodeParms'].map((key) => {
    const value = dictionary.get(key);
    return isList(value) ? (value.length <= 1 ? value[0] : value) : value;
  });
  if (filter === undefined || filter === null) return data;
  if (!isName(filter, 'FlateDecode') && !isName(filter, 'Fl')) return undefined;
  const bytes = await inflate(data, budget);
  return bytes && unpredicted(bytes, isDictionary(parameters) ? parameters : undefined);
}
