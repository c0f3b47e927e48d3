import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { mismatch, type Example } from '#core/example.ts';
import { check } from '#core/field.ts';
import { jsonSchema } from '#core/json-schema.ts';
import { exportName } from '#core/operation-description.ts';
import { execute, isOperation, isRandom, type Operation, type ResultKind } from '#core/operation.ts';
import { describeError, sentenceOf } from '#core/error-message.ts';
import { errorWords as frenchErrors } from '#core/error-words.fr.ts';
import { errorWords } from '#core/error-words.ts';
import { describePlace, placeOf } from '#core/place.ts';
import { languages, type Language, type Messages, type Words } from '#core/text.ts';
import { categories } from '#core/tool.ts';
import { tools } from './index.ts';

const commonErrors = { en: errorWords.en, fr: frenchErrors };
const engines = import.meta.glob<Readonly<Record<string, unknown>>>('./*/engine.ts');
const exampleLists = import.meta.glob<readonly Example[]>('./*/examples.ts', { import: 'examples' });
const texts = import.meta.glob<Words>('./*/text.ts', { import: 'text' });
const translations = import.meta.glob<Messages>('./*/text.fr.ts', { import: 'default' });

const root = 'src/tools';
const folders = readdirSync(root, { withFileTypes: true }).flatMap((item) => (item.isDirectory() ? [item.name] : []));
const files = [
  'tool.ts',
  'engine.ts',
  'engine.test.ts',
  'examples.ts',
  'text.ts',
  'text.fr.ts',
  'operations.text.ts',
  'operations.text.fr.ts',
  'view.tsx',
  'view.e2e.ts',
];
const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Words of the command line, which a field's flag would hide. */
const reserved = new Set(['json', 'schema', 'help', 'jsonOutput']);
/** Fields that are called so by their standard: they are given with `--json`. */
const givenAsJson: ReadonlySet<string> = new Set(['json-schema-validator/validate schema']);
/** They draw what their result does not show: a salt for measuring time, keys that stand in for wrong ones. */
const drawnForNothing = new Set([
  'bcrypt/measure',
  'encryption/decrypt',
  // Blinding: the number that is drawn does not show in the result.
  'encryption/decrypt-rsa',
  'jwt-parser/decrypt',
  'jwt-parser/verify',
  'rsa-key-pair-generator/inspect',
  'rsa-key-pair-generator/sign',
  'rsa-key-pair-generator/verify',
  'x509-parser/chain',
  'x509-parser/inspect',
  'x509-parser/match',
  'x509-parser/to-pem',
]);
const shellPaths = ['/', '/about', '/c-lib', '/404'];

const date = (day: string): string => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10);
/** A day, or a month where no more is known. */
const dayOrMonth = (text: string): string => (text.length === 7 ? date(`${text}-01`).slice(0, 7) : date(text));

/** A tool's words in both languages. */
async function wordsOf(tool: string): Promise<Readonly<Record<Language, Messages>>> {
  const words = await texts[`./${tool}/text.ts`]?.();
  const french = await translations[`./${tool}/text.fr.ts`]?.();
  expect(words?.id).toBe(tool);
  return { en: words?.en ?? {}, fr: french ?? {} };
}

async function operationsOf(tool: string): Promise<[name: string, operation: Operation][]> {
  const exported = (await engines[`./${tool}/engine.ts`]?.()) ?? {};
  return Object.entries(exported).filter((entry): entry is [string, Operation] => isOperation(entry[1]));
}

function sourcesOf(tool: string): string {
  const files = readdirSync(`${root}/${tool}`, { recursive: true, encoding: 'utf8' });
  const engine = files.map((file) => file.replaceAll(sep, '/'));
  const sources = engine.filter((file) => /^engine(\.ts|\/.*\.ts)$/.test(file) && !file.endsWith('.test.ts'));
  return sources.map((file) => readFileSync(`${root}/${tool}/${file}`, 'utf8')).join('\n');
}

function kindOf(value: unknown): ResultKind {
  if (typeof value === 'string') return 'text';
  if (value instanceof Uint8Array) return 'bytes';
  return value instanceof Blob ? 'file' : 'json';
}

/** The codes that are written out: `new ToolError('code'`, also as one of two behind a condition. */
function thrownCodes(source: string): string[] {
  const first = [...source.matchAll(/new ToolError\(\s*([^,)]*)/g)].map(([, argument = '']) => argument);
  return first.flatMap((argument) => [...argument.matchAll(/'([^']+)'/g)].map(([, code = '']) => code));
}

it('every folder is a tool of the registry', () => {
  expect(Object.keys(tools).toSorted()).toEqual(folders.toSorted());
});

it('no path or old path occurs twice', () => {
  const paths = Object.entries(tools).flatMap(([id, { redirectFrom = [] }]) => [`/${id}`, ...redirectFrom]);
  expect([...paths, ...shellPaths].filter((path, index, all) => all.indexOf(path) !== index)).toEqual([]);
});

it('no name occurs twice in a language', () => {
  for (const language of languages) {
    const names = Object.values(tools).map((tool) => tool[language].name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

describe.each(Object.entries(tools))('%s', (id, tool) => {
  it('has all its files', () => {
    expect(files.filter((file) => !existsSync(`${root}/${id}/${file}`))).toEqual([]);
  });

  it('is described in two languages', () => {
    expect(id).toMatch(kebab);
    expect(categories).toContain(tool.category);
    for (const { name, description, keywords } of [tool.en, tool.fr]) {
      expect([name.trim(), description.trim()]).toEqual([name, description]);
      expect(name).not.toBe('');
      expect(description).toMatch(/^.{20,}\.$/);
      expect(keywords.length).toBeGreaterThan(2);
      expect(new Set(keywords).size).toBe(keywords.length);
    }
    for (const { summary, description } of [tool.en, tool.fr]) {
      const onCard = summary ?? description;
      expect(onCard.length, onCard).toBeLessThanOrEqual(70);
      expect(onCard).toMatch(/^\S.*\S\.$/);
    }
    expect(tool.popularity ?? 50).toBeLessThanOrEqual(100);
    expect(tool.fr.description).not.toBe(tool.en.description);
    expect(tool.fr.keywords).not.toEqual(tool.en.keywords);
  });

  it('has an icon, well-formed old paths and real dates', () => {
    expect(existsSync(`node_modules/lucide-static/icons/${tool.icon}.svg`)).toBe(true);
    for (const path of tool.redirectFrom ?? []) expect(path.slice(1)).toMatch(kebab);
    for (const path of tool.redirectFrom ?? []) expect(path).toMatch(/^\//);
    if (tool.createdAt) expect(date(tool.createdAt)).toBe(tool.createdAt);
    for (const set of tool.dataSets ?? []) expect(dayOrMonth(set.date)).toBe(set.date);
  });

  it('names its operations as its folder and exports say', async () => {
    const operations = await operationsOf(id);
    expect(operations.length).toBeGreaterThan(0);
    for (const [name, { id: operationId, input }] of operations) {
      const [folder, operation = '', ...rest] = operationId.split('/');
      expect([folder, rest]).toEqual([id, []]);
      expect(operation).toMatch(kebab);
      expect(name).toBe(exportName(operationId));
      for (const field of Object.keys(input)) expect(field).toMatch(/^[a-z][a-zA-Z0-9]*$/);
      const hidden = Object.keys(input).filter((field) => reserved.has(field));
      expect(hidden.filter((field) => !givenAsJson.has(`${operationId} ${field}`))).toEqual([]);
      expect(jsonSchema(input)).toMatchObject({ type: 'object' });
    }
  });

  it('has words in both languages, and a sentence for every error it throws', async () => {
    const words = await wordsOf(id);
    expect(Object.keys(words.fr).toSorted()).toEqual(Object.keys(words.en).toSorted());
    if (Object.keys(words.en).length > 0) expect(words.fr).not.toEqual(words.en);
    for (const language of languages) {
      // A wrong input has a sentence for each of its problems.
      const sentences = Object.keys({ ...commonErrors[language], ...words[language] });
      const known = new Set(['error.invalid-input', ...sentences]);
      const silent = thrownCodes(sourcesOf(id)).filter((code) => !known.has(`error.${code}`));
      expect(silent).toEqual([]);
    }
  });

  it('answers its public examples, errors in whole sentences', async () => {
    const examples = (await exampleLists[`./${id}/examples.ts`]?.()) ?? [];
    const words = await wordsOf(id);
    const operations = new Map((await operationsOf(id)).map(([, operation]) => [operation.id, operation]));
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const operation = operations.get(`${id}/${example.op}`);
      expect(operation, example.op).toBeDefined();
      if (!operation) continue;
      const draws = [vi.spyOn(crypto, 'getRandomValues'), vi.spyOn(crypto.subtle, 'generateKey')];
      const result = await execute(operation, example.input);
      const isDrawn = draws.some(({ mock }) => mock.calls.length > 0);
      vi.restoreAllMocks();
      expect(mismatch(example, result)).toBeUndefined();
      // Otherwise an update of the site would put another result in its place.
      if (isDrawn && result.ok && !drawnForNothing.has(operation.id)) {
        expect(isRandom(operation, check(operation.input, example.input)), `${operation.id} is drawn at random`).toBe(
          true,
        );
      }
      if (result.ok) {
        expect(kindOf(result.value), `${operation.id} gives ${operation.result}`).toBe(operation.result);
        continue;
      }
      for (const language of languages) {
        const { code, details } = result.error;
        const sentence = sentenceOf([words[language], commonErrors[language]], language, code, details);
        expect(sentence, `${code} in ${language}`).not.toBe(code);
        expect(sentence).not.toMatch(/\{[a-zA-Z]+\}/);
        const whole = describeError([words[language], commonErrors[language]], language, code, details);
        const place = placeOf(result.error);
        if (place)
          expect(whole.split(describePlace(place, language)), whole).toEqual(['', expect.stringMatching(/^\s*:/)]);
        else expect(whole).toBe(sentence);
      }
    }
  });
});
