interface ModuleInfo {
  readonly importedIds: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

const entry = /\/src\/shell\/main\.tsx$/;
const componentStyles = /\/src\/ui\/[^?]*\.css/;
const kit = /\/src\/(?:ui|core|run)\/|\/node_modules\/zod\//;
const bundler = /preload-helper|rolldown\/runtime/;
/** Loaded by `import()` themselves, so they stay chunks of their own. */
const apart = /codemirror|diff-view|color-picker|react-aria|\/worker\.ts/;

/**
 * Few requests, none in vain: `app` is what every page needs (the shell, and the style sheets of all components, which
 * are small), `kit` what every tool needs besides (components, operations, schemas); a view and a language are chunks
 * of their own.
 */
export function chunkOf(): (id: string, modules: Modules) => string | null {
  let reached: Set<string> | undefined;
  const reach = (id: string, modules: Modules, found: Set<string>): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reach(next, modules, found);
  };
  return (id, modules) => {
    if (!reached) {
      const start = `${process.cwd()}/src/shell/main.tsx`;
      reached = new Set();
      reach(start, modules, reached);
    }
    if (entry.test(id)) return null;
    if (reached.has(id) || componentStyles.test(id) || bundler.test(id)) return 'app';
    return kit.test(id) && !apart.test(id) ? 'kit' : null;
  };
}
