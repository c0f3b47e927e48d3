import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { isSame } from '../../suites/suite.ts';
import { skipWithout } from '../../../scripts/compared-programs.ts';
import { query } from './engine.ts';

/** The public suites keep their licenses, so they stand beside the checkout and not in it. */
const folder = process.env['TOOLCRIB_SUITES'] ?? resolve('../shared/suites');
function read(file: string): unknown {
  if (!existsSync(`${folder}/${file}`)) skipWithout('the public suites');
  return JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
}

interface PathTest {
  readonly name: string;
  readonly selector: string;
  readonly document?: unknown;
  readonly invalid_selector?: boolean;
  readonly result?: unknown;
  readonly results?: readonly unknown[];
  readonly result_paths?: unknown;
  readonly results_paths?: readonly unknown[];
}

// jsonpath-standard/jsonpath-compliance-test-suite 7be7c1f, BSD-2-Clause.
it('passes the compliance suite of JSONPath', async () => {
  const { tests } = read('jsonpath-cts.json') as { readonly tests: readonly PathTest[] };
  expect(tests.length).toBeGreaterThan(700);
  const faults: string[] = [];
  for (const test of tests) {
    const text = JSON.stringify(test.document ?? null);
    const answer = await execute(query, { text, expression: test.selector, language: 'jsonpath', limit: 100_000 });
    if (test.invalid_selector === true) {
      if (answer.ok || answer.error.code !== 'invalid-expression') faults.push(`${test.name}: accepted`);
      continue;
    }
    const results = answer.ok ? answer.value.results : [];
    const values = results.map(({ value }): unknown => JSON.parse(value));
    const paths = results.map(({ path }) => path);
    const isRight =
      answer.ok &&
      (test.results ?? [test.result]).some((expected) => isSame(expected, values)) &&
      (test.results_paths ?? [test.result_paths]).some((expected) => isSame(expected, paths));
    if (!isRight) faults.push(`${test.name}: ${JSON.stringify(values)}`);
  }
  expect(faults).toEqual([]);
});

interface Group {
  readonly given: unknown;
  readonly cases: readonly { readonly expression: string; readonly result?: unknown; readonly error?: string }[];
}

/** Members of an object come in any order there. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => JSON.stringify(item)).toSorted() : value;

// jmespath/jmespath.test 53abcc3: for checking only.
it('passes the suite of JMESPath', async () => {
  const files = read('jmespath.json') as Readonly<Record<string, readonly Group[] | string>>;
  const faults: string[] = [];
  let count = 0;
  for (const [file, body] of Object.entries(files)) {
    if (file === 'benchmarks.json') continue;
    const groups = typeof body === 'string' ? (JSON.parse(body) as readonly Group[]) : body;
    for (const { cases, given } of groups) {
      for (const { error, expression, result } of cases) {
        count++;
        const answer = await execute(query, { text: JSON.stringify(given), expression, language: 'jmespath' });
        const fault = `${file} ${expression}: ${JSON.stringify(answer)}`;
        if (error !== undefined) {
          const isRefused = !answer.ok && /^invalid-(?:expression|type)$/.test(answer.error.code);
          if (!isRefused) faults.push(fault);
          continue;
        }
        const value: unknown = answer.ok ? JSON.parse(answer.value.results[0]?.value ?? '') : undefined;
        if (!isSame(value, result) && !isSame(sorted(value), sorted(result))) faults.push(fault);
      }
    }
  }
  expect(count).toBe(892);
  expect(faults).toEqual([]);
});
