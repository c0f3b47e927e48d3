import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';

/** Where a tool may be named outside of its folder, and why. Tests, demonstrations and comments may name any. */
const exceptions: readonly (readonly [files: RegExp, why: string])[] = [
  [/^src\/tools\/[^/]+\/view(\.tsx$|\/)/, 'A view may lead to the tool that goes on with its result.'],
  [/^src\/tools\/[^/]+\/engine\.ts$/, 'The declaration of an operation may name the one that undoes it.'],
  [/^src\/ui\/json-fault\//, 'Broken JSON is repaired by one operation on every page that reads it.'],
  [/^src\/run\/pipe\/ready\/data\.ts$/, 'A ready pipe joins tools.'],
  [/^src\/cli\/help\.ts$/, 'The help shows a request that works.'],
  [/^src\/tools\/basic-auth-generator\/(text(\.fr)?|engine\/htpasswd(-kinds)?)\.ts$/, 'bcrypt is a hash there.'],
  [/^src\/lib\/keys\/(openssh|pbes2)\.ts$/, 'bcrypt is a key derivation there, and encryption a reason.'],
  [
    /^scripts\/bench(\.mjs|\/(engines|print)\.mjs)$/,
    'Two headline figures are those of one screen: 1 MB pasted, 1 GiB hashed.',
  ],
  [/^src\/run\/(ask|recognise)\.golden\.ts$/, 'These lists for tests go over all tools.'],
  [/^scripts\/data\//, 'Each script makes the data of one tool.'],
  [/^vitest\.config\.ts$/, 'Two tests put others in the place of modules, so that they need modules of their own.'],
];

const tools = readdirSync('src/tools').filter((name) => existsSync(`src/tools/${name}/tool.ts`));
const isExempt = /\.(test|e2e|demo|d)\.m?tsx?$/;

const files = [
  ...['src', 'scripts', 'vite', 'deploy'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).replaceAll(sep, '/')),
  ),
  ...readdirSync('.').filter((name) => name.endsWith('.config.ts')),
].filter((file) => /\.(ts|tsx|mjs|js|json|conf|sh)$/.test(file) && !isExempt.test(file));

/** Comments become nothing; what looks like one in a text is none: `https://`. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*(?:(?!\*\/)[^])*\*\//g, '').replace(/(^|[\s;,{(])\/\/.*$/gm, '$1');

function mentions(file: string): string[] {
  const own = /^src\/tools\/([^/]+)\//.exec(file)?.[1];
  const source = withoutComments(readFileSync(file, 'utf8'));
  return tools.filter((id) => id !== own && new RegExp(String.raw`(?<=['"\`/])${id}(?=['"\`/#?])`).test(source));
}

const found = files.flatMap((file) => mentions(file).map((id) => [file, id] as const));

it('no tool is named outside of its folder', () => {
  expect(found.filter(([file]) => !exceptions.some(([allowed]) => allowed.test(file)))).toEqual([]);
});

it.each(exceptions)('the exception for %s is needed: %s', (allowed) => {
  expect(found.some(([file]) => allowed.test(file))).toBe(true);
});
