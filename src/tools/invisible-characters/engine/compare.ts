import { codePointAt } from '#lib/code-point.ts';
import { codePointLabel } from '#lib/unicode/properties.ts';
import { loadSecurity, skeletonOf } from '#lib/unicode/security.ts';

const mostDifferences = 100;

export interface Difference {
  /** In code points of the first text, from 0. */
  readonly index: number;
  readonly a: string | null;
  readonly b: string | null;
}

export interface Comparison {
  readonly same: boolean;
  /** Do they look alike? */
  readonly confusable: boolean;
  readonly skeletonA: string;
  readonly skeletonB: string;
  readonly differences: readonly Difference[];
}

export async function compareTexts(a: string, b: string): Promise<Comparison> {
  const data = await loadSecurity();
  const [skeletonA, skeletonB] = [skeletonOf(a, data), skeletonOf(b, data)];
  const [left, right] = [[...a], [...b]];
  const label = (character: string | undefined): string | null =>
    character === undefined ? null : codePointLabel(codePointAt(character) ?? 0);
  const differences: Difference[] = [];
  for (let index = 0; index < Math.max(left.length, right.length) && differences.length < mostDifferences; index++) {
    if (left[index] !== right[index]) differences.push({ index, a: label(left[index]), b: label(right[index]) });
  }
  return { same: a === b, confusable: skeletonA === skeletonB, skeletonA, skeletonB, differences };
}
