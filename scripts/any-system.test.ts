import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';

/** What runs on one system only, in the code that runs outside of a page. */
const forbidden: readonly (readonly [what: string, pattern: RegExp, instead: string])[] = [
  ['a shim of npm', /node_modules\/\.bin|['"`]\.bin\b/, 'programOf()'],
  ['npm by its name', /\b(?:spawn|spawnSync|execFile|execFileSync)\(\s*['"]np[mx]\b/, 'npmCommand()'],
  // X11 itself has its sockets there.
  ['a folder for temporary files', /['"`]\/tmp\b(?!\/\.X11-unix)/, 'tmpdir()'],
  ['the path in an address', /import\.meta\.url\)\.pathname|import\.meta\.url\.(?:slice|replace)\(/, 'fileURLToPath()'],
  ['an import by a path', /\bimport\((?:join|resolve)\(/, 'pathToFileURL()'],
];

const files = ['scripts', 'vite', 'e2e', 'deploy', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll(sep, '/'))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith('any-system.test.ts')),
);
const withoutComments = (source: string): string => source.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const sources = new Map(files.map((file) => [file, withoutComments(readFileSync(file, 'utf8'))]));

/** Pages, engines and the samples of their tests start nothing. */
const isOfSystem = (file: string): boolean => !file.startsWith('src/') || file.startsWith('src/cli/');

it.each(forbidden)('%s is named nowhere', (_, pattern, instead) => {
  const found = files.filter((file) => isOfSystem(file) && pattern.test(sources.get(file) ?? ''));
  expect(found, instead).toEqual([]);
});

/** These skip without the nginx that they start, which brings what else they need. */
const ownSkip = /^deploy\/nginx/;

it('every test that starts a program of the system says which', () => {
  const program = /\b(?:spawn|spawnSync|execFile|execFileSync)\(\s*['"][\w-]+['"]/;
  const silent = files.filter((file) => {
    const source = sources.get(file) ?? '';
    return /\.test\.tsx?$/.test(file) && program.test(source) && !source.includes('/compared-programs.ts');
  });
  expect(silent.filter((file) => !ownSkip.test(file))).toEqual([]);
});
