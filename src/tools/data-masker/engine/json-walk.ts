import { decodeString } from '#lib/json-scan/literal.ts';
import { Scanner } from '#lib/json-scan/scanner.ts';
import { Token } from '#lib/json-scan/token.ts';

/** An object or an array around a value. */
export interface Frame {
  readonly isObject: boolean;
  /** Where it opens, in bytes. */
  readonly start: number;
  /** The name of the member that is read, as it is and as it may be shown. */
  key: string;
  shownKey: string | undefined;
  index: number;
}

export interface Step {
  readonly token: Token;
  readonly start: number;
  readonly end: number;
}

/** The tokens of JSON or JSON Lines (RFC 8259), with the frames around each. Throws `JsonFault`. */
export class JsonWalk {
  readonly frames: Frame[] = [];
  private readonly scanner: Scanner;

  constructor(private readonly bytes: Uint8Array) {
    this.scanner = new Scanner(bytes, { level: 0, many: true });
  }

  /** Where reading is, in bytes. */
  get at(): number {
    return this.scanner.at;
  }

  /** The next token; undefined at the end. The frame of a container is there after its opening. */
  next(): Step | undefined {
    const token = this.scanner.next();
    if (token === Token.end) return undefined;
    const { start, end } = this.scanner;
    const isClosing = token === Token.closeObject || token === Token.closeArray;
    if (isClosing) this.frames.pop();
    const top = this.frames.at(-1);
    if (token === Token.key && top) {
      top.key = decodeString(this.bytes, start, end);
      top.shownKey = top.key;
    } else if (!isClosing && top && !top.isObject) top.index += 1;
    if (token === Token.object || token === Token.array)
      this.frames.push({ isObject: token === Token.object, start, key: '', shownKey: '', index: -1 });
    return { token, start, end };
  }

  /** The name of the member so many levels above the value that is read. */
  keyAbove(levels: number): string {
    const frame = this.frames.at(-1 - levels);
    return frame?.isObject ? frame.key : '';
  }
}
