import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readByteRange } from './byte-range.ts';
import { bytesOf, type SiteFile } from './site-file.ts';

/** Has the client what it asks for (RFC 9110, section 13.1.2)? */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.some((known) => known === tag || known === '*');
}

/** The range that is asked for, unless it belongs to another version. A date is too coarse to tell (section 13.1.5). */
function wantedRange({ method, headers }: IncomingMessage, { size, tag }: SiteFile): ReturnType<typeof readByteRange> {
  const condition = headers['if-range'];
  if (method !== 'GET' || (condition !== undefined && condition !== tag)) return undefined;
  return readByteRange(headers.range, size);
}

export interface Answer {
  /** 200, or that of a page which stands in for another; only a 200 may become a part or nothing new. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers with an open file, whole or in part, and closes it. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  { status, headers }: Answer,
): Promise<void> {
  const { handle, size, encoding, tag, modified } = file;
  const isPlain = status === 200;
  try {
    if (isPlain && isKnown(request.headers['if-none-match'], tag)) {
      const { 'Content-Type': _, ...rest } = headers;
      response.writeHead(304, { ...rest, ETag: tag }).end();
      return;
    }
    const range = isPlain ? wantedRange(request, file) : undefined;
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const length = end - start + 1;
    response.writeHead(range ? 206 : status, {
      ...headers,
      'Content-Length': length,
      ...(isPlain && { ETag: tag, 'Last-Modified': modified.toUTCString(), 'Accept-Ranges': 'bytes' }),
      ...(encoding && { 'Content-Encoding': encoding }),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    });
    if (request.method === 'HEAD') response.end();
    else await pipeline(bytesOf(file, start, length), response);
  } finally {
    await handle.close();
  }
}
