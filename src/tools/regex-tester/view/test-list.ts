import { editorOffset, textOffset, withLineFeeds } from '#ui/code-editor/measures.ts';
import type { Test, TestResult } from '../engine/run-tests.ts';
import { fields } from './draft.ts';

/** Tests as JSON for `run-tests`, without members that have their default value. */
export const writeTests = (tests: readonly Test[]): string =>
  JSON.stringify(
    tests.map(({ text, expect, value, groups }) => ({
      text,
      expect,
      ...(value !== null && { value }),
      ...(JSON.stringify(groups) !== '{}' && { groups }),
    })),
    null,
    2,
  );

type Groups = Readonly<Record<string, string | null>>;

const isText = (value: unknown): boolean => value === null || typeof value === 'string';

const isGroups = (groups: unknown): groups is Groups =>
  typeof groups === 'object' && groups !== null && !Array.isArray(groups) && Object.values(groups).every(isText);

/** The tests of a JSON text; undefined if it has none, or anything else. */
export function readTests(content: string): readonly Test[] | undefined {
  try {
    const reading = fields.tests.read(JSON.parse(content), []);
    return reading.ok && reading.value.length > 0 && reading.value.every(({ groups }) => isGroups(groups))
      ? reading.value
      : undefined;
  } catch {
    return undefined;
  }
}

/** What a test expects besides a match. */
export interface Expected {
  /** The number or name of a group; undefined for the whole match. */
  readonly key: string | undefined;
  /** Null for a group that takes no part. */
  readonly expected: string | null;
  /** What came instead. */
  readonly found?: string | null;
}

export function expectedOf(
  { expect, value, groups }: Test,
  result: Pick<TestResult, 'value' | 'groups' | 'faults'> | undefined,
): readonly Expected[] {
  if (expect === 'no-match') return [];
  const hasFault = (fault: string): boolean => result?.faults.includes(fault) ?? false;
  const whole: Expected = {
    key: undefined,
    expected: value,
    ...(hasFault('value') && { found: result?.value ?? null }),
  };
  return [
    ...(value === null ? [] : [whole]),
    // A link can bring others, which do not run.
    ...Object.entries(isGroups(groups) ? groups : {}).map(([key, expected]) => ({
      key,
      expected,
      ...(hasFault(`group:${key}`) && { found: result?.groups[key] ?? null }),
    })),
  ];
}

/** The selection of an editor, whose line breaks are all LF, and where it starts in the text. */
export interface Selection {
  readonly text: string;
  readonly from: number;
}

/** The selected part of a text. Empty if nothing is selected, or if the text has changed there since. */
export function selectedIn(text: string, selection: Selection | undefined): string {
  if (!selection) return '';
  const { from } = selection;
  const part = text.slice(from, textOffset(text, editorOffset(text, from) + selection.text.length));
  return withLineFeeds(part) === selection.text ? part : '';
}
