import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { npmCommand, programOf } from '../scripts/programs.mjs';
import { toolIds } from './routes.ts';

const [node, compiler] = programOf('typescript', 'tsc');
const [npm, ...npmArgs] = npmCommand();

/** What somebody writes who uses the package; `@ts-expect-error` fails where the types allow too much. */
const program = `
import { execute, loadOperation, ToolError, type Result } from 'toolcrib';
import { convert } from 'toolcrib/color-converter';
import { hash } from 'toolcrib/hash-text';
import { format } from 'toolcrib/json-prettify';

const digests = await execute(hash, { text: 'abc', algorithms: ['sha256'] });
const digest: string | undefined = digests.ok ? digests.value.sha256 : undefined;
const color = await execute(convert, { text: 'rebeccapurple' });
const hex: string = color.ok ? color.value.values.hex : '';
const refused = await execute(format, { text: '{"a" 1}' }, { language: 'fr' });
// @ts-expect-error there is no such algorithm
await execute(hash, { text: 'abc', algorithms: ['sha257'] });
// @ts-expect-error the text is missing
const missing: Result<unknown> = await execute(hash, {});
const known = await loadOperation('base64-string-converter/encode');
console.log(JSON.stringify({ digest, hex, refused, missing: missing.ok, known: known?.id, thrown: typeof ToolError }));
`;
const settings = {
  compilerOptions: {
    target: 'ES2023',
    module: 'NodeNext',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
  },
  files: ['use.mts'],
};

let folder: string;
let tarball: Uint8Array;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolcrib-package-'));
  // Without its scripts: they would build, and the other tests use what is built.
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  execFileSync(npm, [...npmArgs, ...pack], { stdio: 'pipe' });
  const [archive = ''] = readdirSync(folder);
  tarball = readFileSync(join(folder, archive));
  writeFileSync(join(folder, 'package.json'), '{"private": true}');
  // Offline: whatever it depended on would be missed.
  const options = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync(npm, [...npmArgs, 'install', ...options, `./${archive}`], { cwd: folder, stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the package is whole: its types compile, its engines run', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['toolcrib']);
  writeFileSync(join(folder, 'use.mts'), program);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  execFileSync(node, [compiler], { cwd: folder, stdio: 'pipe' });
  const printed = execFileSync(process.execPath, ['use.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual({
    // FIPS 180-2, appendix B.1
    digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    hex: '#663399',
    refused: {
      ok: false,
      error: expect.objectContaining({ code: 'invalid-json', message: expect.stringContaining('Ligne 1, colonne 6') }),
    },
    missing: false,
    known: 'base64-string-converter/encode',
    thrown: 'function',
  });
});

const installedTools = (): string[] =>
  readdirSync(join(folder, 'node_modules/toolcrib/dist/cli/tools')).map((name) => name.slice(0, -3));

it('publint has nothing to say about the package', async () => {
  const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength);
  const { messages } = await publint({ pack: { tarball: data as ArrayBuffer }, strict: true });
  expect(messages).toEqual([]);
});

/** What does not concern a package of ECMAScript modules: Node 10, and `require()` before Node 22.12. */
const isOld = (problem: { readonly kind: string; readonly resolutionKind?: string }): boolean =>
  problem.resolutionKind === 'node10' || problem.kind === 'CJSResolvesToESM';

it('every way to import the package finds its code and its types', async () => {
  // One pattern exports all tools; the next two tests import each of them.
  const entrypoints = ['.', './package.json', './json-prettify'];
  const result = await checkPackage(createPackageFromTarballData(tarball), { entrypoints });
  if (!result.types) throw new Error('the package has no types');
  expect(Object.keys(result.entrypoints)).toEqual(entrypoints);
  expect(result.problems.filter((problem) => !isOld(problem))).toEqual([]);
});

it('the engine of every tool can be imported', () => {
  const tools = installedTools();
  expect(tools.toSorted()).toEqual(toolIds.toSorted());
  const program = `
    const counts = {};
    for (const tool of ${JSON.stringify(tools)}) counts[tool] = Object.keys(await import('toolcrib/' + tool)).length;
    console.log(JSON.stringify(counts));`;
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], options);
  const counts = JSON.parse(printed) as Readonly<Record<string, number>>;
  expect(Object.keys(counts)).toEqual(tools);
  expect(tools.filter((tool) => !counts[tool])).toEqual([]);
});

it('the types of every tool compile without any other package', () => {
  const source = installedTools()
    .map((tool, index) => `export * as t${index} from 'toolcrib/${tool}';`)
    .join('\n');
  writeFileSync(join(folder, 'all.mts'), source);
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--lib',
    'es2023,dom',
    '--types',
    '',
  ];
  execFileSync(node, [compiler, ...options, 'all.mts'], { cwd: folder, stdio: 'pipe' });
});

it('npm exec, which is npx, runs the installed command, and it serves the site', async () => {
  const options = { cwd: folder, input: 'abc', encoding: 'utf8', stdio: 'pipe' } as const;
  const command = ['exec', '--offline', '--', 'toolcrib', 'hash-text', 'hash', '--algorithms', 'sha256'];
  const printed = execFileSync(npm, [...npmArgs, ...command], options);
  expect(printed).toContain('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const server = spawn(process.execPath, [join(folder, 'node_modules/toolcrib/dist/cli/toolcrib.js'), 'serve'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
  });
  try {
    const said = await new Promise<string>((resolve) => server.stdout.once('data', (data) => resolve(String(data))));
    const address = said.match(/http:\S+/)?.[0] ?? said;
    const answer = await fetch(`${address}hash-text`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<title>Hash text - Toolcrib')]);
  } finally {
    server.kill();
  }
});

it('the bill of materials lists what is shipped, and nothing that only builds or tests', () => {
  const { components } = JSON.parse(readFileSync('dist/site/sbom.cdx.json', 'utf8')) as {
    readonly components: readonly {
      readonly group?: string;
      readonly name: string;
      readonly version: string;
      readonly hashes: readonly { readonly content: string }[];
    }[];
  };
  const named = components.map(
    ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name} ${version}`,
  );
  const licences = readFileSync('dist/site/THIRD-PARTY-LICENSES.txt', 'utf8');
  expect(named).toEqual([...licences.matchAll(/^(.+)\n=+$/gm)].map(([, heading]) => heading));
  for (const { name, hashes } of components) expect([name, hashes[0]?.content.length]).toEqual([name, 128]);
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'jose', 'dompurify', 'lucide-static']));
  for (const tool of ['vite', 'vitest', 'typescript', 'fast-check']) expect(names).not.toContain(tool);
});
