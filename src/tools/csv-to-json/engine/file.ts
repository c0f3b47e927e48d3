import type { Input } from '#core/field.ts';
import type { Context } from '#core/operation.ts';
import { chunksOf, fileStream } from '#lib/streams.ts';
import { convertChunks } from './convert.ts';
import type { fileFields } from './fields.ts';
import type { Chunks } from './table.ts';

type FileInput = Input<typeof fileFields>;
type Charset = Exclude<FileInput['charset'], 'auto'>;

const types: Readonly<Record<FileInput['to'], string>> = {
  json: 'application/json',
  arrays: 'application/json',
  ndjson: 'application/x-ndjson',
  yaml: 'application/yaml',
  sql: 'application/sql',
  markdown: 'text/markdown',
  html: 'text/html',
  aligned: 'text/plain',
  csv: 'text/csv',
};

const partSize = 1_000_000;

async function isUtf8(file: Blob, { signal }: Context): Promise<boolean> {
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

/** By its mark; else UTF-8 where it is, windows-1252 where it is not. */
async function charsetOf(file: Blob, context: Context): Promise<Charset> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return (await isUtf8(file, context)) ? 'utf-8' : 'windows-1252';
}

function textOf(file: Blob, charset: Charset, { progress, signal }: Context): Chunks {
  return async function* () {
    const decoder = new TextDecoder(charset);
    let done = 0;
    for await (const bytes of chunksOf(fileStream(file))) {
      signal.throwIfAborted();
      done += bytes.length;
      progress(done, file.size);
      const text = decoder.decode(bytes, { stream: true });
      if (text !== '') yield text;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  };
}

/** A file in two readings: its shape, then its rows; written in parts of about a megabyte. */
export async function convertBlob({ file, charset, ...options }: FileInput, context: Context): Promise<Blob> {
  const encoding = charset === 'auto' ? await charsetOf(file, context) : charset;
  const parts: BlobPart[] = [];
  let pieces: string[] = [];
  let length = 0;
  const flush = (): void => {
    parts.push(new Blob([pieces.join('')]));
    pieces = [];
    length = 0;
  };
  await convertChunks(textOf(file, encoding, context), options, (piece) => {
    pieces.push(piece);
    length += piece.length;
    if (length > partSize) flush();
  });
  flush();
  return new Blob(parts, { type: types[options.to] });
}
