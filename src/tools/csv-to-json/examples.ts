import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { text: 'id;zip;price\n1;01234;1.50\n2;75001;\n', indent: 0 },
    value: '[{"id":1,"zip":"01234","price":1.50},{"id":2,"zip":"75001","price":null}]',
  },
  {
    op: 'convert',
    input: { text: 'a,b\n"x\ny",2\n', to: 'markdown' },
    value: '| a | b |\n| --- | ---: |\n| x<br>y | 2 |',
  },
  {
    op: 'convert',
    input: { text: "n,s\n1,it's\n", to: 'sql', createTable: true },
    value:
      'CREATE TABLE "data" (\n  "n" BIGINT,\n  "s" TEXT\n);\nINSERT INTO "data" ("n", "s") VALUES\n  (1, \'it\'\'s\');',
  },
  {
    op: 'convert',
    input: { text: 'a,a,\n1,2,3,4\n', to: 'ndjson' },
    value: '{"a":1,"a_2":2,"column3":3,"_extra":["4"]}',
  },
  { op: 'convert', input: { text: 'sep=|\na|b\n1|2', indent: 0 }, value: '[{"a":1,"b":2}]' },
  {
    op: 'convert',
    input: { text: 'a,b\n1\n', ragged: 'error' },
    error: 'malformed-row',
    details: { code: 'too-few-fields', line: 2, row: 1, expected: 2, actual: 1 },
  },
  {
    op: 'convert',
    input: { text: 'name,n\nAnn,1\nB,20', to: 'aligned' },
    value: 'name   n\n----  --\nAnn    1\nB     20',
  },
  { op: 'convert', input: { text: 'a,b', delimiter: '""' }, error: 'invalid-delimiter' },
  { op: 'convert', input: { text: 'PK\u0000x' }, error: 'not-text' },
  { op: 'convert', input: { text: ' \n' }, value: '' },
  {
    op: 'inspect',
    input: { text: 'a;b\r\n1;x\r\n2\r\n' },
    value: {
      delimiter: ';',
      lineBreak: 'crlf',
      rows: 2,
      columns: [
        { name: 'a', type: 'integer', empty: 0, longest: 1 },
        { name: 'b', type: 'text', empty: 1, longest: 1 },
      ],
      problems: [{ code: 'too-few-fields', line: 3, row: 2, expected: 2, actual: 1 }],
      problemCount: 1,
    },
  },
  {
    op: 'inspect',
    input: { text: '' },
    value: { delimiter: ',', lineBreak: 'none', rows: 0, columns: [], problems: [], problemCount: 0 },
  },
  {
    op: 'convert-with-preview',
    input: { text: 'a,b\n1,x\n', to: 'csv', outDelimiter: ';' },
    partial: { text: 'a;b\r\n1;x', rows: 1, first: [['1', 'x']], problemCount: 0 },
  },
];
