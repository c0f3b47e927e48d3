import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { execute } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { programOf } from '../../../scripts/programs.mjs';
import { convert } from './engine.ts';

/** What compilers read and run of what is written. */
const values = [
  {
    id: 1,
    'full name': 'A',
    tags: ['a', null],
    owner: { login: 'x', class: [] },
    kind: null,
    mixed: [1, 'a', { z: [[1], ['b', null]] }, [true], null],
    '"quo`te\n\\': { a: 1 },
    parent: { at: '2024-01-01T00:00:00Z', on: '2024-01-01', mail: 'a@b.cc', link: 'https://example.com/' },
    type: { string: { list: [{ list: 1 }] } },
    '': {},
    self: true,
  },
  {
    id: 2.5,
    'full name': 'B',
    tags: [],
    kind: 'k',
    parent: { at: null },
    extra: { x: 1, 'not an id': { login: 'y' } },
  },
];
const samples = values.map((value) => JSON.stringify(value));

type Target = Parameters<typeof convert.run>[0]['target'];

async function codeFor(target: Target, given = samples): Promise<string> {
  const result = await execute(convert, { samples: given, target, dates: 'native' });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

// Inside the project, so that packages are found.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(path.resolve('.cache', 'json-to-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, code: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
}

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) throw error;
  expect(`${stdout}${stderr}`).toBe('');
  expect(status).toBe(0);
}

it('tsc takes the types of TypeScript and Zod, and the samples as values of them', async () => {
  const valuesOf = (name: string): string =>
    samples.map((sample, at) => `export const v${at}: ${name} = ${sample};\n`).join('');
  const files = [
    put('interfaces.ts', (await codeFor('typescript')) + valuesOf('Root')),
    put('schemas.ts', (await codeFor('zod')) + valuesOf('Root')),
  ];
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'esnext'];
  const [node, compiler] = programOf('typescript', 'tsc');
  run(node, [compiler, ...options, '--moduleResolution', 'bundler', '--ignoreConfig', ...files]);
});

it('Zod takes the samples, and nothing else', async () => {
  const file = put('root.ts', await codeFor('zod'));
  const { Root: schema } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly Root: ZodType };
  for (const value of values) expect(schema.safeParse(value).error).toBeUndefined();
  expect(schema.safeParse({ ...values[0], id: 'x' }).success).toBe(false);
  expect(schema.safeParse({ ...values[0], owner: null }).success).toBe(false);
});

it.each([
  'a!b@x.cc',
  '.a@x.cc',
  'a.@x.cc',
  'a..b@x.cc',
  "a'@x.cc",
  'a@-x.cc',
  'a@x-.cc',
  "o'neil+x@a-b.co.uk",
  'https://[x',
  'http://:80/',
  'http://a:99999/',
  'https://x.cc/{id}|^',
  'https://x.cc/%zz',
  'https://x.cc:8080/a?b=[c]#d',
  '2016-12-31T23:59:60Z',
  '2024-01-01t00:00:00z',
  '2024-01-01T00:00:00.5+02:00',
])('Zod takes the sample %j', async (text) => {
  const file = put(`odd-${Buffer.from(text).toString('hex')}.ts`, await codeFor('zod', [JSON.stringify({ text })]));
  const { Root: schema } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly Root: ZodType };
  expect(schema.safeParse({ text }).error).toBeUndefined();
});

describe('Python', () => {
  beforeEach(() => needs('python3'));

  it.each(['python-dataclass', 'python-pydantic', 'python-typeddict'] as const)('compiles %s', async (target) => {
    run('python3', ['-m', 'py_compile', put(`${target.replace('-', '_')}.py`, await codeFor(target))]);
  });

  it('runs those that need no package', async () => {
    for (const target of ['python-dataclass', 'python-typeddict'] as const)
      run('python3', [put('run.py', await codeFor(target))]);
  });

  it('defines nothing before it is used', async () => {
    const shared = [JSON.stringify({ a: { t: { x: 1 }, 'b c': 1 }, b: { t: { x: 2 }, 'b c': 1 } })];
    run('python3', [put('later.py', await codeFor('python-typeddict', shared))]);
  });
});
