import type { ByteWriter } from './byte-writer.ts';
import type { MemberList } from './member-order.ts';

/** A container that is being printed. */
export class Frame {
  count = 0;
  /** Where the container starts in the output. */
  start = 0;
  /** UTF-16 units of the one-line form so far, without the separators. */
  width = 0;
  commented = false;
  members: MemberList | undefined;
}

/** The UTF-16 units of a container's one-line form: `[1, 2]`, `{ "a": 1 }`. */
export function widthOf({ count, width }: Frame, isObject: boolean): number {
  return count === 0 ? 2 : width + 2 * (count - 1) + (isObject ? 4 : 2);
}

/** Brings the container that starts here and ends the output to one line; containers in it already are. */
export function joinLines(out: ByteWriter, start: number, isObject: boolean): void {
  const { bytes, length } = out;
  let to = start;
  for (let from = start; from < length;) {
    const byte = bytes[from++] as number;
    if (byte !== 0x0a) {
      bytes[to++] = byte;
      continue;
    }
    while (bytes[from] === 0x20 || bytes[from] === 0x09) from++;
    if (isObject || bytes[to - 1] === 0x2c) bytes[to++] = 0x20;
  }
  out.length = to;
}
