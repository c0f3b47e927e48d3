import { JsonFault, toToolError } from '#lib/json-scan/fault.ts';
import { decodeString } from '#lib/json-scan/literal.ts';
import { openScanner } from '#lib/json-scan/open.ts';
import { countUnits } from '#lib/json-scan/position.ts';
import type { Scanner } from '#lib/json-scan/scanner.ts';
import { toBytes, toText } from '#lib/json-scan/source.ts';
import { Token } from '#lib/json-scan/token.ts';
import type { Places } from './places.ts';
import type { Reading, ReadOptions } from './reading.ts';
import { Trail, type Search } from './trail.ts';
import { depthLimit, Float, negativeZero, type Value } from './value.ts';

/** Digits and hexadecimal are integers of any size, everything else is a float. */
function numberOf(literal: string): bigint | Float {
  const digits = literal.replace(/^[+-]/, '');
  if (!/^(\d+|0[xX].*)$/.test(digits)) return new Float(Number(literal), literal);
  if (!literal.startsWith('-')) return BigInt(digits);
  return -BigInt(digits) || negativeZero;
}

/** Builds values from the tokens of a scanner. */
class Builder {
  readonly documents: Value[] = [];
  readonly trail = new Trail();
  private readonly open: (Value[] | Map<string, Value>)[] = [this.documents];
  private key = '';
  private at = 0;
  private units = 0;
  private keyOffset = 0;

  constructor(
    private readonly scanner: Scanner,
    private readonly search: Search | undefined,
    private readonly places: Places | undefined,
  ) {}

  take(token: Token): void {
    const { bytes, start, end } = this.scanner;
    switch (token) {
      case Token.key:
        this.key = decodeString(bytes, start, end);
        if (this.places) this.keyOffset = this.unitsBefore();
        break;
      case Token.string:
        this.add(decodeString(bytes, start, end));
        break;
      case Token.number:
        this.add(numberOf(toText(bytes, start, end)));
        break;
      case Token.true:
      case Token.false:
        this.add(token === Token.true);
        break;
      case Token.null:
        this.add(null);
        break;
      case Token.object:
        this.enter(new Map());
        break;
      case Token.array:
        this.enter([]);
        break;
      case Token.closeObject:
      case Token.closeArray:
        this.open.pop();
        this.trail.steps.pop();
    }
  }

  private enter(container: Value[] | Map<string, Value>): void {
    this.add(container);
    this.trail.steps.push(this.step);
    this.open.push(container);
  }

  /** The key or index of the value added last. */
  private get step(): string | number {
    const parent = this.open.at(-1);
    return Array.isArray(parent) ? parent.length - 1 : this.key;
  }

  private add(value: Value): void {
    const parent = this.open.at(-1) as Value[] | Map<string, Value>;
    if (Array.isArray(parent)) parent.push(value);
    else {
      if (parent.has(this.key)) this.trail.into(this.key, () => this.trail.warn('duplicate-key'));
      parent.set(this.key, value);
    }
    if (this.places) {
      const offset = this.unitsBefore();
      this.places.note(parent, this.step, offset, Array.isArray(parent) ? offset : this.keyOffset);
    }
    if (this.search) this.trail.into(this.step, () => this.search?.meet(this.trail, this.unitsBefore()));
  }

  /** The UTF-16 offset of the value that the scanner has just read. */
  private unitsBefore(): number {
    const { bytes, start } = this.scanner;
    this.units += countUnits(bytes, this.at, start);
    this.at = start;
    return this.units;
  }
}

/** JSON, JSONC or JSON5, one value after the other; with `strict` one value of RFC 8259. */
export function readJson(text: string, { strict = false, search, places }: ReadOptions): Reading {
  const bytes = toBytes(text);
  try {
    const dialect = strict ? 'json' : 'auto';
    const scanner = openScanner(bytes, { dialect, documents: strict ? 'single' : 'many', maxDepth: depthLimit });
    const builder = new Builder(scanner, search, places);
    for (let token = scanner.next(); token !== Token.end; token = scanner.next()) builder.take(token);
    return { documents: builder.documents, comments: scanner.comments, warnings: builder.trail.warnings };
  } catch (error) {
    throw error instanceof JsonFault ? toToolError(bytes, error) : error;
  }
}
