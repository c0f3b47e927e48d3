import { controls, typeOfText } from './text-types.ts';
import { typeBySignature } from './signatures.ts';

/** Looked at for signatures and for the names in an archive, at both ends. */
const windowSize = 262_144;
/** Texts up to here are looked at as a whole. */
const wholeText = 16_000_000;
const pieceSize = 4_194_304;

const read = async (file: Blob, from: number, to: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

/** What the content of a file of any size says it is, and its first bytes. */
export async function detectFile(
  file: Blob,
  signal: AbortSignal,
): Promise<{ readonly head: Uint8Array; readonly detected: string | undefined }> {
  const head = await read(file, 0, windowSize);
  const tail = file.size > windowSize ? await read(file, file.size - windowSize, file.size) : head;
  return { head, detected: typeBySignature(head, tail) ?? (await typeOfTextFile(file, signal)) };
}

/** Text is valid UTF-8 from the first byte to the last, without control characters. */
async function typeOfTextFile(file: Blob, signal: AbortSignal): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const isWhole = file.size <= wholeText;
  let start = '';
  try {
    for (let from = 0; from < file.size; from += pieceSize) {
      signal.throwIfAborted();
      const piece = decoder.decode(await read(file, from, from + pieceSize), { stream: true });
      if (controls.test(piece)) return undefined;
      if (isWhole || from === 0) start += piece;
    }
    decoder.decode();
  } catch (error) {
    // A fatal decoder's refusal.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return typeOfText(start, isWhole);
}
