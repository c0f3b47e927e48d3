import { decodeString } from '#lib/json-scan/literal.ts';
import { toBytes } from '#lib/json-scan/source.ts';
import { applyPatch } from './apply-patch.ts';
import { listChanges, type Change } from './changes.ts';
import { diffTree, type DiffNode, type DiffOptions, type DiffStats } from './diff-tree.ts';
import { readIgnores } from './ignore.ts';
import { writeMergePatch } from './merge-patch.ts';
import { indented } from './print.ts';
import { readDocument, type Repeated } from './read-document.ts';
import { Interner, type Value } from './value.ts';
import { writePatch } from './write-patch.ts';

interface Pair {
  readonly left: string;
  readonly right: string;
}

export interface Comparison {
  readonly equal: boolean;
  readonly stats: DiffStats;
  readonly tree: DiffNode;
  readonly warnings: readonly Repeated<'left' | 'right'>[];
}

function readPair({ left, right }: Pair, unordered = false, ignorePaths: readonly string[] = []) {
  const interner = new Interner(unordered);
  const ignores = readIgnores(ignorePaths);
  return { a: readDocument(left, 'left', interner, ignores), b: readDocument(right, 'right', interner, ignores) };
}

export function compare(input: Pair & DiffOptions & { readonly ignorePaths: readonly string[] }): Comparison {
  const { a, b } = readPair(input, input.arrays === 'unordered', input.ignorePaths);
  const { tree, stats } = diffTree(a.root, b.root, input);
  return { equal: a.root.id === b.root.id, stats, tree, warnings: [...a.warnings, ...b.warnings] };
}

export function changesOf(input: Parameters<typeof compare>[0]): Change[] {
  return listChanges(compare(input).tree);
}

export function patchOf(input: Pair & Parameters<typeof writePatch>[2]): string {
  const { a, b } = readPair(input);
  return writePatch(a.root, b.root, input);
}

export function mergePatchOf(input: Pair): string {
  const { a, b } = readPair(input);
  return writeMergePatch(a.root, b.root);
}

/** The content of a string literal, undefined of anything else. */
function textOf(value: Value | undefined): string | undefined {
  if (value?.kind !== 'value' || !value.literal.startsWith('"')) return undefined;
  const bytes = toBytes(value.literal);
  return decodeString(bytes, 0, bytes.length);
}

export function patched({ document, patch }: { readonly document: string; readonly patch: string }): string {
  const interner = new Interner();
  const before = readDocument(document, 'document', interner).root;
  return indented(applyPatch(before, readDocument(patch, 'patch', interner).root, textOf));
}
