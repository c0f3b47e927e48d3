import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// What the linter cannot say of decision 158: which newer features the sources use, and what a page looks for before it
// starts. Dates are those of Baseline's "newly available"; thirty months later it says "widely".

/** Features that became widely available since 2025, and what `stand-still.js` asks for: one need stands for its family. */
const features: readonly (readonly [name: string, since: string, use: RegExp, need: string])[] = [
  ['arrays copied', '2023-07', /\.to(?:Sorted|Spliced|Reversed)\(/, 'Array.prototype.toSorted'],
  ['compression', '2023-05', /\bnew (?:Dec|C)ompressionStream\b/, 'CompressionStream'],
  ['well-formed strings', '2023-10', /\.(?:is|to)WellFormed\(/, 'String.prototype.isWellFormed'],
  ['Array.fromAsync', '2024-01', /\bArray\.fromAsync\(/, 'Array.fromAsync'],
  ['groups', '2024-03', /\b(?:Object|Map)\.groupBy\(/, 'Object.groupBy'],
  ['Promise.withResolvers', '2024-03', /\bPromise\.withResolvers\b/, 'Promise.withResolvers'],
  ['AbortSignal.any', '2024-03', /\bAbortSignal\.any\(/, 'AbortSignal.any'],
  ['AbortSignal.timeout', '2024-04', /\bAbortSignal\.timeout\(/, 'AbortSignal.any'],
  ['checkVisibility', '2024-03', /\.checkVisibility\(/, 'Element.prototype.checkVisibility'],
  ['segments', '2024-04', /\bIntl\.Segmenter\(/, 'Intl.Segmenter'],
];

/** What is newer than the line and has no name of its own that the linter could look for. */
const tooNew: readonly (readonly [name: string, use: RegExp])[] = [
  ['the selector of popovers', /:popover-open/],
  ['Blob.bytes', /\.bytes\(\)/],
  ['bytes as Base64 or hexadecimal', /Uint8Array\.from(?:Base64|Hex)\(|\.setFrom(?:Base64|Hex)\(/],
  ['duplicate names of groups, or flags within an expression', /\(\?[ims]*-?[ims]+:/],
];

/** They alone use newer features, each behind a question. */
const guarded = new Set(['core/platform.ts', 'lib/streams.ts']);

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.(?:test|e2e|golden|demo)\.tsx?$|(?:^|\/)(?:data|examples|text|text\.fr)\.ts$|^(?:cli|suites)\//.test(file);
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => isSource(file) && !guarded.has(file))
  .map((file) => ({ file, code: readFileSync(`src/${file}`, 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '') }));
const users = (use: RegExp): string[] => sources.filter(({ code }) => use.test(code)).map(({ file }) => file);

const asked = readFileSync('src/shell/stand-still.js', 'utf8').match(/var needs = \{.*?\};/s)?.[0] ?? '';
const needs = [...asked.matchAll(/^ {4}'?([\w.]+)'?:/gm)].map(([, name]) => name);

describe('the sources of the page', () => {
  it('are read', () => expect(sources.length).toBeGreaterThan(1000));

  it.each(tooNew)('do not use %s', (_, use) => {
    expect(users(use)).toEqual([]);
  });

  it('read streams by chunksOf alone: Safari cannot iterate them', () => {
    // Only what a function of ours makes is iterated; a variable or a method may be a stream.
    const loops = sources.flatMap(({ file, code }) =>
      [...code.matchAll(/for await \(.*? of (.*)/g)].map(([, over = '']) => ({ file, over })),
    );
    expect(loops.length).toBeGreaterThan(5);
    expect(loops.filter(({ over }) => !/^(?:this\.)?\w+\(/.test(over))).toEqual([]);
  });

  it.each(features)('use %s (%s) only if a page asks for it first', (_, __, use, need) => {
    if (users(use).length > 0) expect(needs).toContain(need);
  });

  it('use everything that a page asks for', () => {
    const used = new Set(features.filter(([, , use]) => users(use).length > 0).map(([, , , need]) => need));
    expect(needs.filter((need) => !used.has(need ?? ''))).toEqual([]);
    expect(needs.length).toBeGreaterThan(0);
  });
});

it.each(['tsconfig.json', 'tsconfig.engine.json'])('%s knows nothing of the language that is newer', (file) => {
  const { compilerOptions } = JSON.parse(readFileSync(file, 'utf8')) as { compilerOptions: { lib: string[] } };
  expect(compilerOptions.lib.filter((lib) => lib.startsWith('ES'))).toEqual(['ES2024']);
});
