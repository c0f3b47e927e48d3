import { ToolError } from '#core/operation.ts';
import type { Step } from '#lib/json-scan/token.ts';
import { toPointer } from '#lib/json-scan/path.ts';
import { indented } from './print.ts';
import type { Dictionary, Value } from './value.ts';

const nothing: Value = { kind: 'value', id: -1, literal: 'null' };

type Members = Dictionary['members'];

/** A member that differs; without a value it is to be removed. */
type Difference = readonly [key: string, value: Value | undefined];

/** An object whose patch is being written. */
interface Frame {
  readonly rest: Iterator<Difference>;
  readonly before: Members;
  readonly out: Map<string, Value>;
  readonly steps: readonly Step[];
}

function* differences(before: Members, after: Members): Generator<Difference> {
  for (const [key, value] of before) {
    const other = after.get(key);
    if (other?.id !== value.id) yield [key, other];
  }
  for (const [key, value] of after) if (!before.has(key)) yield [key, value];
}

/**
 * The JSON Merge Patch (RFC 7396) that makes `right` of `left`, indented by two. A null in it means removal, so that
 * one to be set is the error `null-not-representable` { path }, of the first one in the order of the patch; nulls in
 * arrays stay as they are.
 */
export function writeMergePatch(left: Value, right: Value): string {
  if (right.kind !== 'object') return indented(right);
  const open: Frame[] = [];
  const enter = (from: Value | undefined, to: Dictionary, steps: readonly Step[]): Value => {
    const before: Members = from?.kind === 'object' ? from.members : new Map();
    const out = new Map<string, Value>();
    open.push({ rest: differences(before, to.members), before, out, steps });
    return { kind: 'object', id: -1, members: out };
  };
  const root = enter(left, right, []);
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const { done, value: difference } = frame.rest.next();
    if (done) {
      open.pop();
      continue;
    }
    const [key, value] = difference;
    const steps = [...frame.steps, key];
    if (value?.kind === 'value' && value.literal === 'null') {
      throw new ToolError('null-not-representable', { path: toPointer(steps) });
    }
    frame.out.set(key, value?.kind === 'object' ? enter(frame.before.get(key), value, steps) : (value ?? nothing));
  }
  return indented(root);
}
