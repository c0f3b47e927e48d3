import { spawnSync } from 'node:child_process';
import { needs } from './compared-programs.ts';

/** What Python's `ipaddress` (as `ip`) answers to an expression, for every `row` in turn; skips the test without Python. */
export function askPython(rows: readonly unknown[], expression: string): unknown[] {
  needs('python3');
  const script = [
    'import sys, json, ipaddress as ip',
    'for line in sys.stdin:',
    '    row = json.loads(line)',
    `    print(json.dumps(${expression}))`,
  ].join('\n');
  const input = rows.map((row) => JSON.stringify(row)).join('\n');
  const { status, stdout, stderr } = spawnSync('python3', ['-c', script], { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}
