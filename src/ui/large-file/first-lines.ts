export const previewLines = 200;
/** If lines are this long, fewer of them are shown. */
export const previewBytes = 60_000;

const decoder = new TextDecoder();

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
  return decoder.decode(bytes.subarray(0, end));
}

/** The first lines of a file in UTF-8, or in UTF-16 with its mark. */
export async function readStart(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, previewBytes * 2).arrayBuffer());
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!isLittle && !(bytes[0] === 0xfe && bytes[1] === 0xff)) return firstLines(bytes);
  const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
  return firstLines(new TextEncoder().encode(text));
}
