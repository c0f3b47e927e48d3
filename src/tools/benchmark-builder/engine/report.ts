import { ToolError } from '#core/operation.ts';
import type { Suite } from './compare.ts';

/** What a benchmark runner measured. */
export interface Report {
  readonly suites: readonly Suite[];
  readonly unit: 's' | 'ms';
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.filter(isMembers) : []);

function suiteOf(title: unknown, values: unknown): Suite[] {
  const isSeries = Array.isArray(values) && values.length > 0 && values.every((value) => Number.isFinite(value));
  return isSeries ? [{ title: String(title), values: values as number[] }] : [];
}

/** tinybench: `samples` stood in the result itself before version 3, and stand in its `latency` since. */
function taskSuite({ name, result }: Members): Suite[] {
  const { samples, latency } = isMembers(result) ? result : {};
  return suiteOf(name, samples ?? (isMembers(latency) ? latency['samples'] : undefined));
}

/**
 * The samples in the JSON of hyperfine (`--export-json`, seconds), of Vitest (`bench --outputJson`, milliseconds) or
 * of tinybench's tasks (milliseconds).
 * @throws `invalid-report` when it is none of them; `no-samples` when it only holds summaries
 */
export function readReport(text: string): Report {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new ToolError('invalid-report');
  }
  const report: Members = Array.isArray(found) ? { tasks: found } : isMembers(found) ? found : {};
  const results = listOf(report['results']);
  const tasks = listOf(report['tasks']);
  const benchmarks = listOf(report['files'])
    .flatMap((file) => listOf(file['groups']))
    .flatMap((group) => listOf(group['benchmarks']));
  if (results.length + tasks.length + benchmarks.length === 0) throw new ToolError('invalid-report');
  const suites = [
    ...results.flatMap(({ command, times }) => suiteOf(command, times)),
    ...tasks.flatMap(taskSuite),
    ...benchmarks.flatMap(({ name, samples }) => suiteOf(name, samples)),
  ].slice(0, 100);
  if (suites.length === 0) throw new ToolError('no-samples');
  return { suites, unit: results.length > 0 ? 's' : 'ms' };
}
