import { ToolError } from '#core/operation.ts';
import { toPointer } from '#lib/json-scan/path.ts';
import { isList, isTable, type Value } from '#lib/documents/value.ts';

/** The value at a JSON Pointer; several documents are one array. */
function valueAt(root: Value, pointer: string): Value {
  const missing = () => new ToolError('path-not-found', { path: pointer });
  const [start, ...tokens] = pointer.split('/');
  if (start !== '') throw missing();
  let value: Value | undefined = root;
  for (const token of tokens) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (isTable(value)) value = value.get(key);
    else value = isList(value) && /^(0|[1-9]\d*)$/.test(key) ? value[Number(key)] : undefined;
    if (value === undefined) throw missing();
  }
  return value;
}

/** The rows of a table: the elements of an array, or one object. */
export function rowsOf(documents: readonly Value[], pointer: string): readonly Value[] {
  const root = documents.length === 1 ? (documents[0] as Value) : documents;
  const value = valueAt(root, pointer);
  if (isList(value)) return value;
  if (isTable(value)) return [value];
  throw new ToolError('not-tabular', { path: pointer, ...(pointer === '' && { reason: 'root' }) });
}

const arraysOffered = 20;

/** Pointers to arrays that lie in objects of the root, for choosing where the rows are. */
export function arraysIn(documents: readonly Value[]): string[] {
  const found: string[] = [];
  const search = (value: Value, path: string): void => {
    if (found.length >= arraysOffered) return;
    if (isList(value)) found.push(path);
    else if (isTable(value)) for (const [key, member] of value) search(member, path + toPointer([key]));
  };
  const [root] = documents;
  if (documents.length === 1 && root !== undefined && isTable(root)) search(root, '');
  return found;
}
