import { spawnSync } from 'node:child_process';

/** What Python's `ipaddress` (as `ip`) answers to an expression, for every `row` in turn; for differential tests. */
export function askPython(rows: readonly unknown[], expression: string): unknown[] {
  const script = [
    'import sys, json, ipaddress as ip',
    'for line in sys.stdin:',
    '    row = json.loads(line)',
    `    print(json.dumps(${expression}))`,
  ].join('\n');
  const input = rows.map((row) => JSON.stringify(row)).join('\n');
  const { error, status, stdout, stderr } = spawnSync('python3', ['-c', script], { input, encoding: 'utf8' });
  if (error) throw new Error('python3 is not on this machine: nothing to compare with');
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}
