import { isEqual, isNumber } from '#lib/documents/equal.ts';
import { compareNumbers } from '#lib/documents/exact.ts';
import { isList, isTable, type Value } from '#lib/documents/value.ts';
import type { Step } from '#lib/json-scan/token.ts';
import type { Comparator, Expression } from './ast.ts';
import { callFunction, type Reference } from './functions.ts';

/** https://jmespath.org/specification.html#or-expressions */
function isFalse(value: Value): boolean {
  if (isList(value)) return value.length === 0;
  if (isTable(value)) return value.size === 0;
  return value === null || value === false || value === '';
}

function compare(sign: Comparator, left: Value, right: Value): Value {
  if (sign === '==') return isEqual(left, right);
  if (sign === '!=') return !isEqual(left, right);
  if (!isNumber(left) || !isNumber(right)) return null;
  const order = compareNumbers(left, right);
  if (sign === '<') return order < 0;
  if (sign === '<=') return order <= 0;
  return sign === '>' ? order > 0 : order >= 0;
}

type Slice = Extract<Expression, { kind: 'slice' }>;

function slice({ start, end, step }: Slice, list: readonly Value[]): Value[] {
  const { length } = list;
  const bound = (index: number): number => {
    const from = index < 0 ? index + length : index;
    return step > 0 ? Math.min(Math.max(from, 0), length) : Math.min(Math.max(from, -1), length - 1);
  };
  const first = start === undefined ? (step > 0 ? 0 : length - 1) : bound(start);
  const last = end === undefined ? (step > 0 ? length : -1) : bound(end);
  const found: Value[] = [];
  for (let at = first; step > 0 ? at < last : at > last; at += step) found.push(list[at] as Value);
  return found;
}

/** Each element by an expression; what is null is left out. */
function project(list: readonly Value[], right: Expression): Value[] {
  const found: Value[] = [];
  for (const item of list) {
    const value = evaluate(right, item);
    if (value !== null) found.push(value);
  }
  return found;
}

/** The value of an expression. Error: `invalid-type`. */
export function evaluate(expression: Expression, value: Value): Value {
  switch (expression.kind) {
    case 'current':
    case 'identity':
      return value;
    case 'literal':
      return expression.value;
    case 'field':
      return isTable(value) ? (value.get(expression.name) ?? null) : null;
    case 'index':
      return isList(value) ? (value.at(expression.index) ?? null) : null;
    case 'slice':
      return isList(value) ? slice(expression, value) : null;
    // Of null too: a function may take it (https://jmespath.org/specification.html#sub-expressions).
    case 'sub':
    case 'pipe':
      return evaluate(expression.right, evaluate(expression.left, value));
    case 'or': {
      const left = evaluate(expression.left, value);
      return isFalse(left) ? evaluate(expression.right, value) : left;
    }
    case 'and': {
      const left = evaluate(expression.left, value);
      return isFalse(left) ? left : evaluate(expression.right, value);
    }
    case 'not':
      return isFalse(evaluate(expression.inner, value));
    case 'flatten': {
      const list = evaluate(expression.inner, value);
      return isList(list) ? list.flatMap((item) => (isList(item) ? [...item] : [item])) : null;
    }
    case 'project': {
      const list = evaluate(expression.left, value);
      return isList(list) ? project(list, expression.right) : null;
    }
    case 'valueProject': {
      const table = evaluate(expression.left, value);
      return isTable(table) ? project([...table.values()], expression.right) : null;
    }
    case 'filter': {
      const list = evaluate(expression.left, value);
      if (!isList(list)) return null;
      const kept = list.filter((item) => !isFalse(evaluate(expression.test, item)));
      return project(kept, expression.right);
    }
    case 'compare':
      return compare(expression.sign, evaluate(expression.left, value), evaluate(expression.right, value));
    case 'list':
      return value === null ? null : expression.items.map((item) => evaluate(item, value));
    case 'hash':
      return value === null
        ? null
        : new Map(expression.members.map(([name, member]) => [name, evaluate(member, value)]));
    default:
      return callFunction(
        expression.name,
        expression.args.map(({ expression: inner, isReference }): Value | Reference =>
          isReference ? (item) => evaluate(inner, item) : evaluate(inner, value),
        ),
      );
  }
}

/** The steps to the node that an expression of names, indexes and `@` alone leads to, if there is one. */
export function stepsOf(expression: Expression, root: Value): Step[] | undefined {
  const steps: Step[] = [];
  const walk = (part: Expression, value: Value): Value | undefined => {
    if (part.kind === 'current') return value;
    if (part.kind === 'sub') {
      const left = walk(part.left, value);
      return left === undefined ? undefined : walk(part.right, left);
    }
    if (part.kind === 'field' && isTable(value)) {
      steps.push(part.name);
      return value.get(part.name);
    }
    if (part.kind !== 'index' || !isList(value)) return undefined;
    const index = part.index < 0 ? value.length + part.index : part.index;
    steps.push(index);
    return value[index];
  };
  return walk(expression, root) === undefined ? undefined : steps;
}
