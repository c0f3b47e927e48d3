import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    format: {
      name: 'Format SQL',
      sentence: 'Formats SQL with line breaks, indentation and uniform keywords.',
    },
    formatFile: {
      name: 'Format SQL file',
      sentence: 'Formats an SQL file.',
    },
    suggestDialects: {
      name: 'Suggest SQL dialects',
      sentence: 'Lists the dialects that can parse an SQL text.',
    },
  },
  fields: {
    sql: t('input.label'),
    file: 'File',
    dialect: t('dialect.label'),
    keywordCase: t('keywordCase.label'),
    dataTypeCase: t('dataTypeCase.label'),
    functionCase: t('functionCase.label'),
    identifierCase: t('identifierCase.label'),
    indentStyle: t('indentStyle.label'),
    indent: { label: t('indent.label'), hint: 'In spaces, or tab.' },
    logicalOperatorNewline: {
      label: t('logicalOperatorNewline.label'),
      hint: 'Whether the line break comes before or after them.',
    },
    expressionWidth: { label: t('expressionWidth.label'), hint: 'In characters.' },
    linesBetweenQueries: t('linesBetweenQueries.label'),
    denseOperators: t('denseOperators.label'),
    newlineBeforeSemicolon: t('newlineBeforeSemicolon.label'),
    placeholders: { label: t('placeholders.label'), hint: 'The kinds of placeholders, or auto to recognize them.' },
  },
} satisfies OperationWords<typeof engine>;
