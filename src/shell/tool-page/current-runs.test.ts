import { expect, it } from 'vitest';
import { choice, integer, secret, text as textField } from '#core/field.ts';
import { operation, type Details } from '#core/operation.ts';
import { put } from '#ui/hooks/draft-memory.ts';
import type { LastRun } from '#ui/hooks/last-runs.ts';
import { currentRuns, withSecrets } from './current-runs.ts';

const encode = operation('demo/encode', {
  input: { text: textField(), separator: textField(', ') },
  result: 'text',
  run: () => '',
});
const fields = {
  ...encode.input,
  encoded: textField(''),
  mark: textField('*'),
  mode: choice(['text', 'file'], 'text'),
  width: integer({}, 80),
};
const initial = { text: 'Hello', separator: ', ', encoded: '', mark: '*', mode: 'text', width: 80 };

const runOf = (text: string) => ({ operation: encode, draft: { text }, value: '' }) as unknown as LastRun;

/** The texts of the runs that are left when the page contains `values`. */
function left(values: Details, text: string, begun: Details = initial): readonly unknown[] {
  put('demo', { fields, initial: begun, values: { ...begun, ...values }, ignored: [] });
  return currentRuns('demo', [runOf(text)]).map(({ draft }) => draft['text']);
}

it('leaves out the run of a text that was emptied', () => {
  expect(left({ text: '' }, 'older')).toEqual([]);
  expect(left({ text: ' \n', separator: ';', mode: 'file' }, 'older')).toEqual([]);
});

it('keeps the last good run while the page contains a text, though it be another one', () => {
  expect(left({ text: 'newer' }, 'older')).toEqual(['older']);
});

it('keeps a run of nothing, and one whose text may come from elsewhere on the page', () => {
  expect(left({ text: '' }, '')).toEqual(['']);
  expect(left({ text: '', encoded: 'b2xkZXI=' }, 'older')).toEqual(['older']);
});

it('keeps the run of a page that begins without a text: it may have run without one', () => {
  expect(left({}, 'now', { ...initial, text: '' })).toEqual(['now']);
});

it('keeps all of a page without a draft, and has none where nothing ran', () => {
  expect(currentRuns('other', [runOf('a')])).toHaveLength(1);
  expect(currentRuns('other')).toEqual([]);
});

it('treats a text as a secret that stands in a secret field of the page', () => {
  const kinds = (values: Details, text: string): readonly unknown[] => {
    const own = { ...fields, code: secret(''), country: secret('FR') };
    put('demo', { fields: own, initial, values: { ...initial, code: '', country: 'FR', ...values }, ignored: [] });
    return Object.values(withSecrets('demo', runOf(text)).operation.input).map(({ kind }) => kind);
  };
  expect(kinds({ code: 'WIFI:P:hush;;' }, 'WIFI:P:hush;;')).toEqual(['secret', 'text']);
  expect(kinds({ code: 'WIFI:P:hush;;', text: 'Hello' }, 'Hello')).toEqual(['text', 'text']);
  expect(kinds({}, 'FR')).toEqual(['text', 'text']);
  expect(kinds({}, '')).toEqual(['text', 'text']);
});
