import { compareCodePoints } from '#lib/documents/code-point-order.ts';
import { isEqual, isNumber } from '#lib/documents/equal.ts';
import { compareNumbers } from '#lib/documents/exact.ts';
import { isList, isTable, type Value } from '#lib/documents/value.ts';
import type { Step } from '#lib/json-scan/token.ts';
import type { Argument, Call, Comparable, Comparison, Logical, Query, Selector } from './ast.ts';
import { regexOf } from './i-regexp.ts';

/** A value with its place in the document. */
export interface PathNode {
  readonly value: Value;
  readonly parent: PathNode | undefined;
  readonly step: Step;
}

export function stepsTo(node: PathNode): Step[] {
  const steps: Step[] = [];
  for (let at = node; at.parent; at = at.parent) steps.push(at.step);
  return steps.toReversed();
}

const childOf = (parent: PathNode, step: Step, value: Value): PathNode => ({ value, parent, step });

function childrenOf(node: PathNode): PathNode[] {
  const { value } = node;
  if (isList(value)) return value.map((item, index) => childOf(node, index, item));
  if (!isTable(value)) return [];
  return Array.from(value, ([name, member]) => childOf(node, name, member));
}

/** The node and all below it, each before its children. */
function* descendantsOf(root: PathNode): Generator<PathNode> {
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node;
    const children = childrenOf(node);
    for (let at = children.length - 1; at >= 0; at--) pending.push(children[at] as PathNode);
  }
}

type Slice = Extract<Selector, { kind: 'slice' }>;

/** RFC 9535 §2.3.4.2.2. */
function* sliced({ start, end, step }: Slice, length: number): Generator<number> {
  if (step === 0) return;
  const normal = (index: number): number => (index >= 0 ? index : length + index);
  const clamp = (index: number, low: number, high: number): number => Math.min(Math.max(index, low), high);
  if (step > 0) {
    const upper = clamp(normal(end ?? length), 0, length);
    for (let at = clamp(normal(start ?? 0), 0, length); at < upper; at += step) yield at;
    return;
  }
  const lower = end === undefined ? -1 : clamp(normal(end), -1, length - 1);
  for (let at = clamp(start === undefined ? length - 1 : normal(start), -1, length - 1); at > lower; at += step)
    yield at;
}

/** Nothing is undefined. */
type Maybe = Value | undefined;

function compare(sign: Comparison, left: Maybe, right: Maybe): boolean {
  switch (sign) {
    case '==':
      return left === undefined || right === undefined ? left === right : isEqual(left, right);
    case '!=':
      return !compare('==', left, right);
    case '<=':
      return compare('<', left, right) || compare('==', left, right);
    case '>=':
      return compare('<', right, left) || compare('==', left, right);
    case '>':
      return compare('<', right, left);
    default:
      if (left === undefined || right === undefined) return false;
      if (typeof left === 'string') return typeof right === 'string' && compareCodePoints(left, right) < 0;
      return isNumber(left) && isNumber(right) && compareNumbers(left, right) < 0;
  }
}

/** RFC 9535 §2.4.4: Unicode scalar values, elements or members. */
function lengthOf(value: Maybe): Maybe {
  if (typeof value === 'string') return BigInt([...value].length);
  if (isList(value as Value)) return BigInt((value as readonly Value[]).length);
  return value !== undefined && isTable(value) ? BigInt(value.size) : undefined;
}

/** Evaluates queries over one document. */
export class Evaluator {
  private readonly root: PathNode;

  constructor(document: Value) {
    this.root = { value: document, parent: undefined, step: '' };
  }

  nodes({ isRelative, segments }: Query, current = this.root): PathNode[] {
    let nodes = [isRelative ? current : this.root];
    for (const { isDescendant, selectors } of segments) {
      const next: PathNode[] = [];
      for (const node of nodes) {
        if (!isDescendant) this.selectAll(selectors, node, next);
        else for (const each of descendantsOf(node)) this.selectAll(selectors, each, next);
      }
      nodes = next;
    }
    return nodes;
  }

  private selectAll(selectors: readonly Selector[], node: PathNode, found: PathNode[]): void {
    for (const selector of selectors) this.select(selector, node, found);
  }

  private select(selector: Selector, node: PathNode, found: PathNode[]): void {
    const { value } = node;
    const takeIndex = (index: number): void => {
      const item = isList(value) ? value[index] : undefined;
      if (item !== undefined) found.push(childOf(node, index, item));
    };
    switch (selector.kind) {
      case 'name': {
        const member = isTable(value) ? value.get(selector.name) : undefined;
        if (member !== undefined) found.push(childOf(node, selector.name, member));
        break;
      }
      case 'wildcard':
        for (const child of childrenOf(node)) found.push(child);
        break;
      case 'index':
        if (isList(value)) takeIndex(selector.index < 0 ? value.length + selector.index : selector.index);
        break;
      case 'slice':
        if (isList(value)) for (const index of sliced(selector, value.length)) takeIndex(index);
        break;
      default:
        for (const child of childrenOf(node)) if (this.holds(selector.test, child)) found.push(child);
    }
  }

  private holds(test: Logical, node: PathNode): boolean {
    switch (test.kind) {
      case 'or':
        return test.parts.some((part) => this.holds(part, node));
      case 'and':
        return test.parts.every((part) => this.holds(part, node));
      case 'not':
        return !this.holds(test.part, node);
      case 'exists':
        return this.nodes(test.query, node).length > 0;
      case 'compare':
        return compare(test.sign, this.valueOf(test.left, node), this.valueOf(test.right, node));
      default:
        return this.matches(test.call, node);
    }
  }

  private valueOf(operand: Comparable, node: PathNode): Maybe {
    if (operand.kind === 'literal') return operand.value;
    if (operand.kind === 'query') return this.nodes(operand.query, node)[0]?.value;
    return this.called(operand.call, node);
  }

  private argument(argument: Argument | undefined, node: PathNode): Maybe {
    return argument && argument.kind !== 'nodes' ? this.valueOf(argument, node) : undefined;
  }

  private called({ name, args }: Call, node: PathNode): Maybe {
    const [first] = args;
    if (name === 'length') return lengthOf(this.argument(first, node));
    if (first?.kind !== 'nodes') return undefined;
    const nodes = this.nodes(first.query, node);
    if (name === 'count') return BigInt(nodes.length);
    return nodes.length === 1 ? nodes[0]?.value : undefined;
  }

  private matches({ name, args }: Call, node: PathNode): boolean {
    const [text, pattern] = args.map((argument) => this.argument(argument, node));
    if (typeof text !== 'string' || typeof pattern !== 'string') return false;
    return regexOf(pattern, name === 'match')?.test(text) ?? false;
  }
}
