import { decodeLatin1, encodeLatin1, encodeUtf16 } from '#lib/charset.ts';
import { unicodeOf } from '#lib/file-encoding.ts';

/** How a file is read as text, its byte order mark included, and written back. */
export interface Encoding {
  /** Decodes a file from its start, piece by piece. */
  readonly decoder: () => (bytes: Uint8Array, isLast: boolean) => string;
  readonly encode: (text: string) => BlobPart;
}

const unicode = (label: string, encode: Encoding['encode']): Encoding => ({
  decoder: () => {
    const decoder = new TextDecoder(label, { ignoreBOM: true });
    return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
  },
  encode,
});

const encodings = {
  'utf-8': unicode('utf-8', (text) => text),
  'utf-16le': unicode('utf-16le', (text) => encodeUtf16(text)),
  'utf-16be': unicode('utf-16be', (text) => encodeUtf16(text, true)),
};

/** A character for each byte, so that what is not Unicode stays as it is; only names of patterns may not fit. */
const bytewise: Encoding = {
  decoder: () => decodeLatin1,
  encode: (text) => encodeLatin1(text.replace(/[\u{100}-\u{10FFFF}]/gu, '?')) as Uint8Array<ArrayBuffer>,
};

export async function encodingOf(file: Blob, signal: AbortSignal): Promise<Encoding> {
  const unicodeName = await unicodeOf(file, signal);
  return unicodeName ? encodings[unicodeName] : bytewise;
}
