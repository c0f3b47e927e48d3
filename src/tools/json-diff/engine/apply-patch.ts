import { ToolError, type Details } from '#core/operation.ts';
import { childOf, readIndex, readPointer } from './pointer.ts';
import { copyOf, isEqual, sizeOf } from './structure.ts';
import type { Value } from './value.ts';

/** Copies beyond so many values are refused: a few operations could double a document for ever. */
const mostValues = 3_000_000;

interface Step {
  readonly op: string;
  readonly path: readonly string[];
  readonly from: readonly string[];
  readonly value: Value | undefined;
}

/**
 * The document after a JSON Patch (RFC 6902); the one that is given is changed on the way. `text` gives the content
 * of a string. Errors, each with the operation's { index } from 0: `invalid-patch` { reason },
 * `patch-path-not-found` { path }, `patch-test-failed` { path }.
 */
export function applyPatch(
  document: Value,
  patch: Value,
  text: (value: Value | undefined) => string | undefined,
): Value {
  if (patch.kind !== 'array') throw new ToolError('invalid-patch', { reason: 'not-an-array' });
  const holder = { root: document, size: sizeOf(document) };
  for (const [index, operation] of patch.items.entries()) applyStep(holder, operation, index, text);
  return holder.root;
}

function readStep(
  operation: Value,
  fail: (code: string, details?: Details) => never,
  text: (value?: Value) => string | undefined,
): Step {
  const members = operation.kind === 'object' ? operation.members : fail('invalid-patch', { reason: 'not-an-object' });
  const op = text(members.get('op')) ?? '';
  if (!['add', 'remove', 'replace', 'move', 'copy', 'test'].includes(op)) fail('invalid-patch', { reason: 'op' });
  const pointer = (name: string): readonly string[] => {
    const found = text(members.get(name));
    return (
      (found === undefined ? undefined : readPointer(found)) ??
      fail('invalid-patch', { reason: 'pointer', member: name })
    );
  };
  const value = members.get('value');
  if (!value && ['add', 'replace', 'test'].includes(op)) fail('invalid-patch', { reason: 'value' });
  return { op, path: pointer('path'), from: op === 'move' || op === 'copy' ? pointer('from') : [], value };
}

function applyStep(
  holder: { root: Value; size: number },
  operation: Value,
  index: number,
  text: (value?: Value) => string | undefined,
): void {
  const fail = (code: string, details: Details = {}): never => {
    throw new ToolError(code, { index, ...details });
  };
  const { op, path, from, value } = readStep(operation, fail, text);
  const shown = (segments: readonly string[]): string =>
    segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const notFound = (segments: readonly string[]): never => fail('patch-path-not-found', { path: shown(segments) });
  const find = (segments: readonly string[]): Value => {
    let at: Value | undefined = holder.root;
    for (const segment of segments) at = at && childOf(at, segment);
    return at ?? notFound(segments);
  };
  const remove = (segments: readonly string[]): Value => {
    const last = segments.at(-1) ?? fail('invalid-patch', { reason: 'root' });
    const found = find(segments);
    const parent = find(segments.slice(0, -1));
    if (parent.kind === 'object') parent.members.delete(last);
    else if (parent.kind === 'array') parent.items.splice(Number(last), 1);
    return found;
  };
  const put = (segments: readonly string[], added: Value, replaces: boolean): void => {
    const last = segments.at(-1);
    if (replaces) find(segments);
    if (last === undefined) {
      holder.root = added;
      return;
    }
    const parent = find(segments.slice(0, -1));
    if (parent.kind === 'object') parent.members.set(last, added);
    else if (parent.kind === 'value') notFound(segments);
    else {
      const at = last === '-' ? parent.items.length : readIndex(last);
      if (at === undefined || at > parent.items.length) notFound(segments);
      else parent.items.splice(at, replaces ? 1 : 0, added);
    }
  };
  const grown = (more: Value): Value => {
    holder.size += sizeOf(more);
    if (holder.size > mostValues) fail('invalid-patch', { reason: 'too-large' });
    return copyOf(more);
  };
  if (op === 'remove') remove(path);
  else if (op === 'test') {
    if (!isEqual(find(path), value as Value)) fail('patch-test-failed', { path: shown(path) });
  } else if (op === 'move') {
    const isInside = from.length < path.length && from.every((segment, at) => segment === path[at]);
    if (isInside) fail('invalid-patch', { reason: 'inside' });
    find(from);
    if (shown(from) !== shown(path)) put(path, remove(from), false);
  } else put(path, grown(op === 'copy' ? find(from) : (value as Value)), op === 'replace');
}
