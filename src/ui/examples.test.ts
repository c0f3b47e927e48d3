import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{demo,test}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const users = import.meta.glob<string>(['../tools/**/*.tsx', '../shell/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The component imports of tools and the shell, as `file#Component`. */
const used = new Set(
  Object.values(users).flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '#ui\/([^']+)'/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/(?<!type )\b[A-Z]\w+/g)].map(([name]) => `${file}#${name}`),
    ),
  ),
);

/** The doc comment right before the declaration of a function. */
function docOf(source: string, name: string): string | undefined {
  return new RegExp(
    String.raw`/\*\*((?:(?!\*/)[^])*)\*/\n(?:/\*[^\n]*\*/\n)?export (?:async )?function ${name}\b`,
  ).exec(source)?.[1];
}

const components = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/^export function ([A-Z]\w+)/gm)].flatMap(([, name = '']) =>
    used.has(`${file.slice(2)}#${name}`) ? [[name, source] as const] : [],
  ),
);

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(40);
});

it.each(components)('%s shows how it is used', (name, source) => {
  expect(docOf(source, name)).toMatch(new RegExp(String.raw`@example\n[^]*<${name}\b`));
});

it.each([
  ['operation', '../core/operation.ts'],
  ['execute', '../core/operation.ts'],
  ['runWithMessage', '../run/run-with-message.ts'],
  ['useDraft', './hooks/use-draft.ts'],
  ['useOperation', './hooks/use-operation.ts'],
  ['useRunner', './hooks/use-runner.ts'],
  ['useText', './hooks/use-text.ts'],
])('%s shows how it is used', (name, file) => {
  expect(docOf(readFileSync(new URL(file, import.meta.url), 'utf8'), name)).toContain('@example');
});
