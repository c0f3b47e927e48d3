import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { describeError } from '#core/error-message.ts';
import { execute } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { convert, convertFile, convertWithPreview, inspect } from './engine.ts';
import { CsvScanner } from './engine/scanner.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const operations = { convert, inspect, 'convert-with-preview': convertWithPreview };

it.each(examples)('$op $input', async (example) => {
  const operation = operations[example.op as keyof typeof operations];
  expect(mismatch(example, await execute(operation as typeof convert, example.input as never))).toBeUndefined();
});

type Options = Partial<Parameters<typeof convert.run>[0]>;

async function converted(text: string, options: Options = {}): Promise<string> {
  const result = await execute(convert, { indent: 0, text, ...options });
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value;
}

describe('reading', () => {
  it.each<readonly [string, string, Options]>([
    // RFC 4180 §2.
    ['aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n', '[["aaa","bbb","ccc"],["zzz","yyy","xxx"]]', {}],
    ['"aaa","b""bb","c\r\ncc"\r\nzzz,yyy,xxx', '[["aaa","b\\"bb","c\\r\\ncc"],["zzz","yyy","xxx"]]', {}],
    ['a,b\r1,2\r', '[["a","b"],[1,2]]', {}],
    ['a,b\n\n  \n1,2\n', '[["a","b"],[1,2]]', {}],
    ['a,b\nx"y,"z"w\n', '[["a","b"],["x\\"y","zw"]]', {}],
    ['a,b\n"x,y\n1,2\n', '[["a","b"],["x,y\\n1,2\\n",""]]', {}],
    ["a,b\n'x,y',2\n", '[["a","b"],["x,y",2]]', { quote: "'" }],
    ['a,b\n"x,2\n', '[["a","b"],["\\"x",2]]', { quote: 'none' }],
    ['a, b\n 1 ,"\t2 "\n', '[["a","b"],[1,2]]', { trim: true }],
    ['\ufeffa,b\n1,2\n', '[["a","b"],[1,2]]', {}],
    ['a→b\n1→2\n', '[["a","b"],[1,2]]', { delimiter: '→' }],
    ['a😀b\n1😀2\n', '[["a","b"],[1,2]]', { delimiter: '😀' }],
    ['a\n""\n', '[["a"],[""]]', {}],
    // The delimiter.
    ['a\tb,c\n1\t2,3\n', '[["a","b,c"],[1,"2,3"]]', {}],
    ['a|b\n1|2\n', '[["a","b"],[1,2]]', {}],
    ['SEP=;\r\na;b,c,d\r\n', '[["a","b,c,d"]]', {}],
    ['a b\n1 2\n', '[["a b"],["1 2"]]', {}],
    ['a;b\n1,5;2,5\n', '[["a","b"],[1.5,2.5]]', { decimal: ',' }],
    // Names.
    ['a,a,a_2,\n1,2,3,4\n', '[["a","a_2","a_2_2","column4"],[1,2,3,4]]', {}],
    ['1,2\n3,4\n', '[[1,2],[3,4]]', { header: false }],
    ['1,2\n3,4\n', '{"x":1,"column2":2}\n{"x":3,"column2":4}', { header: false, names: ['x'], to: 'ndjson' }],
    ['__proto__,b\n1,2\n', '{"__proto__":1,"b":2}', { to: 'ndjson' }],
    ['_extra\n1,2\n', '{"_extra":1,"_extra_2":["2"]}', { to: 'ndjson', delimiter: ',' }],
    // Types: by column, and only where every digit stays.
    ['a\n1\n007\n', '[["a"],["1"],["007"]]', {}],
    ['a,a,b\n1,2,3\n', '[["a","a_2","b"],[1,"2",3]]', { textColumns: ['a_2', 'none'] }],
    ['a\n1\n1.50\n-0\n', '[["a"],["1"],["1.50"],["-0"]]', {}],
    ['a\n1\n1.50\n2e3\n', '[["a"],[1],[1.50],[2e3]]', {}],
    ['a\n9007199254740991\n', '[["a"],[9007199254740991]]', {}],
    ['a\n9007199254740992\n', '[["a"],["9007199254740992"]]', {}],
    ['a\n0.1234567890123456\n', '[["a"],["0.1234567890123456"]]', {}],
    ['a\n1e301\n', '[["a"],["1e301"]]', {}],
    ['a,b\ntrue,TRUE\nfalse,FALSE\n', '[["a","b"],[true,"TRUE"],[false,"FALSE"]]', {}],
    ['a\n1\n', '[["a"],["1"]]', { types: 'text' }],
    ['a;b\n1,50;1.50\n', '[["a","b"],[1.50,"1.50"]]', { decimal: ',' }],
    // Empty fields.
    ['a,b\n1,x\n,\n', '{"a":1,"b":"x"}\n{"a":null,"b":""}', { to: 'ndjson' }],
    ['a,b\n1,x\n,\n', '{"a":1,"b":"x"}\n{"a":"","b":""}', { to: 'ndjson', empty: 'string' }],
    ['a,b\n1,x\n,\n', '{"a":1,"b":"x"}\n{"a":null,"b":null}', { to: 'ndjson', empty: 'null' }],
    ['a,b\n1,x\n,\n', '{"a":1,"b":"x"}\n{}', { to: 'ndjson', empty: 'omit' }],
    // Odd rows.
    ['a,b\n1\n2,3\n4,5,6\n', '[["a","b"],[1,null],[2,3],[4,5]]', {}],
    ['a,b\nx\n2,3\n4,5,6\n', '[["a","b"],[2,3]]', { ragged: 'skip' }],
  ])('%j is %s %j', async (text, expected, options) => {
    expect(await converted(text, { to: 'arrays', ...options })).toBe(expected);
  });

  it('tells the place of an irregular row first', async () => {
    const result = await execute(convert, { text: 'a,b\n1', ragged: 'error' });
    expect(JSON.stringify(!result.ok && result.error.details)).toBe(
      '{"line":2,"row":1,"code":"too-few-fields","expected":2,"actual":1,"reason":"too-few-fields"}',
    );
  });

  it('cuts at chunk borders as anywhere', () => {
    const text = 'a,"b""c\r\nd"x\r\n\re,"f\n"\r\n,,\n"g';
    const read = (parts: readonly string[]) => {
      const rows: unknown[] = [];
      const scanner = new CsvScanner({ delimiter: ',', quote: '"' }, (row) => rows.push(row));
      for (const part of parts) scanner.write(part);
      scanner.end();
      return { rows, breaks: scanner.lineBreaks };
    };
    const whole = read([text]);
    for (let at = 0; at <= text.length; at++) expect(read([text.slice(0, at), text.slice(at)])).toEqual(whole);
    expect(read([...text])).toEqual(whole);
    expect(whole.breaks).toEqual({ crlf: 2, lf: 1, cr: 1 });
  });
});

describe('writing', () => {
  const table = 'id,name,ok\n1,"A|B <c>",true\n2,"D\\\'s\nE",false\n';

  it.each<readonly [Options, string]>([
    [
      { to: 'json', indent: 2 },
      '[\n  {\n    "id": 1,\n    "name": "A|B <c>",\n    "ok": true\n  },\n  {\n    "id": 2,\n    "name": "D\\\\\'s\\nE",\n    "ok": false\n  }\n]',
    ],
    [{ to: 'yaml' }, "- id: 1\n  name: A|B <c>\n  ok: true\n- id: 2\n  name: |-\n    D\\'s\n    E\n  ok: false\n"],
    [
      { to: 'sql', dialect: 'mysql', tableName: 'a`b', batch: 1 },
      "INSERT INTO `a``b` (`id`, `name`, `ok`) VALUES\n  (1, 'A|B <c>', TRUE);\nINSERT INTO `a``b` (`id`, `name`, `ok`) VALUES\n  (2, 'D\\\\''s\nE', FALSE);",
    ],
    [
      { to: 'sql', dialect: 'sqlserver', createTable: true },
      "CREATE TABLE [data] (\n  [id] BIGINT,\n  [name] NVARCHAR(MAX),\n  [ok] BIT\n);\nINSERT INTO [data] ([id], [name], [ok]) VALUES\n  (1, 'A|B <c>', 1),\n  (2, 'D\\''s\nE', 0);",
    ],
    [
      { to: 'markdown' },
      "| id | name | ok |\n| ---: | --- | --- |\n| 1 | A\\|B <c> | true |\n| 2 | D\\'s<br>E | false |",
    ],
    [
      { to: 'html' },
      "<table>\n  <thead>\n    <tr><th>id</th><th>name</th><th>ok</th></tr>\n  </thead>\n  <tbody>\n    <tr><td>1</td><td>A|B &lt;c&gt;</td><td>true</td></tr>\n    <tr><td>2</td><td>D\\'s<br>E</td><td>false</td></tr>\n  </tbody>\n</table>",
    ],
    [{ to: 'aligned' }, "id  name     ok\n--  -------  -----\n 1  A|B <c>  true\n 2  D\\'s E   false"],
    [{ to: 'csv', eol: '\n' }, 'id,name,ok\n1,A|B <c>,true\n2,"D\\\'s\nE",false'],
    [{ to: 'csv', bom: true, outDelimiter: ';' }, '\ufeffid;name;ok\r\n1;A|B <c>;true\r\n2;"D\\\'s\nE";false'],
  ])('%j', async (options, expected) => {
    expect(await converted(table, options)).toBe(expected);
  });

  it('marks what only Unicode holds in SQL Server', async () => {
    const options = { to: 'sql', dialect: 'sqlserver' } as const;
    expect(await converted('a,b\nŁódź,Oslo\n', options)).toContain("(N'Łódź', 'Oslo')");
    expect(await converted('a\nŁódź\n', { to: 'sql' })).toContain("('Łódź')");
  });

  it.each<readonly [Options, string]>([
    [{ to: 'json' }, '[]'],
    [{ to: 'ndjson' }, ''],
    [{ to: 'arrays' }, '[["a","b"]]'],
    [{ to: 'yaml' }, '[]\n'],
    [{ to: 'sql' }, ''],
    [{ to: 'sql', createTable: true }, 'CREATE TABLE "data" (\n  "a" TEXT,\n  "b" TEXT\n);'],
    [{ to: 'markdown' }, '| a | b |\n| --- | --- |'],
    [{ to: 'html' }, '<table>\n  <thead>\n    <tr><th>a</th><th>b</th></tr>\n  </thead>\n</table>'],
    [{ to: 'aligned' }, 'a  b\n-  -'],
    [{ to: 'csv' }, 'a,b'],
  ])('a header alone %j', async (options, expected) => {
    expect(await converted('a,b\n', options)).toBe(expected);
  });

  it('counts wide characters twice', async () => {
    expect(await converted('a,b\n日本,x\n👩‍👩‍👧,y\né,z\n', { to: 'aligned' })).toBe(
      'a     b\n----  -\n日本  x\n👩‍👩‍👧    y\né     z',
    );
  });

  it('appends surplus fields to CSV, and quotes a blank record', async () => {
    expect(await converted('a\n1,2\n""\n" "\n', { to: 'csv', eol: '\n', delimiter: ',', outDelimiter: ';' })).toBe(
      'a\n1;2\n""\n" "',
    );
  });
});

describe('inspect', () => {
  it('names every odd thing with its line', async () => {
    const text = 'a,a,\n1,"x"y,3\n\n4\n5,6,7,8\n9,"z\n';
    const result = await execute(inspect, { text });
    expect(result).toMatchObject({ ok: true, value: { rows: 4, problemCount: 7, delimiter: ',', lineBreak: 'lf' } });
    expect(result.ok && result.value.problems).toEqual([
      { code: 'duplicate-name', line: 1, row: 0, expected: 'a_2' },
      { code: 'empty-name', line: 1, row: 0, expected: 'column3' },
      { code: 'text-after-quote', line: 2, row: 1 },
      { code: 'too-few-fields', line: 4, row: 2, expected: 3, actual: 1 },
      { code: 'too-many-fields', line: 5, row: 3, expected: 3, actual: 4 },
      { code: 'unclosed-quote', line: 6, row: 4 },
      { code: 'too-few-fields', line: 6, row: 4, expected: 3, actual: 2 },
    ]);
  });
});

describe('files', () => {
  const bytesOf = (encoding: 'latin1' | 'utf16le' | 'utf8', text: string) => new Blob([Buffer.from(text, encoding)]);

  it.each([
    [bytesOf('utf8', '\ufeffname\né\n'), '[["name"],["é"]]'],
    [bytesOf('latin1', 'name\né\n'), '[["name"],["é"]]'],
    [bytesOf('utf16le', '\ufeffname\né\n'), '[["name"],["é"]]'],
  ])('are read in their character set %#', async (file, expected) => {
    const result = await execute(convertFile, { file, to: 'arrays', indent: 0 });
    expect(result.ok && (await result.value.text())).toBe(expected);
    expect(result.ok && result.value.type).toBe('application/json');
  });

  it.each(['json', 'ndjson', 'arrays', 'yaml', 'sql', 'markdown', 'html', 'aligned', 'csv'] as const)(
    'give the bytes of convert for %s',
    async (to) => {
      const text = `id,name\n${Array.from({ length: 3000 }, (_, at) => `${at},"né ""${at}""\n"`).join('\n')}\n`;
      const result = await execute(convertFile, { file: new Blob([text]), to });
      expect(result.ok && (await result.value.text())).toBe(await converted(text, { to, indent: 2 }));
    },
  );

  it.each(['', '\n  \n', '\ufeff'])('are empty where %j is all', async (text) => {
    const result = await execute(convertFile, { file: new Blob([text]), to: 'yaml' });
    expect(result.ok && (await result.value.text())).toBe('');
  });

  it('refuse what is not a text', async () => {
    expect(await execute(convertFile, { file: new Blob(['PK\0\0']) })).toMatchObject({ error: { code: 'not-text' } });
  });
});

const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', '1', 'é'), maxLength: 5 });

it('reads back what CSV it writes', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 }),
    async (rows) => {
      const quoted = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')).join('\r\n');
      const options = { header: false, types: 'text', delimiter: ',' } as const;
      const arrays = await converted(quoted, { ...options, to: 'arrays' });
      expect(JSON.parse(arrays)).toEqual(rows);
      const csv = await converted(quoted, { ...options, to: 'csv' });
      const again = await converted(csv, { ...options, to: 'arrays' });
      // A record of white space alone is not a record when it is not quoted.
      expect(JSON.parse(again)).toEqual(rows.filter((row) => row.some((each) => each !== '') || csv.includes(',')));
    },
  );
  await fc.assert(property, { seed: 20_261_122, numRuns: propertyRuns(1) });
});

it('trims in linear time', async () => {
  const field = `x${' '.repeat(300_000)}y`;
  const arrays = await converted(`a,b\n${field} ,2\n`, { trim: true, to: 'arrays' });
  expect(arrays === `[["a","b"],["${field}",2]]`).toBe(true);
});

it.each(['skip', 'keep'] as const)('shows the rows of %s', async (ragged) => {
  const result = await execute(convertWithPreview, { text: 'a,b\nx\n2,3\n', ragged });
  const first = [
    ['x', ''],
    ['2', '3'],
  ];
  expect(result).toMatchObject({ value: { first: ragged === 'skip' ? first.slice(1) : first } });
});

it.each([
  ['quotes', '"'.repeat(1_000_000)],
  ['delimiters', ','.repeat(10_000)],
  ['empty lines', '\n'.repeat(1_000_000)],
  ['carriage returns', '\r'.repeat(1_000_000)],
])('is linear in %s', async (_, text) => {
  const result = await execute(inspect, { text: `a,b\n${text}` });
  expect(result.ok).toBe(true);
});

it.each([
  ['a,b\n1\n', 'Line 2: Row 1 has 1 of 2 fields.', 'incomplète : 1 sur 2 champs'],
  ['a,b\n1,2,3\n', 'Line 2: Row 1 has 3 fields; the header has 2.', 'compte 3 champs'],
  ['a,b\n"x"y,2\n', 'Line 2: Row 1: there is text after a closing quote.', 'du texte suit'],
  ['a,b\n1,"2\n', 'Line 2: Row 1: a quote is opened here and never closed.', 'ne se ferme jamais'],
  ['"a" ,b\n1,2\n', 'Line 1: Header row: there is text after a closing quote.', 'En-tête : du texte suit'],
  ['a,"b\n1,2\n', 'Line 1: Header row: a quote is opened here and never closed.', 'En-tête : un guillemet'],
])('says what is irregular in %j, and calls the header by its name', async (table, english, inFrench) => {
  const result = await execute(convert, { text: table, ragged: 'error' });
  if (result.ok) throw new Error('No error');
  const { code, details } = result.error;
  expect(describeError([text.en], 'en', code, details)).toBe(english);
  expect(describeError([french], 'fr', code, details).replaceAll('\u00a0', ' ')).toContain(inFrench);
});

it('takes any number of columns with the same name', async () => {
  const result = await execute(inspect, { text: `${'a,'.repeat(150_000)}a\n` });
  expect(result.ok).toBe(true);
});
