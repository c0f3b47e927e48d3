import { ParseError, parseTOML, type AST } from 'toml-eslint-parser';
import type { Details } from '#core/operation.ts';
import type { Step } from '#lib/json-scan/token.ts';
import { faultAt } from './position.ts';
import type { Reading, ReadOptions } from './reading.ts';
import { tooDeepAt } from './toml-depth.ts';
import { ShortenedToml } from './toml-long-strings.ts';
import { Trail, type Search } from './trail.ts';
import { CalendarDate, depthLimit, Float, type Value } from './value.ts';

type Table = Map<string, Value>;

/** The parser has checked that no key is written twice, so every step leads to a table or a new member. */
class Walker {
  readonly root: Table = new Map();
  private readonly trail = new Trail();

  constructor(
    private readonly text: string,
    private readonly shift: number,
    private readonly short: ShortenedToml,
    private readonly search: Search | undefined,
  ) {
    this.trail.steps.push(0);
  }

  walk({ body }: AST.TOMLTopLevelTable): void {
    for (const node of body) {
      if (node.type === 'TOMLKeyValue') this.assign(this.root, node);
      else this.table(node);
    }
  }

  private nameOf(key: AST.TOMLBare | AST.TOMLQuoted): string {
    return key.type === 'TOMLBare' ? key.name : this.short.restore(key.value);
  }

  private table({ body, kind, key, resolvedKey, range }: AST.TOMLTable): void {
    const steps = resolvedKey.map((step) => (typeof step === 'string' ? this.short.restore(step) : step));
    const path = steps.slice(0, kind === 'array' ? -1 : undefined);
    const [last, ...ancestors] = path.toReversed() as [string, ...Step[]];
    const names = ancestors.toReversed();
    const parent = this.descend(this.root, names, key.range[0]);
    let table = parent.get(last) as Table | undefined;
    if (kind === 'array') {
      const list = (parent.get(last) ?? []) as Table[];
      parent.set(last, list);
      table = new Map();
      list.push(table);
    } else if (!table) {
      table = new Map();
      parent.set(last, table);
    }
    const before = this.trail.steps.length;
    this.trail.steps.push(...steps);
    this.enter(range[0]);
    for (const member of body) this.assign(table, member);
    this.trail.steps.length = before;
  }

  private assign(table: Table, { key, value }: AST.TOMLKeyValue): void {
    const names = key.keys.map((part) => this.nameOf(part));
    const last = names.at(-1) as string;
    const parent = this.descend(table, names.slice(0, -1), key.range[0]);
    const before = this.trail.steps.length;
    this.trail.steps.push(...names);
    parent.set(last, this.value(value));
    this.trail.steps.length = before;
  }

  /** Follows keys, and indexes of arrays of tables, from a table; tables that are not there yet are made. */
  private descend(from: Table, steps: readonly Step[], offset: number): Table {
    if (this.trail.steps.length + steps.length > depthLimit) throw this.tooDeep(offset);
    let at: Table | Table[] = from;
    for (const step of steps) {
      if (Array.isArray(at)) {
        at = at[step as number] as Table;
        continue;
      }
      let next = at.get(step as string) as Table | Table[] | undefined;
      if (!next) at.set(step as string, (next = new Map<string, Value>()));
      at = next;
    }
    return at as Table;
  }

  private value(node: AST.TOMLContentNode): Value {
    this.search?.meet(this.trail, this.offsetOf(node.range[0]));
    switch (node.type) {
      case 'TOMLArray':
        this.enter(node.range[0]);
        return node.elements.map((element, index) => this.trail.into(index, () => this.value(element)));
      case 'TOMLInlineTable': {
        this.enter(node.range[0]);
        const table: Table = new Map();
        for (const member of node.body) this.assign(table, member);
        return table;
      }
    }
    switch (node.kind) {
      case 'string':
        return this.short.restore(node.value);
      case 'boolean':
        return node.value;
      case 'integer':
        return node.bigint;
      case 'float':
        return new Float(node.value, node.number);
      default:
        return new CalendarDate(node.kind, node.datetime);
    }
  }

  /** A container starts here. */
  private enter(offset: number): void {
    if (this.trail.steps.length > depthLimit) throw this.tooDeep(offset);
    this.search?.meet(this.trail, this.offsetOf(offset));
  }

  private tooDeep(offset: number) {
    return faultAt('too-deep', this.text, this.offsetOf(offset));
  }

  /** The place in the text of an offset that the parser counted. */
  private offsetOf(offset: number): number {
    return this.short.offsetOf(offset) + this.shift;
  }
}

interface Parsed {
  readonly program: AST.TOMLProgram;
  readonly short: ShortenedToml;
}

/** A number of so many digits is too long for the parser. */
const longNumber = /(?<=[=[,\s])[+-]?\d[\w.+-]{99999,}/;

function parseShortened(body: string): Parsed {
  const short = new ShortenedToml(body);
  try {
    return { program: parseTOML(short.text, { tomlVersion: '1.1' }), short };
  } catch (error) {
    if (error instanceof ParseError) error.index = short.offsetOf(error.index);
    throw error;
  }
}

/** The tree of a text. A CR alone is a control character, which TOML allows nowhere; the parser takes it for a line. */
function parse(text: string, shift: number): Parsed {
  const stray = text.search(/\r(?!\n)/);
  const body = text.slice(shift, stray === -1 ? undefined : stray);
  try {
    const parsed = parseShortened(body);
    if (stray === -1) return parsed;
  } catch (error) {
    const long = body.search(longNumber);
    if (error instanceof RangeError && long >= 0)
      throw faultAt('invalid-toml', text, long + shift, { reason: 'long-number' });
    if (!(error instanceof ParseError)) throw error;
    const missing = missingValueAt(error, body);
    if (missing !== undefined) throw faultAt('invalid-toml', text, missing + shift, { reason: 'missing-value' });
    if (stray === -1 || error.index + shift < stray)
      throw faultAt('invalid-toml', text, error.index + shift, detailsOf(error, body));
  }
  throw faultAt('invalid-toml', text, stray, { reason: 'unexpected' });
}

/** TOML 1.0 or 1.1. */
export function readToml(text: string, { search }: ReadOptions): Reading {
  const shift = text.startsWith('\ufeff') ? 1 : 0;
  const deep = tooDeepAt(text);
  if (deep !== undefined) throw faultAt('too-deep', text, deep);
  const { program, short } = parse(text, shift);
  const walker = new Walker(text, shift, short, search);
  walker.walk(program.body[0]);
  return { documents: [walker.root], comments: program.comments.length, warnings: [] };
}

/** The parser's sentence about a text that ends where a value is to come. */
const unspecified = 'Unspecified values';

const reasons: readonly (readonly [start: string, reason: string])[] = [
  ['Unterminated string', 'unterminated-string'],
  ['Unterminated', 'unterminated'],
  ['Must be a newline', 'missing-newline'],
  ['Expected equal', 'missing-equals-sign'],
  [unspecified, 'missing-value'],
  ['Expected comma', 'missing-comma'],
  ['Defining a key', 'repeated-key'],
  ['Leading zeros', 'leading-zero'],
  ['Unexpected invalid', 'impossible-date'],
  ['Invalid character in escape', 'bad-escape'],
];

/** Where the line begins that ends at an offset. `lastIndexOf` takes -1 for 0. */
const lineStart = (text: string, end: number): number => (end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1);

/**
 * The offset behind an equals sign without a value, or undefined if no value is missing. The parser reports what comes
 * next instead, even on a later line, as a wrong value.
 */
function missingValueAt({ index, message }: ParseError, text: string): number | undefined {
  const isAtEnd = message.startsWith(unspecified);
  let start = lineStart(text, index);
  let line = text.slice(start, index);
  if (!isAtEnd && !/[,\]}]/.test(text.charAt(index)) && /\S/.test(line)) return undefined;
  while (/^\s*(?:#|$)/.test(line) && start > 0) {
    const end = start - 1;
    start = lineStart(text, end);
    line = text.slice(start, end);
  }
  const sign = line.search(/=\s*(?:#.*)?$/);
  if (sign < 0) return undefined;
  const found = start + sign + 1;
  try {
    parseShortened(`${text.slice(0, found)}=`);
  } catch (error) {
    // A second sign is refused behind the first one, but not in a comment.
    if (error instanceof ParseError && error.index === found) return found;
  }
  return undefined;
}

/** A part of a key, in quotes or bare. */
const keyAt = /"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s.=\]]+)/y;

/** What the parser's sentence is about, for a sentence of ours. */
function detailsOf({ message, index }: ParseError, text: string): Details {
  const reason = reasons.find(([start]) => message.startsWith(start))?.[1] ?? 'unexpected';
  if (reason !== 'repeated-key') return { reason };
  keyAt.lastIndex = index;
  const [, double, single, bare] = keyAt.exec(text) ?? [];
  return { reason, key: double ?? single ?? bare ?? '' };
}
