import { text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { cleanFields, scanFields } from './engine/fields.ts';

const loadScan = once(() => import('./engine/scan.ts'));
const loadSecurityModule = once(() => import('#lib/unicode/security.ts'));
const loadCompare = once(() => import('./engine/compare.ts'));
const loadClean = once(() => import('./engine/clean.ts'));

/**
 * Everything in a text that cannot be seen or is not what it looks like, each with its place, its severity in a text or
 * in source code, and facts of its kind. Properties are those of Unicode 17.0 and UTS #39.
 *
 * @example
 * ```ts
 * await execute(scan, { text: 'a\u200Bb' }); // verdict: 'warning', findings: [{ kind: 'zero-width', index: 1, … }]
 * ```
 */
export const scan = operation('invisible-characters/scan', {
  thread: 'worker',
  input: scanFields,
  run: async ({ text, context, limit }) => (await loadScan()).scanText(text, context, limit),
});

/** UTS #39 §4, `internalSkeleton`: texts that look alike have the same one. */
export const skeleton = operation('invisible-characters/skeleton', {
  result: 'text',
  thread: 'worker',
  input: { text: text() },
  run: async ({ text }) => {
    const { loadSecurity, skeletonOf } = await loadSecurityModule();
    return skeletonOf(text, await loadSecurity());
  },
});

/** Whether two texts are the same or look alike, and where they differ, code point by code point (100 at most). */
export const compare = operation('invisible-characters/compare', {
  thread: 'worker',
  input: { a: text(), b: text() },
  run: async ({ a, b }) => (await loadCompare()).compareTexts(a, b),
});

/** The text without what `scan` reports in source code of the chosen kinds; everything else stays. */
export const clean = operation('invisible-characters/clean', {
  result: 'text',
  thread: 'worker',
  input: cleanFields,
  run: async (input) => (await loadClean()).cleanText(input),
});

/** The text with every invisible character as `[U+200B]`. */
export const reveal = operation('invisible-characters/reveal', {
  result: 'text',
  thread: 'worker',
  input: { text: text() },
  run: async ({ text }) => (await loadClean()).revealText(text),
});
