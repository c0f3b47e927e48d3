import { query } from './french.ts';

interface ModuleInfo {
  readonly importedIds: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

const componentStyles = /\/src\/(?:ui|shell\/home)\/[^?]*\.css/;
/** Named one by one: what only some tools use would weigh on all of them. */
const kit =
  /\/src\/(?:core\/nearest|lib\/csv|run|ui\/(?:badge|checkbox|chips|choices|disclosure|download|empty|hooks|input-text|link|meter|number-field|open-in|option-row|panes|progress|reset-button|results|secret-field|segmented|slider|status-line|switch|table|tabs|text-copyable))/;
/** Pure code that several engines share: one chunk a family. */
const families: readonly (readonly [RegExp, string])[] = [
  [
    /\/src\/(?:ui\/(?:source-pane\/(?:text-source|use-sample)|fault\/(?!fault\.)|large-file\/use-opened-file)|core\/json-errors)/,
    'text-source',
  ],
  [
    /\/src\/ui\/(?:(?:code-editor|files|drop-zone|file-card|text-pane|source-pane|result-pane)\/|fault\/fault\.)/,
    'editor',
  ],
  [/\/src\/lib\/json-scan\//, 'json-scan'],
  [/\/src\/(?:ui\/document-|core\/document-errors|lib\/documents\/(?:fields|operations))/, 'documents'],
  [/\/src\/lib\/net(?:\.ts|\/)/, 'net'],
  [/\/src\/lib\/(?:alphabet|base32|base64|bytes|charset)\.ts/, 'bytes'],
  [/\/src\/tools\/og-meta-generator\/(?:text\.ts|engine\/fields\.ts|view\.module\.css)$/, 'og-meta'],
  [/\/src\/tools\/qrcode-generator\/engine\/(?:capacity|colors)\.ts$/, 'qr-code'],
  [/\/node_modules\/@noble\/hashes\/(?:sha2|utils|_md|_u64|hmac)\.js/, 'sha2'],
  [/\/node_modules\/crypto-js\//, 'crypto-js'],
];
/** What nearly every tool uses, as far as the entry's budget allows. */
const common =
  /\/src\/(?:core\/(?:operation|field|expectation|reading|json|sentence)\.ts|lib\/(?:random|shown-character)\.ts|ui\/(?:hooks\/(?:use-|activity|fragment)|panel|select|field|status-line|results|text-copyable|checkbox|choices|progress|tabs|switch|disclosure|badge|late\/|link\/|option-row|open-in|reset-button)|run\/)/;
const bundler = /preload-helper|rolldown\/runtime/;
/** Loaded by `import()` themselves, so they stay chunks of their own. */
const apart =
  /codemirror|ui\/code-editor\/(?!code-editor|use-editor|measures)|file-notice|read-text|diff-view|fault\/excerpt|document-converter\/(?:fault-remedy|losses)|color-picker|react-aria|virtual/;

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
    if (reached.has(id) || componentStyles.test(id) || bundler.test(id)) return 'app';
    if (apart.test(id) || id.endsWith(query)) return null;
    if (common.test(id)) return 'app';
    return families.find(([members]) => members.test(id))?.[1] ?? (kit.test(id) ? 'kit' : null);
  };
}
