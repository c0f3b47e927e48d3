import type { Part } from './request.ts';
import type { Piece } from './targets/source.ts';

/** As WHATWG HTML writes names of fields and files (§4.10.21.8). */
const quoted = (text: string): string => text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');

/** A line that stands in no part. */
export function boundaryFor(parts: readonly Part[]): string {
  const given = parts.map(({ value }) => value ?? '').join('\n');
  let boundary = 'FormBoundary7MA4YWxkTrZu0gW';
  for (let count = 2; given.includes(boundary); count++) boundary = `FormBoundary7MA4YWxkTrZu0gW${count}`;
  return boundary;
}

/** The body of `multipart/form-data` (RFC 7578), with the places of its files. */
export function multipartPieces(parts: readonly Part[], boundary: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  for (const { file, filename, mediaType, name, value } of parts) {
    const type = mediaType ?? (filename === null ? null : 'application/octet-stream');
    text += `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`;
    if (filename !== null) text += `; filename="${quoted(filename)}"`;
    text += `${type === null ? '' : `\r\nContent-Type: ${type}`}\r\n\r\n${value ?? ''}`;
    if (file !== null) {
      pieces.push({ text }, { file });
      text = '';
    }
    text += '\r\n';
  }
  return [...pieces, { text: `${text}--${boundary}--\r\n` }];
}
