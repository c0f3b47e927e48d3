import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { toolIds } from './routes.ts';

const isShipped = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|e2e|demo)\.tsx?$/.test(file);

/** The files of a tool that are shipped. */
function filesOf(tool: string): readonly string[] {
  const folder = `src/tools/${tool}`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isShipped)
    .map((file) => `${folder}/${file.replaceAll(sep, '/')}`);
}

/** What a source imports of this project, now or later. */
function importsOf(file: string, source: string): readonly string[] {
  const specifiers = [...source.matchAll(/(?:\bfrom|\bimport\(?)\s*'([.#][^']+)'/g)].map(([, found = '']) => found);
  return specifiers
    .map((found) => (found.startsWith('#') ? `src/${found.slice(1)}` : posix.join(posix.dirname(file), found)))
    .filter((found) => isShipped(found) && existsSync(found));
}

/** The sources that a tool is made of, by their files: its own and all that these import. */
function sourcesOf(tool: string): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const pending = [...filesOf(tool)];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (sources.has(file)) continue;
    const source = readFileSync(file, 'utf8');
    sources.set(file, source);
    pending.push(...importsOf(file, source));
  }
  return sources;
}

/** The tools with an operation that takes a secret. */
export const secretTools: readonly string[] = toolIds.filter((id) =>
  filesOf(id).some((file) => /\/engine[./]/.test(file) && /\bsecret\(/.test(readFileSync(file, 'utf8'))),
);

/** What pages over plain HTTP lack hangs on these: the browser itself, its secrets, its files. */
const platform =
  /\b(?:navigator|copyParts|subtle|randomUUID|EyeDropper|isSecureContext|crossOriginIsolated|SharedArrayBuffer|caches|cookieStore|show\w+Picker)\b/;
/**
 * What many tools share is proved on a few of them: what browsers differ in, of which copying counts by its name, the copy
 * button, the choice of the language, and how fast the line is.
 */
const provenApart = [
  'src/core/platform.ts',
  'src/ui/copy-button/copy.ts',
  'src/ui/hooks/language.ts',
  'src/ui/hooks/slow-line.ts',
];
for (const file of provenApart) {
  if (!platform.test(readFileSync(file, 'utf8'))) throw new Error(`${file} asks the browser for nothing`);
}

/** The tools that ask the browser for what it may not offer. */
export const platformTools: readonly string[] = toolIds.filter((id) =>
  [...sourcesOf(id)].some(([file, source]) => !provenApart.includes(file) && platform.test(source)),
);
