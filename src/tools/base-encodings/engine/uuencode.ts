import { asciiText } from '#lib/charset.ts';
import { joinBytes } from '#lib/join-bytes.ts';
import { badCharacter, type Codec } from './codec.ts';

const lineBytes = 45;
/** Zero is a grave accent, because spaces at the end of a line get lost. */
const codeOf = (value: number): number => (value === 0 ? 0x60 : value + 0x20);

function writeLine(bytes: Uint8Array): string {
  const codes = new Uint8Array(1 + Math.ceil(bytes.length / 3) * 4);
  codes[0] = codeOf(bytes.length);
  for (let from = 0, to = 1; from < bytes.length; from += 3, to += 4) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(from, from + 3);
    codes[to] = codeOf(a >> 2);
    codes[to + 1] = codeOf(((a & 3) << 4) | (b >> 4));
    codes[to + 2] = codeOf(((b & 15) << 2) | (c >> 6));
    codes[to + 3] = codeOf(c & 63);
  }
  return `${asciiText(codes)}\n`;
}

export const beginLine = /^begin [0-7]{3,4} \S/m;

/** The value of the character at an index; beyond the end of the line it is zero. */
function valueAt(text: string, index: number, end: number): number {
  if (index >= end) return 0;
  const code = text.charCodeAt(index);
  if (code < 0x20 || code > 0x60) throw badCharacter(text, index);
  return (code - 0x20) & 63;
}

function readLine(text: string, start: number, end: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let index = start + 1, to = 0; to < length; index += 4, to += 3) {
    const [a, b] = [valueAt(text, index, end), valueAt(text, index + 1, end)];
    const c = to + 1 < length ? valueAt(text, index + 2, end) : 0;
    const d = to + 2 < length ? valueAt(text, index + 3, end) : 0;
    const group = [(a << 2) | (b >> 4), (b << 4) | (c >> 2), (c << 6) | d];
    bytes.set(group.slice(0, length - to), to);
  }
  return bytes;
}

/** uuencode, POSIX.1-2024. */
export const uuencode: Codec = {
  write: (bytes, { fileName }) => {
    const lines: string[] = [];
    for (let from = 0; from < bytes.length; from += lineBytes)
      lines.push(writeLine(bytes.subarray(from, from + lineBytes)));
    // A begin line without a name is none.
    const name = fileName.replace(/[\r\n]+/g, ' ').trim() || 'data.bin';
    return `begin 644 ${name}\n${lines.join('')}\`\nend\n`;
  },
  read: (text) => {
    const begin = beginLine.exec(text);
    const lines: Uint8Array[] = [];
    const line = /([^\r\n]*)(?:\r\n|\r|\n|$)/gy;
    line.lastIndex = begin?.index ?? 0;
    if (begin) line.exec(text);
    while (line.lastIndex < text.length) {
      const start = line.lastIndex;
      const content = line.exec(text)?.[1] ?? '';
      if (content.trimEnd() === 'end') break;
      if (content === '') continue;
      const end = start + content.length;
      const length = valueAt(text, start, end);
      if (length === 0) break;
      lines.push(readLine(text, start, end, length));
    }
    return joinBytes(lines);
  },
};
