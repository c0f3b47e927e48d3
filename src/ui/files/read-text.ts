import { isUnreadable } from '#core/operation.ts';

/** The content of a file. */
export type TextRead =
  | { readonly text: string; readonly charset: string }
  /** Neither UTF-8 nor UTF-16 with a byte order mark: ask, and read again with the answer. */
  | { readonly needsCharset: true }
  /** It was changed, moved or locked meanwhile, or is a folder. */
  | { readonly needsCharset: false };

/** The Unicode encoding that a byte order mark tells; UTF-8 without one. */
async function unicodeOf(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Decodes piece by piece, so that no single task grows with the file; undefined at the first byte that does not fit. */
async function decode(file: Blob, decoder: TextDecoder): Promise<string | undefined> {
  const reader = file.stream().getReader();
  // Chromium fails with a TypeError here, as a decoder does.
  const read = () =>
    reader.read().catch((error: unknown) => {
      throw new DOMException(String(error), 'NotReadableError');
    });
  const parts: string[] = [];
  try {
    for (let piece = await read(); !piece.done; piece = await read()) {
      parts.push(decoder.decode(piece.value, { stream: true }));
    }
    parts.push(decoder.decode());
    return parts.join('');
  } catch (error) {
    // A fatal decoder's refusal is a TypeError; a file that cannot be read is a DOMException.
    if (!(error instanceof TypeError)) throw error;
    await reader.cancel();
    return undefined;
  }
}

/**
 * Reads a file as text, without its byte order mark: UTF-8, UTF-16 with a byte order mark, or the character set given
 * (in which bytes without a character become U+FFFD).
 */
export async function readText(file: Blob, charset?: string): Promise<TextRead> {
  try {
    const encoding = charset ?? (await unicodeOf(file));
    const text = await decode(file, new TextDecoder(encoding, { fatal: charset === undefined }));
    return text === undefined ? { needsCharset: true } : { text, charset: encoding };
  } catch (error) {
    if (isUnreadable(error)) return { needsCharset: false };
    throw error;
  }
}
