import { ByteWriter } from './byte-writer.ts';
import { CommentPlacement, hasLineBreak } from './comment-placement.ts';
import { Frame, joinLines, widthOf } from './frame.ts';
import { LiteralPrinter, type UnicodeMode } from './literal-printer.ts';
import { decodeString } from './literal.ts';
import { MemberList, MemberOrder } from './member-order.ts';
import { countUnits } from './position.ts';
import type { Scanner } from './scanner.ts';
import { toBytes, toText } from './source.ts';
import type { Survey } from './survey.ts';
import { Token } from './token.ts';

export interface PrintStyle {
  /** One level of indentation; without it there is no white space but a line feed between documents. */
  readonly indent?: string;
  readonly sortKeys: 'none' | 'asc' | 'desc';
  /** Only with `indent`. */
  readonly comments: 'strip' | 'keep';
  readonly unicode: UnicodeMode;
  /** Containers whose one-line form has at most this many UTF-16 units stand on one line; 0: none. */
  readonly inlineWidth: number;
}

interface Comment {
  readonly start: number;
  readonly end: number;
}

/** Writes the tokens of a scanner as JSON in one style, literals as they are typed. Faults are the scanner's. */
export class Printer {
  private readonly out: ByteWriter;
  private readonly literals: LiteralPrinter;
  private readonly order: MemberOrder | undefined;
  private readonly placement: CommentPlacement;
  private readonly indents: Uint8Array[] = [];
  private readonly frames: Frame[] = [new Frame()];
  private frame = this.frames[0] as Frame;
  private depth = 0;
  /** Comments not yet printed: behind the last token, and on lines of their own. */
  private beside: Comment[] = [];
  private above: Comment[] = [];
  /** Nothing may follow the last of the comments beside a token on its line. */
  private lineEnded = false;
  /** The key of the value to come; `keyStart` is −1 when there is none. */
  private keyStart = -1;
  private keyEnd = 0;
  private keyPlain = true;

  constructor(
    private readonly scanner: Scanner,
    private readonly style: PrintStyle,
    /** Meets every token before it is printed. */
    private readonly survey?: Survey,
  ) {
    const { bytes } = scanner;
    this.out = new ByteWriter(Math.ceil(bytes.length * (style.indent === undefined ? 1 : 1.4)) + 64);
    this.literals = new LiteralPrinter(bytes, this.out, style.unicode);
    this.placement = new CommentPlacement(bytes);
    if (style.sortKeys !== 'none') this.order = new MemberOrder(style.sortKeys === 'desc');
  }

  /** Prints until the scanner is at this byte or beyond; the whole output when the text has ended. */
  run(until = Infinity): Uint8Array | undefined {
    const { scanner, survey } = this;
    do {
      const token = scanner.next();
      survey?.meet(token);
      if (token === Token.end) return this.finish();
      this.print(token);
    } while (scanner.at < until);
    return undefined;
  }

  private print(token: Token): void {
    const { scanner } = this;
    switch (token) {
      case Token.key:
        this.keyStart = scanner.start;
        this.keyEnd = scanner.end;
        this.keyPlain = scanner.plain;
        return;
      case Token.comment:
        if (this.style.comments === 'keep') this.keepComment();
        return;
      case Token.closeObject:
      case Token.closeArray:
        this.close(token);
        return;
      case Token.object:
      case Token.array:
        this.begin();
        this.open(token);
        return;
      default:
        this.begin();
        this.printLiteral(token, scanner.start, scanner.end, scanner.plain);
    }
  }

  /** What stands before a value: the comma, comments, the line break, the key. */
  private begin(): void {
    const { frame, keyEnd, keyStart, order, out } = this;
    const members = keyStart < 0 ? undefined : frame.members;
    if (frame.count > 0 && this.depth > 0) this.printComma(frame);
    frame.count++;
    this.printBeside();
    if (order && members) members.segments.push(order.cut(out.length));
    this.printAbove();
    this.newLine(this.depth);
    if (keyStart < 0) return;
    this.keyStart = -1;
    members?.keys.push(decodeString(this.scanner.bytes, keyStart, keyEnd));
    this.printLiteral(Token.string, keyStart, keyEnd, this.keyPlain);
    out.push(0x3a);
    if (this.style.indent !== undefined) out.push(0x20);
    frame.width += 2;
  }

  private printComma(frame: Frame): void {
    if (frame.members && this.order) frame.members.segments.push(this.order.cut(this.out.length));
    this.out.push(0x2c);
  }

  private open(token: Token): void {
    const { out } = this;
    this.depth++;
    const frame = (this.frames[this.depth] ??= new Frame());
    frame.count = 0;
    frame.start = out.length;
    frame.width = 0;
    frame.commented = false;
    frame.members = this.order && token === Token.object ? new MemberList() : undefined;
    this.frame = frame;
    out.push(token === Token.object ? 0x7b : 0x5b);
  }

  private close(token: Token): void {
    const { frame, order, out } = this;
    const isObject = token === Token.closeObject;
    const members = frame.count > 0 ? frame.members : undefined;
    let tail = 0;
    if (members && order) this.printComma(frame);
    if (frame.count > 0 || this.beside.length + this.above.length > 0) {
      this.printBeside();
      if (members && order) tail = order.cut(out.length);
      this.printAbove();
      this.newLine(this.depth - 1);
    }
    out.push(isObject ? 0x7d : 0x5d);
    const width = widthOf(frame, isObject);
    const fits = !frame.commented && width <= this.style.inlineWidth;
    if (members && order) {
      if (fits) order.sortInPlace(members, tail, out);
      else order.sort(members, tail);
    }
    if (fits) joinLines(out, frame.start, isObject);
    const parent = this.frames[--this.depth] as Frame;
    parent.width += width;
    parent.commented ||= frame.commented;
    this.frame = parent;
  }

  private printLiteral(token: Token, start: number, end: number, plain: boolean): void {
    const { out } = this;
    const from = out.length;
    this.literals.print(token, start, end, plain);
    if (this.style.inlineWidth > 0) this.frame.width += countUnits(out.bytes, from, out.length);
  }

  private keepComment(): void {
    const { afterKey, bytes, end, previousEnd, start } = this.scanner;
    this.frame.commented = true;
    const stays = !afterKey && !this.lineEnded && this.placement.staysBeside(previousEnd, start, end);
    (stays ? this.beside : this.above).push({ start, end });
    this.lineEnded ||= stays && (bytes[start + 1] === 0x2f || hasLineBreak(bytes, start, end));
  }

  private printBeside(): void {
    if (this.beside.length === 0) return;
    for (const comment of this.beside) {
      this.out.push(0x20);
      this.printComment(comment);
    }
    this.beside = [];
    this.lineEnded = false;
  }

  private printAbove(): void {
    if (this.above.length === 0) return;
    for (const comment of this.above) {
      this.newLine(this.depth);
      this.printComment(comment);
    }
    this.above = [];
  }

  private printComment({ start, end }: Comment): void {
    const { bytes } = this.scanner;
    if (bytes[start + 1] === 0x2a) this.out.append(bytes, start, end);
    else this.out.append(toBytes(toText(bytes, start, end).trimEnd()));
  }

  private newLine(depth: number): void {
    const { out } = this;
    const { indent } = this.style;
    if (depth === 0 && (out.length === 0 || (indent === undefined && this.depth > 0))) return;
    if (depth > 0 && indent === undefined) return;
    out.push(0x0a);
    if (depth > 0) out.append((this.indents[depth] ??= toBytes((indent as string).repeat(depth))));
  }

  private finish(): Uint8Array {
    this.printBeside();
    this.printAbove();
    if (this.scanner.unrepresentable) throw this.scanner.unrepresentable;
    return this.order ? this.order.assemble(this.out) : this.out.written();
  }
}
