import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsOf, type OperationDescription } from '#core/operation-description.ts';
import type { Operation } from '#core/operation.ts';
import { languages, type Language } from '#core/text.ts';
import { loadOperations } from '#run/load-operations.ts';
import { loadOperationWords } from '#run/operation-words.ts';
import { tools } from './index.ts';

interface Described {
  readonly operation: Operation;
  readonly words: Readonly<Record<Language, OperationDescription>>;
}

async function describedOperations(tool: string): Promise<Described[]> {
  const [en, fr] = await Promise.all([loadOperationWords(tool, 'en'), loadOperationWords(tool, 'fr')]);
  const operations = await loadOperations(tool);
  return operations.map((operation) => ({ operation, words: { en: en(operation), fr: fr(operation) } }));
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|e2e)\.tsx?$/.test(file);

function sourcesIn(folder: string): (readonly [file: string, source: string])[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource);
  return files.map((file) => [`${folder}/${file.replaceAll(sep, '/')}`, readFileSync(`${folder}/${file}`, 'utf8')]);
}

it('are loaded by no page before it asks for them', () => {
  const sources = ['src/core', 'src/lib', 'src/shell', 'src/tools', 'src/ui'].flatMap(sourcesIn);
  const importing = /from\s+'[^']*\/(operations\.text(\.fr)?|operation-words)\.ts'/;
  // The page of pipes is made of them, and loaded by nothing else.
  const words = /\/operations\.text(\.fr)?\.ts$|^src\/core\/operation-|^src\/shell\/pipe\//;
  expect(sources.filter(([file, source]) => !words.test(file) && importing.test(source)).map(([file]) => file)).toEqual(
    [],
  );
});

it('load no engine', () => {
  const sources = sourcesIn('src/tools').filter(([file]) => /\/operations\.text(\.fr)?\.ts$/.test(file));
  expect(sources).toHaveLength(2 * Object.keys(tools).length);
  expect(sources.filter(([, source]) => /^import (?!type ).*'\.\//m.test(source)).map(([file]) => file)).toEqual([]);
});

describe.each(Object.entries(tools))('the operations of %s', (id, tool) => {
  it('have names of at most four words and sentences', async () => {
    for (const { operation, words } of await describedOperations(id)) {
      for (const language of languages) {
        const { name, sentence } = words[language];
        expect(name.split(/\s+/).length, `${operation.id}: ${name}`).toBeLessThanOrEqual(4);
        expect(name).toMatch(/^[\p{Lu}\d]/u);
        expect(name).not.toMatch(/[.!?:]$/);
        expect(sentence, operation.id).toMatch(/^\p{Lu}.{15,}[^.]\.$/u);
      }
      expect(words.fr.name, operation.id).not.toBe(words.en.name);
      expect(words.fr.sentence, operation.id).not.toBe(words.en.sentence);
    }
  });

  it('have names and sentences of their own', async () => {
    const described = await describedOperations(id);
    for (const language of languages) {
      expect(new Set(described.map(({ words }) => words[language].name)).size).toBe(described.length);
      expect(new Set(described.map(({ words }) => words[language].sentence)).size).toBe(described.length);
    }
  });

  it('have a label for every field, without the name of the tool', async () => {
    for (const { operation, words } of await describedOperations(id)) {
      for (const language of languages) {
        const toolName = tool[language].name.toLowerCase();
        const { fields } = words[language];
        expect([...fields.keys()]).toEqual(pathsOf(operation.input));
        for (const [path, { label, hint }] of fields) {
          const place = `${operation.id}, ${path} in ${language}`;
          expect(label.trim(), place).toBe(label);
          expect(label, place).toMatch(/\S/);
          expect(label, place).not.toMatch(/[.:]$/);
          expect(label.toLowerCase(), place).not.toContain(toolName);
          expect(hint, place).not.toBe(label);
        }
      }
    }
  });

  it('have hints in both languages, set as French is printed', async () => {
    for (const { operation, words } of await describedOperations(id)) {
      for (const [path, { label, hint }] of words.fr.fields) {
        const english = words.en.fields.get(path);
        const place = `${operation.id}, ${path}`;
        expect(typeof hint, place).toBe(typeof english?.hint);
        if (hint !== undefined) expect(hint, place).not.toBe(english?.hint);
        for (const text of [hint, english?.hint]) expect(text ?? '.', place).toMatch(/[.…]$/);
        // Names and symbols may be the same; what has three words and more is a phrase.
        if (label.split(/\s+/).length > 2) expect(label, place).not.toBe(english?.label);
      }
      const french = [words.fr.name, words.fr.sentence, ...[...words.fr.fields.values()].map(({ hint = '' }) => hint)];
      for (const text of french) expect(text, operation.id).not.toMatch(/[a-zà-ÿ]'[a-zà-ÿ]|[“”]| [:;!?%»]|« /i);
    }
  });
});
