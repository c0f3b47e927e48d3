import { choice, group, list, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { compareSuites } from './engine/compare.ts';
import { columns, formatBulletList, formatCsv, formatMarkdown, listColumns, tableColumns } from './engine/export.ts';
import { numbers, readValues } from './engine/values.ts';

const input = {
  suites: list(group({ title: text(), values: numbers }), { min: 1, max: 100 }),
  unit: text(''),
  better: choice(['lower', 'higher'], 'lower'),
  estimator: choice(['population', 'sample'], 'population'),
};
/** The statistics of every suite, the best mean first. */
export const compare = operation('benchmark-builder/compare', {
  input,
  run: ({ suites, better, estimator }) => compareSuites(suites, { better, estimator }),
});

/** The comparison as a Markdown table. */
export const markdown = operation('benchmark-builder/markdown', {
  input: { ...input, columns: list(choice(columns), {}, tableColumns) },
  result: 'text',
  run: ({ suites, unit, columns: shown, ...options }) => formatMarkdown(compareSuites(suites, options), shown, unit),
});

/** The comparison as a list in a list. */
export const bulletList = operation('benchmark-builder/bullet-list', {
  input: { ...input, columns: list(choice(columns), {}, listColumns) },
  result: 'text',
  run: ({ suites, unit, columns: shown, ...options }) => formatBulletList(compareSuites(suites, options), shown, unit),
});

/** The comparison as comma-separated values. */
export const csv = operation('benchmark-builder/csv', {
  input: { ...input, columns: list(choice(columns), {}, tableColumns) },
  result: 'text',
  run: ({ suites, columns: shown, ...options }) => formatCsv(compareSuites(suites, options), shown),
});

/** The numbers in a pasted text. @throws `empty-input`; `invalid-number` { value, index, position, line, column } */
export const parseValues = operation('benchmark-builder/parse-values', {
  input: { text: text() },
  run: ({ text: pasted }) => readValues(pasted),
});
