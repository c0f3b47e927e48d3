import { ByteWriter } from './byte-writer.ts';

/** Where the members of one object stand in the output, in the order of the source. */
export class MemberList {
  readonly keys: string[] = [];
  /** Two segments for each member: the member itself, then its comma with the comments beside it. */
  readonly segments: number[] = [];
}

/**
 * Sorts the members of objects that are already printed by relinking stretches of the output, so that each byte
 * is copied once however deep the objects are nested.
 */
export class MemberOrder {
  private readonly starts: number[] = [0];
  private readonly ends: number[] = [];
  private readonly following: number[] = [1];

  constructor(private readonly descending: boolean) {}

  /** Begins a new segment at this length of the output and returns its number. */
  cut(length: number): number {
    this.ends.push(length);
    this.starts.push(length);
    this.following.push(this.starts.length);
    return this.starts.length - 1;
  }

  /** Relinks the members; `tail` is the segment behind the last one. */
  sort(members: MemberList, tail: number): void {
    const { segments } = members;
    let previous = (segments[0] as number) - 1;
    let comma = previous;
    for (const member of this.orderOf(members)) {
      const first = segments[2 * member] as number;
      comma = segments[2 * member + 1] as number;
      this.following[previous] = first;
      previous = comma;
    }
    this.starts[comma] = (this.starts[comma] as number) + 1;
    this.following[comma] = tail;
  }

  /**
   * Sorts the members in place, for an object that is to stand on one line: neither comments nor other segments are
   * inside its members. The segments are dropped.
   */
  sortInPlace(members: MemberList, tail: number, out: ByteWriter): void {
    const { segments } = members;
    const first = segments[0] as number;
    const start = this.starts[first] as number;
    const copy = out.bytes.slice(start, out.length);
    const { length } = out;
    out.length = start;
    for (const [place, member] of this.orderOf(members).entries()) {
      if (place > 0) out.push(0x2c);
      const segment = segments[2 * member] as number;
      out.append(copy, (this.starts[segment] as number) - start, (this.ends[segment] as number) - start);
    }
    out.append(copy, (this.starts[tail] as number) - start, length - start);
    this.starts.length = first;
    this.following.length = first;
    this.following[first - 1] = first;
    this.ends.length = first - 1;
  }

  /** The output in its final order. */
  assemble(out: ByteWriter): Uint8Array {
    this.ends.push(out.length);
    const sorted = new ByteWriter(out.length);
    for (let at = 0; at < this.starts.length; at = this.following[at] as number) {
      sorted.append(out.bytes, this.starts[at] as number, this.ends[at] as number);
    }
    return sorted.written();
  }

  /** By UTF-16 code units of the decoded keys, as RFC 8785 §3.2.3; equal keys keep their order. */
  private orderOf({ keys }: MemberList): number[] {
    const sign = this.descending ? -1 : 1;
    return Array.from(keys.keys()).sort((one, other) => {
      const a = keys[one] as string;
      const b = keys[other] as string;
      return a === b ? 0 : a < b ? -sign : sign;
    });
  }
}
