import { toText } from '#lib/json-scan/source.ts';

export const previewLines = 200;
/** Of lines that long, fewer are shown. */
export const previewBytes = 60_000;

/** The first lines of a text in UTF-8, without its byte order mark; cut at the end of a line where there is one. */
export function firstLines(bytes: Uint8Array): string {
  let end = -1;
  for (let line = 0; line < previewLines; line++) {
    const next = bytes.indexOf(0x0a, end + 1);
    if (next < 0) {
      end = bytes.length;
      break;
    }
    end = next;
  }
  if (end > previewBytes) {
    end = previewBytes;
    while (((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  }
  return toText(bytes, 0, end).replace(/^\ufeff/, '');
}
