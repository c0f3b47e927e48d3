import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'format',
    input: { sql: 'select field1,field2 from my_table where a = 1 and b in (1,2);' },
    value: 'SELECT\n  field1,\n  field2\nFROM\n  my_table\nWHERE\n  a = 1\n  AND b IN (1, 2);',
  },
  {
    op: 'format',
    input: { sql: 'select id::text from t where id = :id', dialect: 'postgresql' },
    value: 'SELECT\n  id::text\nFROM\n  t\nWHERE\n  id = :id',
  },
  {
    op: 'format',
    input: { sql: 'select top 5 [Order Id] from [dbo].[Orders]', dialect: 'transactsql' },
    value: 'SELECT\n  TOP 5 [Order Id]\nFROM\n  [dbo].[Orders]',
  },
  {
    op: 'format',
    input: { sql: 'select * from {{ ref("a") }}' },
    value: 'SELECT\n  *\nFROM\n  {{ ref("a") }}',
  },
  { op: 'format', input: { sql: 'select (1' }, error: 'parse-error', details: { line: 1, column: 10 } },
  { op: 'format', input: { sql: ' \n' }, error: 'empty-input' },
  {
    op: 'format',
    input: { sql: 'select 1', dialect: 'foxpro' },
    error: 'invalid-input',
    details: { field: 'dialect' },
  },
  {
    op: 'suggest-dialects',
    input: { sql: 'select top 5 [Order Id] from [dbo].[Orders]' },
    value: ['sqlite', 'transactsql'],
  },
];
