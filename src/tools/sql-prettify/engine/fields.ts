import { blob, choice, either, flag, integer, list, text, type Input } from '#core/field.ts';

/** In alphabetical order; `tsql` is another name of `transactsql`. */
export const dialects = [
  'bigquery',
  'clickhouse',
  'db2',
  'db2i',
  'duckdb',
  'hive',
  'mariadb',
  'mysql',
  'n1ql',
  'plsql',
  'postgresql',
  'redshift',
  'singlestoredb',
  'snowflake',
  'spark',
  'sql',
  'sqlite',
  'tidb',
  'transactsql',
  'trino',
] as const;

export const cases = ['preserve', 'upper', 'lower'] as const;
export const placeholderKinds = ['question', 'dollar', 'colon', 'at', 'template'] as const;

const style = {
  dialect: choice([...dialects, 'tsql'], 'sql'),
  keywordCase: choice(cases, 'upper'),
  dataTypeCase: choice(cases, 'preserve'),
  functionCase: choice(cases, 'preserve'),
  identifierCase: choice(cases, 'preserve'),
  indentStyle: choice(['standard', 'tabularLeft', 'tabularRight'], 'standard'),
  indent: either(integer({ min: 1, max: 8 }), choice(['tab']), 2),
  logicalOperatorNewline: choice(['before', 'after'], 'before'),
  expressionWidth: integer({ min: 1, max: 200 }, 50),
  linesBetweenQueries: integer({ min: 0, max: 5 }, 1),
  denseOperators: flag(false),
  newlineBeforeSemicolon: flag(false),
  placeholders: either(choice(['auto']), list(choice(placeholderKinds)), 'auto'),
};

export const formatFields = { sql: text(), ...style };
export const fileFields = { file: blob(), ...style };

export type Style = Omit<Input<typeof formatFields>, 'sql'>;
export type Placeholders = Style['placeholders'];
