import { JsonFault } from './fault.ts';
import { decodeString } from './literal.ts';
import { Token, type Level, type Reason, type Step } from './token.ts';
import { ValueLexer } from './value-lexer.ts';

/** What may come next. */
const State = { value: 0, firstItem: 1, item: 2, firstKey: 3, key: 4, colon: 5, after: 6, done: 7 } as const;
type State = (typeof State)[keyof typeof State];

export interface ScannerOptions {
  /** The largest language accepted: 0 JSON (RFC 8259), 1 JSONC, 2 JSON5. */
  readonly level: Level;
  /** Values one after the other instead of a single one. */
  readonly many?: boolean;
  /** More nested containers are the fault `too-deep`. */
  readonly maxDepth?: number;
}

/** More nested containers than these are refused. */
export const depthLimit = 2000;

/**
 * Reads JSON, JSONC or JSON5 token by token from UTF-8 bytes, without recursion and without building values.
 * `next()` tells the token; `start`, `end` and `plain` describe it. A fault is thrown as `JsonFault`.
 * A leading U+FEFF is skipped.
 */
export class Scanner extends ValueLexer {
  /** How many containers are open. */
  depth = 0;
  documents = 0;
  comments = 0;
  trailingCommas = 0;
  /** The end of the last value, comma or opening bracket; −1 before the first. */
  previousEnd = -1;
  /** Where the last colon between a key and its value stands. */
  colon = -1;
  /** The first number that JSON cannot write, if any. */
  unrepresentable: JsonFault | undefined;

  private state: State = State.value;
  private readonly many: boolean;
  private readonly maxDepth: number;
  private readonly inObject: Uint8Array;
  private readonly openings: Uint32Array;
  private readonly indexes: Uint32Array;
  private readonly keyStarts: Uint32Array;
  private readonly keyEnds: Uint32Array;

  constructor(bytes: Uint8Array, { level, many = false, maxDepth = depthLimit }: ScannerOptions) {
    super(bytes, level);
    this.many = many;
    this.maxDepth = maxDepth;
    this.inObject = new Uint8Array(maxDepth);
    this.openings = new Uint32Array(maxDepth);
    this.indexes = new Uint32Array(maxDepth);
    this.keyStarts = new Uint32Array(maxDepth);
    this.keyEnds = new Uint32Array(maxDepth);
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.at = 3;
  }

  /** Between a key and its value? */
  get afterKey(): boolean {
    return this.state === State.colon || (this.state === State.value && this.depth > 0);
  }

  next(): Token {
    for (;;) {
      const byte = this.skipSpace();
      if (byte === 0x2f && (this.level > 0 || this.startsComment())) return this.comment();
      switch (this.state) {
        case State.after:
          if (byte !== 0x2c) return this.close(byte);
          this.finishComma();
          break;
        case State.colon:
          if (byte !== 0x3a) throw this.fault('expected-colon', this.at);
          this.colon = this.at++;
          this.state = State.value;
          break;
        case State.firstKey:
        case State.key:
          return byte === 0x7d ? this.close(byte) : this.key(byte);
        case State.firstItem:
        case State.item:
          return byte === 0x5d ? this.close(byte) : this.value(byte);
        case State.done:
          if (byte === -1) return Token.end;
          if (!this.many) throw this.fault('trailing-content', this.at);
          this.state = State.value;
          break;
        default:
          return this.value(byte);
      }
    }
  }

  /** The keys and indexes in the outermost `count` open containers, at their present places. */
  steps(count: number): Step[] {
    return Array.from({ length: count }, (_, level) =>
      this.inObject[level] === 1 ? this.keyOf(level) : (this.indexes[level] as number),
    );
  }

  private keyOf(level: number): string {
    return decodeString(this.bytes, this.keyStarts[level] as number, this.keyEnds[level] as number);
  }

  private startsComment(): boolean {
    const second = this.byteAt(this.at + 1);
    return second === 0x2f || second === 0x2a;
  }

  private comment(): Token {
    if (this.level === 0) throw this.fault('comment-not-allowed', this.at);
    this.readComment();
    if (this.used === 0) this.used = 1;
    this.comments++;
    return Token.comment;
  }

  private finishComma(): void {
    const top = this.depth - 1;
    this.at++;
    this.previousEnd = this.at;
    if (this.inObject[top] === 1) {
      this.state = State.key;
    } else {
      this.state = State.item;
      this.indexes[top] = (this.indexes[top] as number) + 1;
    }
  }

  private key(byte: number): Token {
    if (byte === 0x22 || (byte === 0x27 && this.level === 2)) this.readString(byte);
    else if (this.level === 2) this.readIdentifier();
    else throw this.fault('expected-key', this.at);
    this.keyStarts[this.depth - 1] = this.start;
    this.keyEnds[this.depth - 1] = this.end;
    this.state = State.colon;
    return Token.key;
  }

  private value(byte: number): Token {
    if (byte === 0x7b || byte === 0x5b) return this.open(byte);
    let token: Token;
    if (byte === 0x22 || (byte === 0x27 && this.level === 2)) {
      this.readString(byte);
      token = Token.string;
    } else if (byte === 0x2d || byte === 0x2b || byte === 0x2e || (byte >= 0x30 && byte <= 0x39)) {
      this.readNumber();
      token = Token.number;
    } else {
      token = this.readWord();
    }
    this.afterValue();
    return token;
  }

  private afterValue(): void {
    this.previousEnd = this.at;
    if (this.depth > 0) {
      this.state = State.after;
    } else {
      this.state = State.done;
      this.documents++;
    }
  }

  private open(byte: number): Token {
    const { depth } = this;
    if (depth === this.maxDepth) {
      throw new JsonFault({ code: 'too-deep', at: this.at, steps: this.steps(depth) });
    }
    const isObject = byte === 0x7b;
    this.inObject[depth] = isObject ? 1 : 0;
    this.openings[depth] = this.at;
    this.indexes[depth] = 0;
    this.state = isObject ? State.firstKey : State.firstItem;
    this.depth++;
    this.finish(this.at, this.at + 1);
    this.previousEnd = this.at;
    return isObject ? Token.object : Token.array;
  }

  private close(byte: number): Token {
    const isObject = this.inObject[this.depth - 1] === 1;
    if (byte !== (isObject ? 0x7d : 0x5d)) {
      throw this.fault(isObject ? 'expected-comma-or-brace' : 'expected-comma-or-bracket', this.at);
    }
    if (this.state === State.key || this.state === State.item) {
      if (this.level === 0) throw this.fault('trailing-comma', this.at);
      if (this.used === 0) this.used = 1;
      this.trailingCommas++;
    }
    this.depth--;
    this.finish(this.at, this.at + 1);
    this.afterValue();
    return isObject ? Token.closeObject : Token.closeArray;
  }

  protected override meetUnrepresentable(): void {
    this.unrepresentable ??= new JsonFault({
      code: 'not-representable',
      at: this.at,
      steps: this.steps(this.depth),
    });
  }

  protected override fault(reason: Reason, at: number, opened?: number): JsonFault {
    const { state, depth } = this;
    const atEnd = at >= this.bytes.length;
    const inner = opened ?? (atEnd && depth > 0 ? this.openings[depth - 1] : undefined);
    const inContainer = state === State.after || state === State.key || state === State.firstKey;
    const hasKey = depth > 0 && this.inObject[depth - 1] === 1 && state !== State.firstKey;
    const inArray = depth > 0 && this.inObject[depth - 1] === 0;
    return new JsonFault({
      code: 'invalid-json',
      reason: atEnd && !reason.startsWith('unterminated') ? 'unexpected-end' : reason,
      at: Math.min(at, this.bytes.length),
      ...(inner !== undefined && { opened: inner }),
      steps: this.steps(inContainer ? depth - 1 : depth),
      ...(hasKey && { key: this.keyOf(depth - 1) }),
      ...(inArray && { item: (this.indexes[depth - 1] as number) + 1 }),
    });
  }
}
