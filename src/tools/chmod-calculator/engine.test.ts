import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '#core/field.ts';
import { mismatch } from '#core/example.ts';
import { execute, isOperation, type Operation } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import * as engine from './engine.ts';
import { describeMode, modeOfBits, parseMode } from './engine/mode.ts';
import { examples } from './examples.ts';

const seed = 20261121;
const { apply, parse, umask } = engine;
const operations = new Map<string, Operation>(
  Object.values<unknown>(engine)
    .filter(isOperation)
    .map((found) => [found.id.slice(found.id.indexOf('/') + 1), found]),
);

async function applied(input: Draft<typeof apply.input>): Promise<string> {
  const result = await execute(apply, input);
  return result.ok ? result.value.octal4 : result.error.code;
}

describe('examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const op = operations.get(example.op) as Operation;
      expect(mismatch(example, await execute(op, example.input))).toBeUndefined();
    });
  }
});

describe('parse', () => {
  const octal = async (mode: string): Promise<string> => {
    const result = await execute(parse, { mode });
    return result.ok ? `${result.value.octal} ${result.value.type}` : result.error.code;
  };

  it.each([
    ['7', '007 null'],
    ['0', '000 null'],
    [' 0o644 ', '644 null'],
    ['04755', '4755 null'],
    ['0o00755', '755 null'],
    ['rwSr-Sr-T', '7644 null'],
    ['rwsr-sr-t', '7755 null'],
    ['---------', '000 null'],
    ['----------', '000 file'],
    ['drwxrwxrwt', '1777 directory'],
    ['lrwxrwxrwx', '777 symlink'],
    ['brw-rw----', '660 block-device'],
    ['crw--w----', '620 character-device'],
    ['prw-r--r--', '644 fifo'],
    ['srwxrwxrwx', '777 socket'],
    ['-rw-r--r--.', '644 file'],
    ['drwxr-xr-x+', '755 directory'],
    ['rw-r--r--@', '644 null'],
    ['-rwxr-xr-x 1 root root 1234 Jan  1 00:00 a b', '755 file'],
  ])('%s is %s', async (mode, expected) => {
    expect(await octal(mode)).toBe(expected);
  });

  it.each([
    '',
    '8',
    '17777',
    '075555',
    '-755',
    '7 5 5',
    '0x1ff',
    'rwxrwxrw',
    'rwxrwxrws',
    'rwtrwxrwx',
    'xwrxwrxwr',
    'RWXRWXRWX',
    'Drwxrwxrwx',
    '-rw-r--r--.+',
    'rw-r--r-- 1 root',
  ])('%j is not a mode', async (mode) => {
    expect(await octal(mode)).toBe('invalid-mode');
  });

  it('reads back every form of every mode, its clauses by apply', async () => {
    for (let mode = 0; mode <= 0o7777; mode++) {
      const { octal, octal4, symbolic, clauses, bits } = describeMode(mode);
      expect([octal, octal4, symbolic, `-${symbolic}`].map((text) => parseMode(text).mode)).toEqual(
        Array(4).fill(mode),
      );
      expect(modeOfBits(bits)).toBe(mode);
      expect(await applied({ mode: '7777', expression: clauses })).toBe(octal4);
    }
  });
});

describe('apply', () => {
  it.each([
    ['0644', 'a+X', 'file', '0644'],
    ['0744', 'a+X', 'file', '0755'],
    ['0644', 'a+X', 'directory', '0755'],
    ['0644', 'u+x,a+X', 'file', '0755'],
    ['0750', 'o=g', 'file', '0755'],
    ['0640', 'g+u-r', 'file', '0620'],
    ['0755', '=', 'file', '0000'],
    ['0000', '=rwx', 'file', '0755'],
    ['0755', '+s', 'file', '6755'],
    ['0755', 'o+s', 'file', '0755'],
    ['0755', 'u+t', 'file', '0755'],
    ['0755', 'o+t', 'file', '1755'],
    ['6755', 'ug=rx', 'directory', '6555'],
    ['6755', 'ug=rx', 'file', '0555'],
    ['6755', 'g-s', 'directory', '4755'],
    ['6755', '0', 'directory', '6000'],
    ['6755', '00000', 'directory', '0000'],
  ] as const)('%s %s of a %s is %s', async (mode, expression, kind, expected) => {
    expect(await applied({ mode, expression, kind })).toBe(expected);
  });

  it.each(['', ',', 'u', 'u+x,,g+x', 'u+gx', 'u+xg', 'b+x', '+0755', '10000', '012345', '8', 'u +x'])(
    '%j is not an expression',
    async (expression) => {
      expect(await applied({ expression })).toBe('invalid-expression');
    },
  );

  // GNU coreutils' chmod on real files and directories.
  it('agrees with GNU chmod in random cases', async () => {
    needs('chmod', 'sh');
    const permissions = fc.array(fc.constantFrom('r', 'w', 'x', 'X', 's', 't'), { maxLength: 4 });
    const right = fc.oneof(
      permissions.map((all) => all.join('')),
      fc.constantFrom('u', 'g', 'o'),
    );
    const action = fc.tuple(fc.constantFrom('+', '-', '='), right).map((parts) => parts.join(''));
    const named = fc.array(fc.constantFrom('u', 'g', 'o', 'a'), { maxLength: 3 }).map((all) => all.join(''));
    const clause = fc
      .tuple(named, fc.array(action, { minLength: 1, maxLength: 3 }))
      .map(([classes, actions]) => classes + actions.join(''));
    const octal = fc
      .tuple(fc.integer({ min: 0, max: 0o7777 }), fc.integer({ min: 1, max: 5 }))
      .map(([mode, length]) => mode.toString(8).padStart(length, '0'));
    const symbolic = fc.array(clause, { minLength: 1, maxLength: 3 }).map((all) => all.join(','));
    const cases = fc.sample(
      fc.record({
        mode: fc.integer({ min: 0, max: 0o7777 }).map((mode) => mode.toString(8).padStart(4, '0')),
        expression: fc.oneof({ arbitrary: symbolic, weight: 5 }, { arbitrary: octal, weight: 1 }),
        kind: fc.constantFrom('file' as const, 'directory' as const),
        umask: fc.constantFrom('022', '000', '077', '0027', '002', '777', '135'),
      }),
      { seed },
    );
    const folder = mkdtempSync(join(tmpdir(), 'chmod-'));
    try {
      const paths = cases.map(({ mode, kind }, index) => {
        const path = join(folder, String(index));
        if (kind === 'directory') mkdirSync(path);
        else writeFileSync(path, '');
        chmodSync(path, Number.parseInt(mode, 8));
        return path;
      });
      const script = cases.map(
        ({ expression, umask: mask }, index) => `umask ${mask}; chmod -- '${expression}' ${index}`,
      );
      spawnSync('sh', { cwd: folder, input: script.join('\n') });
      const expected = paths.map((path) => (statSync(path).mode & 0o7777).toString(8).padStart(4, '0'));
      const ours = await Promise.all(cases.map(applied));
      const wrong = cases.filter((_, index) => ours[index] !== expected[index]);
      expect(wrong).toEqual([]);
      expect(new Set(expected).size).toBeGreaterThan(Math.min(cases.length / 5, 300));
    } finally {
      spawnSync('chmod', ['-R', 'u+rwx', folder]);
      rmSync(folder, { recursive: true });
    }
  });
});

describe('umask', () => {
  const left = async (mask: string): Promise<string> => {
    const result = await execute(umask, { umask: mask });
    return result.ok
      ? `${result.value.umask} ${result.value.files.octal} ${result.value.directories.octal}`
      : result.error.code;
  };

  it.each([
    ['7', '0007 660 770'],
    ['0077', '0077 600 700'],
    ['777', '0777 000 000'],
    ['u=rwx,g=rx,o=', '0027 640 750'],
    ['u=,g=,o=', '0777 000 000'],
    [' u=rwx,g=rwx,o=rwx ', '0000 666 777'],
    ['', 'invalid-umask'],
    ['1022', 'invalid-umask'],
    ['00022', 'invalid-umask'],
    ['u=rwx', 'invalid-umask'],
    ['u=xr,g=,o=', 'invalid-umask'],
  ])('%s leaves %s', async (mask, expected) => {
    expect(await left(mask)).toBe(expected);
  });
});
