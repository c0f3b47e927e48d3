import type { Input } from '#core/field.ts';
import type { Context } from '#core/operation.ts';
import { unicodeOf } from '#lib/file-encoding.ts';
import { chunksOf, fileStream } from '#lib/streams.ts';
import { convertChunks, isBlank } from './convert.ts';
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

async function isBlankText(chunks: Chunks): Promise<boolean> {
  for await (const chunk of chunks()) if (!isBlank(chunk)) return false;
  return true;
}

/** A file in two readings: its shape, then its rows; written in parts of about a megabyte. */
export async function convertBlob({ file, charset, ...options }: FileInput, context: Context): Promise<Blob> {
  const encoding = charset === 'auto' ? ((await unicodeOf(file, context.signal)) ?? 'windows-1252') : charset;
  const chunks = textOf(file, encoding, context);
  const type = types[options.to];
  if (await isBlankText(chunks)) return new Blob([], { type });
  const parts: BlobPart[] = [];
  let pieces: string[] = [];
  let length = 0;
  const flush = (): void => {
    parts.push(new Blob([pieces.join('')]));
    pieces = [];
    length = 0;
  };
  await convertChunks(chunks, options, (piece) => {
    pieces.push(piece);
    length += piece.length;
    if (length > partSize) flush();
  });
  flush();
  return new Blob(parts, { type });
}
