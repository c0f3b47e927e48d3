import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choice, flag, integer, list, nullable, number, optional, secret, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { defineText } from '#core/text.ts';
import { Select } from '../select/select.tsx';
import { useFields } from './use-fields.ts';

const encode = operation('demo/encode', {
  input: {
    text: text(),
    key: secret(''),
    padding: choice(['auto', 'never'], 'auto'),
    version: choice(['2a', '2b'], '2b'),
    width: choice([0, 64], 0),
    parts: list(choice(['head', 'body']), {}, ['head']),
    lines: integer({ min: 0, max: 1000, step: 4 }, 0),
    ratio: nullable(number({ min: 0.5 })),
    seed: optional(integer()),
    strict: flag(false),
    count: integer({}, 1),
    spaces: flag(false),
  },
  result: 'text',
  run: () => '',
});

const words = defineText('demo', {
  'text.label': 'Text',
  'text.placeholder': 'Type here',
  'key.label': 'Key',
  'padding.label': 'Padding',
  'padding.hint': 'The equals signs.',
  'padding.auto': 'Automatic',
  'padding.never': 'Never',
  'version.label': 'Version',
  'width.label': 'Width',
  'width.0': 'No limit',
  'parts.label': 'Parts',
  'parts.head': 'Head',
  'parts.body': 'Body',
  'lines.label': 'Lines',
  'ratio.label': 'Ratio',
  'seed.label': 'Seed',
  'strict.label': 'Strict',
  'count.label': 'Counted',
  'count.hint': '{count} of them',
});

const draft = {
  text: 'Hello',
  key: '',
  padding: 'auto',
  version: '2b',
  width: 64,
  parts: ['body'],
  lines: 8,
  ratio: null,
  seed: undefined,
  strict: true,
  count: 1,
  spaces: false,
} as const;

type Field = ReturnType<typeof useFields<typeof encode.input, typeof words.en>>;

/** The properties of a component, and the values that its controls have written. */
function bound(): { readonly field: Field; readonly changes: unknown[] } {
  const changes: unknown[] = [];
  const fields: Field[] = [];
  function Options() {
    const field = useFields(encode, words, draft, (part) => changes.push(part));
    fields.push(field);
    return <Select {...field('padding')} />;
  }
  const html = renderToString(<Options />);
  expect(html).toContain('<option value="never">Never</option>');
  const [field] = fields;
  if (!field) throw new Error('not rendered');
  return { field, changes };
}

describe('useFields', () => {
  it('gives a choice its options in the order of the field, with their words', () => {
    const { field, changes } = bound();
    const padding = field('padding');
    expect(padding).toMatchObject({
      label: 'Padding',
      hint: 'The equals signs.',
      value: 'auto',
      options: [
        { value: 'auto', label: 'Automatic' },
        { value: 'never', label: 'Never' },
      ],
    });
    padding.onChange('never');
    expect(changes).toEqual([{ padding: 'never' }]);
  });

  it('writes numbers without words in figures', () => {
    expect(bound().field('width').options).toEqual([
      { value: 0, label: 'No limit' },
      { value: 64, label: '64' },
    ]);
  });

  it('takes names for options without words', () => {
    expect(bound().field('version', (version) => `$${version}$`).options).toEqual([
      { value: '2a', label: '$2a$' },
      { value: '2b', label: '$2b$' },
    ]);
  });

  it('gives a list the options of its items', () => {
    const { field, changes } = bound();
    const parts = field('parts');
    expect(parts).toMatchObject({ value: ['body'], options: [{ label: 'Head' }, { label: 'Body' }] });
    parts.onChange(['head', 'body']);
    expect(changes).toEqual([{ parts: ['head', 'body'] }]);
  });

  it('gives a number its bounds and step, and lets it be empty only where it may be', () => {
    const { field, changes } = bound();
    expect(field('lines')).toMatchObject({ value: 8, min: 0, max: 1000, step: 4, whole: true, onEmpty: undefined });
    expect(field('ratio')).toMatchObject({ value: undefined, min: 0.5, max: undefined, whole: false });
    field('ratio').onEmpty?.();
    field('seed').onEmpty?.();
    expect(changes).toEqual([{ ratio: null }, { seed: undefined }]);
  });

  it('gives text its placeholder, and a flag its state', () => {
    const { field } = bound();
    expect(field('text')).toMatchObject({ label: 'Text', hint: undefined, placeholder: 'Type here', value: 'Hello' });
    expect(field('key')).toMatchObject({ value: '', placeholder: undefined });
    expect(field('strict')).toMatchObject({ label: 'Strict', checked: true });
  });

  it('refuses what is not a field, and what lacks words', () => {
    const { field } = bound();
    // @ts-expect-error -- no such field
    expect(() => field('pading')).toThrow();
    // @ts-expect-error -- it has no label
    expect(() => field('spaces')).toThrow('no message "spaces.label"');
    // @ts-expect-error -- its options have no words
    expect(field('version').value).toBe('2b');
    // @ts-expect-error -- its hint has something to fill in
    expect(field('count').value).toBe(1);
    // @ts-expect-error -- it is not a choice
    expect(field('text').options).toBeUndefined();
    // @ts-expect-error -- no such option
    field('padding').onChange('always');
  });
});
