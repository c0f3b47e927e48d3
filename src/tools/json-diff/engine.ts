import { choice, flag, list, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { matchings } from './engine/value.ts';

const loadFormat = once(() => import('./engine/format.ts'));

/** The scanner and the comparison: loaded when the first operation runs. */
const load = once(() => import('./engine/compare.ts'));

const pair = { left: text(), right: text() };
const matching = {
  arrays: choice(matchings, 'align'),
  arrayKey: text('id'),
  ignorePaths: list(text(), {}, []),
};

/**
 * The differences of two documents as a tree; values are JSON text, literals as written.
 * Errors: `invalid-json` and `too-deep`, each with { side, line, column }.
 */
export const diff = operation('json-diff/diff', {
  input: { ...pair, ...matching, onlyDifferences: flag(false) },
  run: async (input) => (await load()).compare(input),
});

/** The same as a flat list in the order of the tree. Errors as `diff`. */
export const changes = operation('json-diff/changes', {
  input: { ...pair, ...matching },
  run: async (input) => (await load()).changesOf({ ...input, onlyDifferences: true }),
});

/** The JSON Patch (RFC 6902) that makes `right` of `left`. Errors as `diff`. */
export const patch = operation('json-diff/patch', {
  input: { ...pair, arrays: choice(['align', 'index'], 'align'), includeTests: flag(false) },
  result: 'text',
  run: async (input) => (await load()).patchOf(input),
});

/**
 * The document after a JSON Patch. Errors: `invalid-json` and `too-deep` { side }, `invalid-patch` { index, reason },
 * `patch-path-not-found` { index, path }, `patch-test-failed` { index, path }; indexes from 0.
 */
export const applyPatch = operation('json-diff/apply-patch', {
  input: { document: text(), patch: text() },
  result: 'text',
  run: async (input) => (await load()).patched(input),
});

/** The JSON Merge Patch (RFC 7396) that makes `right` of `left`. Error besides those of `diff`: `null-not-representable` { path }. */
export const mergePatch = operation('json-diff/merge-patch', {
  input: pair,
  result: 'text',
  run: async (input) => (await load()).mergePatchOf(input),
});

/** One document tidied: two spaces per level, literals and comments kept. Errors: those of reading JSON, without a side. */
export const format = operation('json-diff/format', {
  input: { text: text(), sortKeys: flag(false) },
  result: 'text',
  run: async (input, context) => (await loadFormat()).formatDocument(input, context),
});
