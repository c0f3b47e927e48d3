import { describe, expect, it } from 'vitest';
import { blob, choice, either, flag, group, integer, json, list, nullable, text } from './field.ts';
import { jsonSchema } from './json-schema.ts';
import { describeOperation, exportName, pathsOf } from './operation-description.ts';
import { screenWords, type OperationTranslation, type OperationWords } from './operation-words.ts';
import { operation } from './operation.ts';
import { defineText, translationOf } from './text.ts';

const replace = operation('demo/replace-all', {
  input: {
    text: text(),
    rules: list(group({ from: text(), to: text('') }), {}, []),
    scope: nullable(either(integer(), group({ first: integer(), last: integer() }))),
  },
  result: 'text',
  run: ({ text }) => text,
});
const measure = operation('demo/measure', {
  input: { text: text(), deep: flag(false) },
  run: ({ text }) => text.length,
});
const engine = { replaceAll: replace, measure, helper: () => 1 };

const screen = defineText('demo', {
  input: 'Text',
  deep: 'Count all',
  'deep.hint': 'Members too.',
  lines: '{n} lines',
});
const frenchScreen = translationOf<typeof screen>()({
  input: 'Texte',
  deep: 'Tout compter',
  'deep.hint': 'Membres compris.',
  lines: '{n} lignes',
});
const t = screenWords<typeof screen>();

const words = {
  operations: {
    replaceAll: { name: 'Replace all', sentence: 'Replaces texts by others.' },
    measure: { name: 'Measure text', sentence: 'Tells how long a text is.', fields: { text: 'Measured text' } },
  },
  fields: {
    text: t('input'),
    deep: { label: t('deep'), hint: t('deep.hint') },
    rules: { label: 'Rules', hint: 'Applied one after the other.' },
    'rules.from': 'Find',
    'rules.to': { label: 'Put', hint: 'Empty to remove it.' },
    scope: 'Scope',
    'scope.first': 'First line',
    'scope.last': 'Last line',
  },
} satisfies OperationWords<typeof engine>;

type French = OperationTranslation<typeof words>;
const french = {
  operations: {
    replaceAll: { name: 'Tout remplacer', sentence: 'Remplace des textes par d’autres.' },
    measure: { name: 'Mesurer', sentence: 'Indique la longueur : tout compte.', fields: { text: 'Texte mesuré' } },
  },
  fields: {
    rules: { label: 'Règles', hint: 'Appliquées l’une après l’autre.' },
    'rules.from': 'Chercher',
    'rules.to': { label: 'Mettre', hint: 'Vide pour le retirer.' },
    scope: 'Portée',
    'scope.first': 'Première ligne',
    'scope.last': 'Dernière ligne',
  },
} satisfies French;

const english = { language: 'en', operations: words, screen: screen.en } as const;
const spokenFrench = { language: 'fr', operations: french, screen: frenchScreen } as const;

describe('describeOperation', () => {
  it('takes the words of all operations, unless one has its own, and those of the screen', () => {
    expect(describeOperation(measure, words, english)).toEqual({
      name: 'Measure text',
      sentence: 'Tells how long a text is.',
      fields: new Map([
        ['text', { label: 'Measured text' }],
        ['deep', { label: 'Count all', hint: 'Members too.' }],
      ]),
    });
    expect(describeOperation(replace, words, english).fields.get('text')).toEqual({ label: 'Text' });
  });

  it('speaks French, with its spaces', () => {
    const { sentence, fields } = describeOperation(measure, words, spokenFrench);
    expect(sentence).toBe('Indique la longueur\u00a0: tout compte.');
    expect([...fields.values()]).toEqual([
      { label: 'Texte mesuré' },
      { label: 'Tout compter', hint: 'Membres compris.' },
    ]);
    const { fields: members } = describeOperation(replace, words, spokenFrench);
    expect(members.get('rules.to')).toEqual({ label: 'Mettre', hint: 'Vide pour le retirer.' });
  });

  it('refuses to go on without words', () => {
    const speechless = { language: 'fr', operations: { operations: {} }, screen: frenchScreen } as const;
    expect(() => describeOperation(measure, words, speechless)).toThrow(/no words for .+ of demo\/measure in fr/);
  });
});

describe('pathsOf', () => {
  it('names all members, those of lists and alternatives too', () => {
    expect(pathsOf(replace.input)).toEqual([
      'text',
      'rules',
      'rules.from',
      'rules.to',
      'scope',
      'scope.first',
      'scope.last',
    ]);
    expect(pathsOf({ data: json(), file: blob(), mode: choice(['a']) })).toEqual(['data', 'file', 'mode']);
  });
});

describe('exportName', () => {
  it('is the name of an operation in its engine', () => {
    expect(exportName('hash-text/hash-file')).toBe('hashFile');
    expect(exportName('x/to-2d')).toBe('to2d');
  });
});

describe('words', () => {
  it('are complete, have nothing more, and refer to what the screen has', () => {
    const { measure: _, ...operations } = words.operations;
    const { scope: __, ...fields } = words.fields;
    const refused = [
      // @ts-expect-error an operation without words
      () => ({ operations, fields: words.fields }) satisfies OperationWords<typeof engine>,
      // @ts-expect-error a field without words
      () => ({ operations: words.operations, fields }) satisfies OperationWords<typeof engine>,
      // @ts-expect-error a field that does not exist
      () => ({ ...words, fields: { ...words.fields, depth: 'Depth' } }) satisfies OperationWords<typeof engine>,
      // @ts-expect-error no such key
      () => t('output'),
      // @ts-expect-error a sentence with something to fill in
      () => t('lines'),
      // @ts-expect-error French words for what the screen says already
      () => ({ ...french, fields: { ...french.fields, deep: 'Tout' } }) satisfies French,
      // @ts-expect-error a hint without French
      () => ({ ...french, fields: { ...french.fields, rules: { label: 'Règles' } } }) satisfies French,
    ];
    expect(refused).toHaveLength(7);
  });
});

describe('jsonSchema', () => {
  it('has the words of the operation, its fields and their members', () => {
    expect(jsonSchema(replace.input, describeOperation(replace, words, english))).toMatchObject({
      title: 'Replace all',
      description: 'Replaces texts by others.',
      properties: {
        text: { title: 'Text', description: 'Text.' },
        rules: {
          title: 'Rules',
          description: 'Rules. Applied one after the other.',
          items: {
            properties: { from: { title: 'Find' }, to: { description: 'Put. Empty to remove it.', default: '' } },
          },
        },
        scope: { anyOf: [{ anyOf: [{}, { properties: { first: { title: 'First line' } } }] }, { type: 'null' }] },
      },
    });
  });

  it('still says that a file is a path', () => {
    const fields = new Map([['file', { label: 'File' }]]);
    expect(jsonSchema({ file: blob() }, { name: 'Read', sentence: 'Reads.', fields })).toMatchObject({
      properties: { file: { title: 'File', description: 'File. Path of a file.' } },
    });
  });
});
