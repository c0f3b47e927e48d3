import { Sample, sampleOf, sampleOfFile, sampleSize, type FileStart } from '#core/sample.ts';
import type { Taken } from './taken.ts';

/** The encoding according to the byte order mark; a UTF-16 file without one is not recognized. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  return first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** The start of a file in UTF-16 as text; undefined for any other. */
function utf16Text(bytes: Uint8Array, isWhole: boolean): string | undefined {
  const charset = utf16Of(bytes);
  if (charset === undefined) return undefined;
  try {
    // A character that the end of the start cuts is left out.
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: !isWhole });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function sampleOfStart(start: FileStart): Sample {
  const { source } = sampleOfFile(start);
  return new Sample({ ...source, text: source.text ?? utf16Text(start.bytes, source.complete) });
}

/** How many bytes are checked at a time. */
const pieceSize = 4_194_304;

/** Is the whole file in the encoding of its start? Reads it in pieces and keeps none of them. */
async function isTextThroughout(file: File, start: Uint8Array): Promise<boolean> {
  const decoder = new TextDecoder(utf16Of(start) ?? 'utf-8', { fatal: true });
  try {
    for (let at = 0; at < file.size; at += pieceSize) {
      decoder.decode(await file.slice(at, at + pieceSize).arrayBuffer(), { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The start of what was taken, for the recognizers. It has no text if any part of the file is not text. */
export async function sampleOfTaken(taken: Taken): Promise<Sample> {
  if ('text' in taken) return sampleOf(taken.text);
  const { file } = taken;
  const bytes = new Uint8Array(await file.slice(0, sampleSize).arrayBuffer());
  const sample = sampleOfStart({ bytes, length: file.size, name: file.name, type: file.type });
  const { source } = sample;
  if (source.text === undefined || source.complete || (await isTextThroughout(file, bytes))) return sample;
  return new Sample({ ...source, text: undefined });
}

/** The whole text; of a file only where the sample is text. */
export async function wholeText(taken: Taken): Promise<string> {
  if ('text' in taken) return taken.text;
  const { readText } = await import('#ui/files/read-text.ts');
  const found = await readText(taken.file);
  return 'text' in found ? found.text : taken.file.text();
}
