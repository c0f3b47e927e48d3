import { chunksOf, fileStream } from './streams.ts';

async function isUtf8(file: Blob, signal: AbortSignal): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of chunksOf(fileStream(file))) {
      signal.throwIfAborted();
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The Unicode encoding of a text file: by its byte order mark, else UTF-8 where all of it is that; undefined for others. */
export async function unicodeOf(
  file: Blob,
  signal: AbortSignal,
): Promise<'utf-8' | 'utf-16le' | 'utf-16be' | undefined> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return (await isUtf8(file, signal)) ? 'utf-8' : undefined;
}
