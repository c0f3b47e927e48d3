import { nestingLimit, Refusal } from '../refusal.ts';
import type { Argument, Comparator, Expression } from './ast.ts';
import { arityOf } from './functions.ts';
import { tokensOf, type Kind, type Token } from './lexer.ts';

/** How strongly a token binds what stands before it. */
const strength: Readonly<Partial<Record<Kind, number>>> = {
  '|': 1,
  '||': 2,
  '&&': 3,
  '==': 5,
  '!=': 5,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '[]': 9,
  '*': 20,
  '[?': 21,
  '.': 40,
  '!': 45,
  '{': 50,
  '[': 55,
  '(': 60,
};
/** What binds less ends a projection. */
const projectionStop = 10;

const identity: Expression = { kind: 'identity' };

/** Parses an expression by the strength of its operators. Error: `Refusal`. */
class Parser {
  private at = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): Expression {
    const expression = this.expression(0);
    if (this.token.kind !== 'end') this.refuse();
    return expression;
  }

  private get token(): Token {
    return this.tokens[this.at] as Token;
  }

  private next(): Token {
    return this.tokens[this.at++] as Token;
  }

  private refuse({ kind, start }: Token = this.token): never {
    throw new Refusal(kind === 'end' ? 'unexpected-end' : 'unexpected-character', start);
  }

  private sees(kind: Kind): boolean {
    return this.token.kind === kind;
  }

  private take(kind: Kind): boolean {
    if (!this.sees(kind)) return false;
    this.at++;
    return true;
  }

  private need(kind: Kind): Token {
    if (!this.sees(kind)) this.refuse();
    return this.next();
  }

  private expression(least: number): Expression {
    if (++this.depth > nestingLimit) throw new Refusal('out-of-range', this.token.start);
    let left = this.start(this.next());
    while (least < (strength[this.token.kind] ?? 0)) left = this.rest(left, this.next());
    this.depth--;
    return left;
  }

  /** What an expression starts with. */
  private start(token: Token): Expression {
    switch (token.kind) {
      case 'literal':
        return { kind: 'literal', value: token.value };
      case 'name':
        return { kind: 'field', name: token.name };
      case 'quoted':
        if (this.sees('(')) this.refuse();
        return { kind: 'field', name: token.name };
      case '@':
        return { kind: 'current' };
      case '*':
        return { kind: 'valueProject', left: identity, right: this.projected(20) };
      case '[]':
        return { kind: 'project', left: { kind: 'flatten', inner: identity }, right: this.projected(9) };
      case '[?':
        return this.filter(identity);
      case '[':
        return this.bracket();
      case '{':
        return this.hash();
      case '!':
        return { kind: 'not', inner: this.expression(45) };
      case '(': {
        const inner = this.expression(0);
        this.need(')');
        return inner;
      }
      default:
        return this.refuse(token);
    }
  }

  private bracket(): Expression {
    if (this.sees('number') || this.sees(':')) return this.indexed(identity);
    if (this.sees('*') && this.tokens[this.at + 1]?.kind === ']') {
      this.at += 2;
      return { kind: 'project', left: identity, right: this.projected(20) };
    }
    return this.list();
  }

  /** What goes on after an expression. */
  private rest(left: Expression, token: Token): Expression {
    switch (token.kind) {
      case '.':
        if (this.take('*')) return { kind: 'valueProject', left, right: this.projected(40) };
        return { kind: 'sub', left, right: this.afterDot(40) };
      case '|':
        return { kind: 'pipe', left, right: this.expression(1) };
      case '||':
        return { kind: 'or', left, right: this.expression(2) };
      case '&&':
        return { kind: 'and', left, right: this.expression(3) };
      case '(':
        return this.call(left, token);
      case '[?':
        return this.filter(left);
      case '[]':
        return { kind: 'project', left: { kind: 'flatten', inner: left }, right: this.projected(9) };
      case '[':
        if (this.sees('number') || this.sees(':')) return this.indexed(left);
        this.need('*');
        this.need(']');
        return { kind: 'project', left, right: this.projected(20) };
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return { kind: 'compare', sign: token.kind satisfies Comparator, left, right: this.expression(5) };
      default:
        return this.refuse(token);
    }
  }

  /** The part of an expression that is done with each element. */
  private projected(least: number): Expression {
    if ((strength[this.token.kind] ?? 0) < projectionStop) return identity;
    if (this.sees('[') || this.sees('[?')) return this.expression(least);
    if (this.take('.')) return this.afterDot(least);
    return this.refuse();
  }

  private afterDot(least: number): Expression {
    if (this.sees('name') || this.sees('quoted') || this.sees('*')) return this.expression(least);
    if (this.take('[')) return this.list();
    if (this.take('{')) return this.hash();
    return this.refuse();
  }

  private filter(left: Expression): Expression {
    const test = this.expression(0);
    this.need(']');
    const right = this.sees('[]') ? identity : this.projected(21);
    return { kind: 'filter', left, test, right };
  }

  private integer(): number | undefined {
    if (!this.sees('number')) return undefined;
    const { start, value } = this.next();
    const index = Number(value);
    if (!Number.isSafeInteger(index)) throw new Refusal('out-of-range', start);
    return index;
  }

  private indexed(left: Expression): Expression {
    const start = this.integer();
    if (!this.sees(':')) {
      this.need(']');
      const right: Expression = { kind: 'index', index: start ?? 0 };
      return left === identity ? right : { kind: 'sub', left, right };
    }
    this.need(':');
    const end = this.integer();
    const stepAt = this.tokens[this.at + 1]?.start ?? 0;
    const step = this.take(':') ? (this.integer() ?? 1) : 1;
    if (step === 0) throw new Refusal('zero-step', stepAt);
    this.need(']');
    const slice: Expression = { kind: 'slice', start, end, step };
    const sliced: Expression = left === identity ? slice : { kind: 'sub', left, right: slice };
    return { kind: 'project', left: sliced, right: this.projected(20) };
  }

  private list(): Expression {
    const items: Expression[] = [];
    do items.push(this.expression(0));
    while (this.take(','));
    this.need(']');
    return { kind: 'list', items };
  }

  private hash(): Expression {
    const members: (readonly [string, Expression])[] = [];
    do {
      const key = this.next();
      if (key.kind !== 'name' && key.kind !== 'quoted') this.refuse(key);
      this.need(':');
      members.push([key.name, this.expression(0)]);
    } while (this.take(','));
    this.need('}');
    return { kind: 'hash', members };
  }

  private call(callee: Expression, token: Token): Expression {
    const before = this.tokens[this.at - 2];
    if (callee.kind !== 'field' || before?.kind !== 'name' || before.end !== token.start) this.refuse(token);
    const { name } = callee;
    const args: Argument[] = [];
    while (!this.sees(')')) {
      const isReference = this.take('&');
      args.push({ isReference, expression: this.expression(0) });
      if (!this.take(',')) break;
      if (this.sees(')')) this.refuse();
    }
    this.need(')');
    const arity = arityOf(name);
    if (!arity) throw new Refusal('unknown-function', before.start, name);
    if (args.length < arity.least || args.length > arity.most) throw new Refusal('wrong-arguments', before.start, name);
    return { kind: 'call', name, args };
  }
}

export const parseJmesPath = (text: string): Expression => new Parser(tokensOf(text)).whole();
