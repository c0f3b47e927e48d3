import type {
  AccessorNode,
  AssignmentNode,
  FunctionAssignmentNode,
  FunctionNode,
  IndexNode,
  MathNode,
  OperatorNode,
  RangeNode,
} from 'mathjs';
import { ToolError } from '#core/operation.ts';
import { call, isTrue, mapOver, settle, type Angle } from './call.ts';
import { countOf, guardRange, shapeOf } from './guards.ts';
import { isBig, isMatrix, libraryConstant, libraryFunction, math, unitOf } from './library.ts';
import { largest, tooLarge } from './limits.ts';
import { aliases, allowed, nameOf, offered, percentName } from './names.ts';

export type Scope = Map<string, unknown>;
type Callable = (args: readonly unknown[], env: Environment) => unknown;

export interface Environment {
  readonly angle: Angle;
  /** Throws when the time is over. */
  readonly tick: () => void;
  /** How deep the calls of own functions are nested. */
  depth: number;
  /** The names of the sheet, which own functions see as they are when they are called. */
  readonly root: Scope;
}

const deepest = 400;
const higherOrder = new Set(['map', 'filter', 'sort']);

/** A function that was defined in an expression. */
export class OwnFunction {
  constructor(
    readonly syntax: string,
    readonly call: Callable,
  ) {}
}

/**
 * Walks over a parsed expression and calculates it. Only the functions that are offered can be called, and no property
 * of any object can be reached.
 * @throws `unknown-symbol`, `forbidden-function`, `wrong-arguments` { symbol }, `too-large`, `timeout`
 */
export function interpret(node: MathNode, scope: Scope, env: Environment): unknown {
  env.tick();
  const value = (child: MathNode): unknown => interpret(child, scope, env);
  switch (node.type) {
    case 'ConstantNode':
      return settle((node as unknown as { readonly value: unknown }).value);
    case 'ParenthesisNode':
      return value((node as unknown as { readonly content: MathNode }).content);
    case 'SymbolNode':
      return symbolValue((node as unknown as { readonly name: string }).name, scope);
    case 'OperatorNode':
      return operatorValue(node as unknown as OperatorNode, value, env);
    case 'FunctionNode':
      return functionValue(node as unknown as FunctionNode, scope, env);
    case 'BlockNode': {
      const { blocks } = node as unknown as { readonly blocks: readonly { readonly node: MathNode }[] };
      return blocks.reduce<unknown>((_, block) => value(block.node), undefined);
    }
    case 'AssignmentNode':
      return assign(node as unknown as AssignmentNode, scope, env);
    case 'FunctionAssignmentNode':
      return define(node as unknown as FunctionAssignmentNode, scope);
    case 'ArrayNode':
      return settle(matrixOf(arrayOf(node, value)));
    case 'RangeNode': {
      const { start, end, step } = node as unknown as RangeNode;
      const bounds = [value(start), value(end), ...(step ? [value(step)] : [])];
      guardRange(bounds.filter(isBig));
      return call('range', [...bounds, true], env.angle);
    }
    case 'AccessorNode': {
      const { object, index } = node as unknown as AccessorNode;
      const target = value(object);
      return call('subset', [target, indexOf(index, target, scope, env)], env.angle);
    }
    case 'ConditionalNode': {
      const { condition, trueExpr, falseExpr } = node as unknown as Readonly<
        Record<'condition' | 'trueExpr' | 'falseExpr', MathNode>
      >;
      return value(isTrue(value(condition)) ? trueExpr : falseExpr);
    }
    case 'RelationalNode': {
      const { conditionals, params } = node as unknown as {
        readonly conditionals: readonly string[];
        readonly params: readonly MathNode[];
      };
      const values = params.map(value);
      return conditionals.every((name, at) => isTrue(call(name, [values[at], values[at + 1]], env.angle)));
    }
    default:
      throw new ToolError('wrong-arguments', { symbol: node.type === 'ObjectNode' ? '{' : '' });
  }
}

function symbolValue(name: string, scope: Scope): unknown {
  if (scope.has(name)) return scope.get(name);
  allowed(name);
  const original = aliases.get(name) ?? name;
  if (offered.has(original)) return new OwnFunction(name, (args, { angle }) => call(original, args, angle));
  const known = libraryConstant(name) ?? unitOf(name);
  if (known !== undefined) return known;
  const isKnown = typeof libraryFunction(name) === 'function' && Object.hasOwn(math, name);
  throw new ToolError(isKnown ? 'forbidden-function' : 'unknown-symbol', { symbol: name });
}

/** What stands before the percent sign. */
function percentOf({ fn, args }: FunctionNode): MathNode | undefined {
  return nameOf(fn) === percentName ? args[0] : undefined;
}

/** From the innermost left operand outwards: sums of thousands of terms need no deep stack. */
function operatorValue(node: OperatorNode, value: (child: MathNode) => unknown, env: Environment): unknown {
  const chain = [node];
  let first = node.args[0] as unknown as MathNode;
  while (first.type === 'OperatorNode') {
    chain.push(first as unknown as OperatorNode);
    first = (first as unknown as OperatorNode).args[0] as unknown as MathNode;
  }
  return chain.reduceRight((base, operator) => {
    env.tick();
    return applyTo(base, operator, value, env);
  }, value(first));
}

/** The value of an operator whose left operand is known. */
function applyTo(base: unknown, node: OperatorNode, value: (child: MathNode) => unknown, env: Environment): unknown {
  const [left, right] = node.args as unknown as readonly [MathNode, MathNode?];
  if (!right) return call(node.fn, [base], env.angle);
  const share = right as unknown as OperatorNode;
  // `a + b%` is parsed as `a + a * b/100` with the same node twice; it is calculated once.
  if (share.type === 'OperatorNode' && share.args[0] === (left as unknown) && share.args[1]) {
    return call(node.fn, [base, call('multiply', [base, value(share.args[1])], env.angle)], env.angle);
  }
  const points = right.type === 'FunctionNode' ? percentOf(right as unknown as FunctionNode) : undefined;
  if (points && (node.fn === 'add' || node.fn === 'subtract')) {
    const part = call('divide', [call('multiply', [base, value(points)], env.angle), math.bignumber(100)], env.angle);
    return call(node.fn, [base, part], env.angle);
  }
  return call(node.fn, [base, value(right)], env.angle);
}

function functionValue(node: FunctionNode, scope: Scope, env: Environment): unknown {
  const name = nameOf(node.fn);
  if (name === undefined) throw new ToolError('wrong-arguments', { symbol: '(' });
  const points = percentOf(node);
  if (points) return call('divide', [interpret(points, scope, env), math.bignumber(100)], env.angle);
  const target = symbolValue(name, scope);
  const args = node.args.map((arg) => interpret(arg, scope, env));
  const callback = args[1];
  if (higherOrder.has(name) && !scope.has(name) && callback instanceof OwnFunction) {
    return mapOver(name as 'map', args[0], (...items) => callback.call(items, env));
  }
  // The library must not see what functions are made of.
  if (!scope.has(name) && args.some((arg) => arg instanceof OwnFunction)) {
    if (name === 'typeOf' && args.length === 1) return 'function';
    throw new ToolError('wrong-arguments', { symbol: name });
  }
  if (target instanceof OwnFunction) return settle(target.call(args, env), name);
  throw new ToolError('wrong-arguments', { symbol: name });
}

function assign(node: AssignmentNode, scope: Scope, env: Environment): unknown {
  const name = nameOf(node.object);
  if (name === undefined) throw new ToolError('wrong-arguments', { symbol: '=' });
  const assigned = interpret(node.value, scope, env);
  const { index } = node;
  const changed = index
    ? call('subset', [scope.get(name), indexOf(index, scope.get(name), scope, env), assigned], env.angle)
    : assigned;
  scope.set(allowed(name), changed);
  return assigned;
}

function define(node: FunctionAssignmentNode, scope: Scope): OwnFunction {
  const { params, expr, name } = node as unknown as {
    readonly params: readonly string[];
    readonly expr: MathNode;
    readonly name: string;
  };
  const own = new OwnFunction(`${name}(${params.join(', ')})`, (args, env) => {
    if (args.length !== params.length) throw new ToolError('wrong-arguments', { symbol: name });
    if (env.depth >= deepest) throw tooLarge(name);
    env.depth += 1;
    try {
      const inner = new Map([...env.root, ...params.map((param, at) => [param, args[at]] as const)]);
      return interpret(expr, inner, env);
    } finally {
      env.depth -= 1;
    }
  });
  for (const param of params) allowed(param);
  scope.set(allowed(name), own);
  return own;
}

function matrixOf(items: unknown[]): unknown {
  try {
    return math.matrix(items as number[]);
  } catch {
    throw new ToolError('wrong-arguments', { symbol: '[' });
  }
}

function arrayOf(node: MathNode, value: (child: MathNode) => unknown): unknown[] {
  const { items } = node as unknown as { readonly items: readonly MathNode[] };
  return items.map((item) => {
    if (item.type === 'ArrayNode') return arrayOf(item, value);
    const found = value(item);
    return isMatrix(found) ? found.valueOf() : found;
  });
}

/** An index that counts from 1; `end` is the length. */
type Index = IndexNode & { isObjectProperty(): boolean; getObjectProperty(): string | null };

function indexOf(node: IndexNode, target: unknown, scope: Scope, env: Environment): unknown {
  const property = (node as Index).isObjectProperty() ? (node as Index).getObjectProperty() : null;
  if (property !== null) throw new ToolError('wrong-arguments', { symbol: property });
  const shape = typeof target === 'string' ? [target.length] : (shapeOf(target) ?? []);
  const places = (node.dimensions as MathNode[]).map((dimension, at) => {
    const inner: Scope = new Map(scope).set('end', math.bignumber(shape[at] ?? 0));
    return interpret(dimension, inner, env);
  });
  const highest = places.map((place) => {
    const numbers = (isMatrix(place) ? (place.toArray() as unknown[]) : [place]).filter(isBig);
    if (numbers.length === 0) throw new ToolError('wrong-arguments', { symbol: '[' });
    return numbers.reduce((most, number) => Math.max(most, Math.abs(number.toNumber())), 0);
  });
  if (!(countOf(highest) <= largest)) throw tooLarge('[');
  return call('index', places, env.angle);
}
