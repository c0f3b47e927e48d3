import { ToolError } from '#core/operation.ts';
import type { Step } from '#lib/json-scan/token.ts';
import { toPointer } from '#lib/json-scan/path.ts';
import { indented } from './print.ts';
import type { Dictionary, Value } from './value.ts';

const nothing: Value = { kind: 'value', id: -1, literal: 'null' };

interface Task {
  readonly left: Value | undefined;
  readonly right: Dictionary;
  readonly out: Map<string, Value>;
  readonly steps: readonly Step[];
}

/**
 * The JSON Merge Patch (RFC 7396) that makes `right` of `left`, indented by two. A null in it means removal, so that
 * one to be set is the error `null-not-representable` { path }; nulls in arrays stay as they are.
 */
export function writeMergePatch(left: Value, right: Value): string {
  if (right.kind !== 'object') return indented(right);
  const root = new Map<string, Value>();
  const tasks: Task[] = [{ left, right, out: root, steps: [] }];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const { out, steps } = task;
    const before: Dictionary['members'] = task.left?.kind === 'object' ? task.left.members : new Map();
    const set = (key: string, value: Value): void => {
      const at = [...steps, key];
      if (value.kind === 'value' && value.literal === 'null') {
        throw new ToolError('null-not-representable', { path: toPointer(at) });
      }
      if (value.kind !== 'object') {
        out.set(key, value);
        return;
      }
      const members = new Map<string, Value>();
      out.set(key, { kind: 'object', id: -1, members });
      tasks.push({ left: before.get(key), right: value, out: members, steps: at });
    };
    for (const [key, value] of before) {
      const other = task.right.members.get(key);
      if (!other) out.set(key, nothing);
      else if (other.id !== value.id) set(key, other);
    }
    for (const [key, value] of task.right.members) if (!before.has(key)) set(key, value);
  }
  return indented({ kind: 'object', id: -1, members: root });
}
