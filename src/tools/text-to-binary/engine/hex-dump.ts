/** An offset, the bytes, and the same as ASCII: of `hexdump -C` between bars, of `xxd` after two spaces. */
const barred = /^([\da-f]{4,16}) {1,3}((?:[\da-f]{2} {1,4})*[\da-f]{2}) *\|(.*)\|$/i;
const spaced = /^([\da-f]{4,16}):? {1,3}((?:(?:[\da-f]{2})+ )*(?:[\da-f]{2})+) {2,}(\S.*)$/i;
/** The last line of `hexdump -C`: where the bytes end. */
const closing = /^[\da-f]{4,16}$/i;
/** A dump has 16 bytes per line, 256 at most (`xxd -c 256`): 4 characters for each, and the offset. */
const longestLine = 1100;

const shown = (bytes: readonly number[]): string =>
  bytes.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');

/** Undefined for a line of anything else; the characters must be those of the bytes. */
function readLine(line: string): { readonly offset: number; readonly bytes: readonly number[] } | undefined {
  const [, offset, digits, ascii] = (line.length <= longestLine && (barred.exec(line) ?? spaced.exec(line))) || [];
  if (offset === undefined || digits === undefined || ascii === undefined) return undefined;
  const bytes = (digits.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));
  // Who copies a dump loses spaces at the ends of lines.
  return shown(bytes).trim() === ascii.trim() ? { offset: Number.parseInt(offset, 16), bytes } : undefined;
}

/** The bytes of a hex dump with offsets that follow each other and an ASCII column; undefined for what is none. */
export function bytesOfDump(lines: readonly string[]): readonly number[] | undefined {
  const all: number[] = [];
  let next: number | undefined;
  for (const [at, line] of lines.entries()) {
    const end = line.trimEnd();
    if (at > 0 && at === lines.length - 1 && closing.test(end) && Number.parseInt(end, 16) === next) break;
    const row = readLine(end);
    if (!row || (next !== undefined && row.offset !== next)) return undefined;
    next = row.offset + row.bytes.length;
    all.push(...row.bytes);
  }
  return all.length > 0 ? all : undefined;
}
