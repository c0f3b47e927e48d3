import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { programOf } from './programs.mjs';

/** What must never be in the sources of the page, and the rule that refuses it. */
const forbidden: Readonly<Record<string, readonly [rule: string, code: string]>> = {
  dangerouslySetInnerHTML: [
    'react(no-danger)',
    `export const V = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;`,
  ],
  'innerHTML written': ['no-restricted-properties', `document.body.innerHTML = 'x';`],
  'innerHTML by name': ['no-restricted-properties', `document.body['innerHTML'] = 'x';`],
  outerHTML: ['no-restricted-properties', `document.body.outerHTML = 'x';`],
  insertAdjacentHTML: ['no-restricted-properties', `document.body.insertAdjacentHTML('beforeend', 'x');`],
  createContextualFragment: ['no-restricted-properties', `new Range().createContextualFragment('x');`],
  setHTMLUnsafe: ['no-restricted-properties', `document.body.setHTMLUnsafe('x');`],
  parseHTMLUnsafe: ['no-restricted-properties', `Document.parseHTMLUnsafe('x');`],
  codePointAt: ['no-restricted-properties', `export const first = 'a'.codePointAt(0);`],
  eval: ['no-eval', `eval('1');`],
  'eval of the global object': ['no-eval', `globalThis.eval('1');`],
  'new Function': ['no-new-func', `new Function('return 1')();`],
  'Function called': ['no-new-func', `Function('return 1')();`],
  'a string for setTimeout': ['no-implied-eval', `setTimeout('alert(1)', 1);`],
  'document.write': ['no-restricted-properties', `document.write('x');`],
  'document.writeln': ['no-restricted-properties', `document.writeln('x');`],
  'Math.random': ['no-restricted-properties', `export const dice = Math.random();`],
  'Math.random by name': ['no-restricted-properties', `export const dice = Math['random']();`],
  'Math.random taken apart': ['no-restricted-properties', `export const { random } = Math;`],
  'target=_blank without rel': [
    'react(jsx-no-target-blank)',
    `export const V = () => <a href="https://example.org/" target="_blank">x</a>;`,
  ],
  'URL.canParse': ['no-restricted-properties', `export const can = URL.canParse('a:b');`],
  'Intl.Locale': ['no-restricted-properties', `export const { region } = new Intl.Locale('fr');`],
  'a popover shown': ['no-restricted-properties', `document.body.showPopover();`],
  'a popover taken back': ['no-restricted-properties', `document.body.hidePopover();`],
  'idle time': ['no-restricted-globals', `requestIdleCallback(() => undefined);`],
  'idle time of the global object': ['no-restricted-properties', `globalThis.requestIdleCallback(() => undefined);`],
  'a view transition': ['no-restricted-properties', `document.startViewTransition(() => undefined);`],
  ClipboardItem: ['no-restricted-globals', `export const item = new ClipboardItem({});`],
  'a frame of a video': [
    'no-restricted-properties',
    `document.querySelector('video')?.requestVideoFrameCallback(close);`,
  ],
  'a link to javascript:': ['no-script-url', `export const V = () => <a href="javascript:alert(1)">x</a>;`],
  console: ['no-console', `console.log(1);`],
};

/** The same, refused by where it stands. */
const misplaced: Readonly<Record<string, readonly [file: string, code: string]>> = {
  'core imports lib': ['src/core/a.ts', `import '#lib/bytes.ts';`],
  'lib imports a component': ['src/lib/a.ts', `import '#ui/button/button.tsx';`],
  'an engine imports React': ['src/tools/x/engine.ts', `import 'react';`],
  'an engine imports Node': ['src/tools/x/engine/a.ts', `import 'node:fs';`],
  'an engine imports another tool': ['src/tools/x/engine.ts', `import '../y/engine.ts';`],
  'a view imports another tool': ['src/tools/x/view.tsx', `import '../y/engine.ts';`],
  'a part of a view imports another tool': ['src/tools/x/view/part.tsx', `import '../../y/engine.ts';`],
  'a view imports the shell': ['src/tools/x/view.tsx', `import '#shell/app.tsx';`],
  'a view imports an editor': ['src/tools/x/view.tsx', `import '@codemirror/view';`],
  'tool.ts imports its engine': ['src/tools/x/tool.ts', `import './engine.ts';`],
  'a component imports a tool': ['src/ui/x/x.tsx', `import '#tools/x/engine.ts';`],
  'the shell imports a tool': ['src/shell/x.ts', `import '#tools/x/engine.ts';`],
};

/** Circles of imports: each module takes part in one. */
const circles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'modules import each other': {
    'src/lib/round-a.ts': `import { b } from './round-b.ts';\nexport const a = b;`,
    'src/lib/round-b.ts': `import { a } from './round-a.ts';\nexport const b = () => a;`,
  },
  'modules import each other by their aliases': {
    'src/core/alias-a.ts': `import { b } from '#core/alias-b.ts';\nexport const a = b;`,
    'src/core/alias-b.ts': `import { a } from '#core/alias-a.ts';\nexport const b = () => a;`,
  },
  'a type comes from who imports the module': {
    'src/lib/type-a.ts': `import { b } from './type-b.ts';\nexport interface A { readonly a: number }\nexport const a: A = { a: b };`,
    'src/lib/type-b.ts': `import type { A } from './type-a.ts';\nexport const b = 1 satisfies A['a'];`,
  },
  'three modules import each other': {
    'src/lib/three-a.ts': `import { b } from './three-b.ts';\nexport const a = b;`,
    'src/lib/three-b.ts': `import { c } from './three-c.ts';\nexport const b = c;`,
    'src/lib/three-c.ts': `import { a } from './three-a.ts';\nexport const c = () => a;`,
  },
};

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

let folder: string;
let report: Report;
const fileOf = (index: number): string => `src/shell/forbidden-${index}.tsx`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolcrib-lint-'));
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  const put = (file: string, code: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  };
  Object.values(forbidden).forEach(([, code], index) => put(fileOf(index), code));
  for (const files of Object.values(circles)) for (const [file, code] of Object.entries(files)) put(file, code);
  cpSync('package.json', join(folder, 'package.json'));
  put('src/shell/fine.ts', `export const fine = 1;`);
  Object.values(misplaced).forEach(([file, code], index) => put(file.replace(/x(?=\/)/, `x${index}`), code));
  const [node, linter] = programOf('oxlint');
  const { stdout } = spawnSync(node, [linter, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  report = JSON.parse(stdout) as Report;
});
afterAll(() => rmSync(folder, { recursive: true }));

const codesIn = (file: string): string[] =>
  report.diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code);

it.each(Object.entries(forbidden).map(([name, [rule]], index) => [name, rule, fileOf(index)] as const))(
  'refuses %s',
  (_, rule, file) => {
    expect(codesIn(file).join(' ')).toContain(rule);
  },
);

it.each(
  Object.entries(misplaced).map(([name, [file]], index) => [name, file.replace(/x(?=\/)/, `x${index}`)] as const),
)('refuses that %s', (_, file) => {
  expect(codesIn(file).join(' ')).toContain('no-restricted-imports');
});

it.each(Object.entries(circles))('refuses that %s', (_, files) => {
  for (const file of Object.keys(files)) expect(codesIn(file)).toContain('import(no-cycle)');
});

it('has nothing against what is right', () => {
  expect(codesIn('fine.ts')).toEqual([]);
});

const dangerous =
  /no-danger|no-eval|no-new-func|no-implied-eval|jsx-no-target-blank|no-script-url|no-restricted-properties/;

it('lets one reviewed file at most off each dangerous rule', () => {
  const excused = new Map<string, Set<string>>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, rules = ''] of readFileSync(`src/${file}`, 'utf8').matchAll(
      /oxlint-disable(?:-next-line|-line)?(.*)/g,
    )) {
      // Without a rule's name it would allow everything.
      expect(rules.trim(), file).not.toBe('');
      for (const [rule] of rules.split('--')[0]?.matchAll(/[\w/-]+/g) ?? []) {
        if (dangerous.test(rule)) excused.set(rule, (excused.get(rule) ?? new Set()).add(file));
      }
    }
  }
  expect([...excused].filter(([, files]) => files.size > 1)).toEqual([]);
});
