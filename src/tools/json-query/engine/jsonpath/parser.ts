import { nestingLimit, Refusal } from '../refusal.ts';
import {
  functions,
  isSingular,
  type Argument,
  type Call,
  type Comparable,
  type Comparison,
  type FunctionName,
  type Logical,
  type Query,
  type Segment,
  type Selector,
} from './ast.ts';
import { Cursor } from './cursor.ts';
import { integerAt, literalAt } from './literals.ts';

const nameForm =
  /[A-Za-z_\u0080-\ud7ff\ue000-\uffff\u{10000}-\u{10ffff}][\w\u0080-\ud7ff\ue000-\uffff\u{10000}-\u{10ffff}]*/uy;
const functionForm = /[a-z][a-z0-9_]*(?=\()/y;
const signs: readonly Comparison[] = ['==', '!=', '<=', '>=', '<', '>'];

/** Parses a query of RFC 9535, Appendix A. Error: `Refusal`. */
class Parser {
  private depth = 0;

  constructor(private readonly cursor: Cursor) {}

  whole(): Query {
    const { cursor } = this;
    cursor.need('$');
    const segments = this.segments();
    if (!cursor.isAtEnd) cursor.refuse();
    return { isRelative: false, segments };
  }

  private nested<T>(read: () => T): T {
    if (++this.depth > nestingLimit) throw new Refusal('out-of-range', this.cursor.at);
    const result = read();
    this.depth--;
    return result;
  }

  private segments(): Segment[] {
    const { cursor } = this;
    const segments: Segment[] = [];
    for (;;) {
      const start = cursor.at;
      cursor.space();
      if (cursor.sees('[')) segments.push({ isDescendant: false, selectors: this.bracketed() });
      else if (cursor.take('..')) {
        segments.push({ isDescendant: true, selectors: cursor.sees('[') ? this.bracketed() : [this.shorthand()] });
      } else if (cursor.take('.')) segments.push({ isDescendant: false, selectors: [this.shorthand()] });
      else {
        cursor.at = start;
        return segments;
      }
    }
  }

  private shorthand(): Selector {
    const { cursor } = this;
    if (cursor.take('*')) return { kind: 'wildcard' };
    return { kind: 'name', name: cursor.match(nameForm) ?? cursor.refuse() };
  }

  private bracketed(): Selector[] {
    const { cursor } = this;
    cursor.need('[');
    const selectors: Selector[] = [];
    do {
      cursor.space();
      selectors.push(this.selector());
      cursor.space();
    } while (cursor.take(','));
    cursor.need(']');
    return selectors;
  }

  private selector(): Selector {
    const { cursor } = this;
    if (cursor.sees('"') || cursor.sees("'")) return { kind: 'name', name: cursor.string() };
    if (cursor.take('*')) return { kind: 'wildcard' };
    if (cursor.take('?')) {
      cursor.space();
      return { kind: 'filter', test: this.nested(() => this.or()) };
    }
    const start = integerAt(cursor);
    const afterStart = cursor.at;
    cursor.space();
    if (!cursor.take(':')) {
      cursor.at = afterStart;
      return start === undefined ? cursor.refuse() : { kind: 'index', index: start };
    }
    cursor.space();
    const end = integerAt(cursor);
    const afterEnd = cursor.at;
    cursor.space();
    let step: number | undefined;
    if (cursor.take(':')) {
      cursor.space();
      step = integerAt(cursor);
    } else cursor.at = afterEnd;
    return { kind: 'slice', start, end, step: step ?? 1 };
  }

  private or(): Logical {
    return this.joined('||', 'or', () => this.joined('&&', 'and', () => this.basic()));
  }

  private joined(sign: string, kind: 'or' | 'and', read: () => Logical): Logical {
    const { cursor } = this;
    const first = read();
    const parts = [first];
    for (;;) {
      const start = cursor.at;
      cursor.space();
      if (!cursor.take(sign)) {
        cursor.at = start;
        return parts.length === 1 ? first : { kind, parts };
      }
      cursor.space();
      parts.push(read());
    }
  }

  private basic(): Logical {
    const { cursor } = this;
    if (cursor.take('!')) {
      cursor.space();
      const start = cursor.at;
      if (cursor.sees('(')) return { kind: 'not', part: this.parenthesized() };
      const part = this.test();
      if (part.kind === 'compare') throw new Refusal('unexpected-character', start);
      return { kind: 'not', part };
    }
    return cursor.sees('(') ? this.parenthesized() : this.test();
  }

  private parenthesized(): Logical {
    const { cursor } = this;
    return this.nested(() => {
      cursor.need('(');
      cursor.space();
      const inner = this.or();
      cursor.space();
      cursor.need(')');
      return inner;
    });
  }

  /** A comparison, or a test by itself. */
  private test(): Logical {
    const { cursor } = this;
    const start = cursor.at;
    const left = this.operand();
    const after = cursor.at;
    cursor.space();
    const sign = signs.find((each) => cursor.take(each));
    if (sign) {
      const comparable = this.comparable(left, start);
      cursor.space();
      const second = cursor.at;
      return { kind: 'compare', sign, left: comparable, right: this.comparable(this.operand(), second) };
    }
    cursor.at = after;
    if (left.kind === 'query') return { kind: 'exists', query: left.query };
    if (left.kind === 'literal') throw new Refusal('unexpected-character', start);
    if (functions[left.call.name].gives === 'value') throw new Refusal('not-comparable', start, left.call.name);
    return left;
  }

  private comparable(operand: Comparable, at: number): Comparable {
    if (operand.kind === 'query' && !isSingular(operand.query)) throw new Refusal('not-comparable', at);
    if (operand.kind === 'call' && functions[operand.call.name].gives !== 'value') {
      throw new Refusal('not-comparable', at, operand.call.name);
    }
    return operand;
  }

  private operand(): Comparable {
    const { cursor } = this;
    if (cursor.sees('@') || cursor.sees('$')) {
      const isRelative = cursor.take('@') || !cursor.take('$');
      return { kind: 'query', query: { isRelative, segments: this.nested(() => this.segments()) } };
    }
    if (cursor.sees('"') || cursor.sees("'")) return { kind: 'literal', value: cursor.string() };
    const name = cursor.match(functionForm);
    if (name !== undefined) return { kind: 'call', call: this.nested(() => this.call(name)) };
    return { kind: 'literal', value: literalAt(cursor) };
  }

  private call(name: string): Call {
    const { cursor } = this;
    const start = cursor.at - name.length;
    if (!Object.hasOwn(functions, name)) throw new Refusal('unknown-function', start, name);
    const known = name as FunctionName;
    const { takes } = functions[known];
    const args: Argument[] = [];
    cursor.need('(');
    cursor.space();
    while (!cursor.sees(')')) {
      const kind = takes[args.length];
      if (kind === undefined) throw new Refusal('wrong-arguments', start, name);
      args.push(this.argument(kind, start, name));
      cursor.space();
      if (!cursor.take(',')) break;
      cursor.space();
      if (cursor.sees(')')) cursor.refuse();
    }
    cursor.need(')');
    if (args.length !== takes.length) throw new Refusal('wrong-arguments', start, name);
    return { name: known, args };
  }

  /** Well-typed by RFC 9535 §2.4.3. */
  private argument(kind: 'value' | 'nodes', start: number, name: string): Argument {
    const operand = this.operand();
    const wrong = new Refusal('wrong-arguments', start, name);
    if (kind === 'nodes') {
      if (operand.kind !== 'query') throw wrong;
      return { kind: 'nodes', query: operand.query };
    }
    if (operand.kind === 'query' && !isSingular(operand.query)) throw wrong;
    if (operand.kind === 'call' && functions[operand.call.name].gives !== 'value') throw wrong;
    return operand;
  }
}

export const parseJsonPath = (text: string): Query => new Parser(new Cursor(text)).whole();
