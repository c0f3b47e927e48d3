import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { programOf } from './programs.mjs';

const folder = 'dist/types';
const specifier = /(?<=(?:from\s|import\()['"])[^'"]+(?=['"])/g;

/** The declaration file that a specifier of another one means, or undefined for a package. */
function target(from, name) {
  const path = name.startsWith('#') ? join(folder, name.slice(1)) : name.startsWith('.') && join(dirname(from), name);
  return path ? `${path.replace(/\.ts$/, '')}.d.ts` : undefined;
}

/**
 * Writes the types of what the package exports: the declarations that the engines and `src/run/package.ts` reach, with
 * the aliases of the sources turned into relative paths. They may name no package, since none is installed with ours.
 */
export function writeDeclarations() {
  rmSync(folder, { recursive: true, force: true });
  const [node, compiler] = programOf('typescript', 'tsc');
  execFileSync(node, [compiler, '-p', 'tsconfig.library.json'], { stdio: 'inherit' });
  const reached = new Set();
  const reach = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(file, 'utf8').replace(specifier, (name) => {
      const next = target(file, name);
      if (!next)
        throw new Error(`${file}: the types of the package must not refer to ${name}, which is not installed with it`);
      reach(next);
      const path = relative(dirname(file), next)
        .replaceAll(sep, '/')
        .replace(/\.d\.ts$/, '.js');
      return path.startsWith('.') ? path : `./${path}`;
    });
    writeFileSync(file, text);
  };
  reach(join(folder, 'run/package.d.ts'));
  for (const tool of readdirSync(join(folder, 'tools'))) reach(join(folder, 'tools', tool, 'engine.d.ts'));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !reached.has(file)) rmSync(file);
  }
}
