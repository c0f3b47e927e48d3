import { ToolError } from '#core/operation.ts';
import { compile, parse, type Parsed } from './pattern.ts';

export const expectations = ['match', 'no-match', 'full-match'] as const;

export interface Test {
  readonly text: string;
  readonly expect: (typeof expectations)[number];
  /** The whole match, null for any. */
  readonly value: string | null;
  /** Groups by number or name; null for one that takes no part. */
  readonly groups: unknown;
}

export interface TestResult {
  readonly ok: boolean;
  readonly matched: boolean;
  /** The match covers the whole text. */
  readonly full: boolean;
  readonly value: string | null;
  readonly groups: Readonly<Record<string, string | null>>;
  readonly faults: readonly string[];
}

export interface TestRun {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly TestResult[];
}

type Wanted = Readonly<Record<string, string | null>>;

function isWanted(value: unknown): value is Wanted {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((member) => member === null || typeof member === 'string');
}

function groupsOf(found: RegExpExecArray | null, { groups, names }: Parsed): Wanted {
  if (!found) return {};
  const numbered = groups.map(({ number }) => [String(number), found[number] ?? null] as const);
  return Object.fromEntries([...numbered, ...names.map((name) => [name, found.groups?.[name] ?? null] as const)]);
}

function faultsOf({ expect, value }: Test, wanted: Wanted, result: Omit<TestResult, 'ok' | 'faults'>): string[] {
  if (expect === 'no-match') return result.matched ? ['expected-no-match'] : [];
  const faults: string[] = [];
  if (!result.matched && expect === 'match') faults.push('expected-match');
  if (!result.full && expect === 'full-match') faults.push('expected-full-match');
  if (value !== null && value !== result.value) faults.push('value');
  for (const [key, group] of Object.entries(wanted)) {
    if (!Object.hasOwn(result.groups, key) || result.groups[key] !== group) faults.push(`group:${key}`);
  }
  return faults;
}

/** Runs every test from the start of its text, without the flags g and y. */
export function runAllTests(pattern: string, flags: string, tests: readonly Test[]): TestRun {
  const parsed = parse(pattern, flags);
  const index = tests.findIndex(({ groups }) => !isWanted(groups));
  if (index >= 0) throw new ToolError('invalid-tests', { index });
  const regex = compile(pattern, flags.replace(/[gy]/g, ''));
  const results = tests.map((test) => {
    const found = regex.exec(test.text);
    const outcome = {
      matched: found !== null,
      full: found !== null && found[0].length === test.text.length,
      value: found?.[0] ?? null,
      groups: groupsOf(found, parsed),
    };
    const faults = faultsOf(test, test.groups as Wanted, outcome);
    return { ok: faults.length === 0, ...outcome, faults };
  });
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed, results };
}
