import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import type * as Library from 'sql-formatter';
import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { format, suggestDialects } from './engine.ts';
import { dialects } from './engine/fields.ts';

/** The library with a parser of its own, which nothing here touches. */
const require = createRequire(import.meta.url);
const untouched = require('../../../node_modules/sql-formatter/dist/sql-formatter.min.cjs') as typeof Library;

function expected(sql: string, language: (typeof dialects)[number]): string {
  try {
    return untouched.format(sql, { language, keywordCase: 'upper', tabWidth: 2 });
  } catch (error) {
    const [, line, column] = /at line (\d+) column (\d+)/.exec((error as Error).message) ?? [];
    return `${String(line)}:${String(column)}`;
  }
}

async function received(sql: string, dialect: (typeof dialects)[number]): Promise<string> {
  const result = await execute(format, { sql, dialect, placeholders: [] });
  if (result.ok) return result.value;
  const { line, column } = result.error.details;
  return `${String(line)}:${String(column)}`;
}

describe('the parser', () => {
  const pieces = [
    "select a, b~from t~where a~=~1~'x;'~and~or~;~(~)~f(~a.b~a[1]~*~,~case~when~then~else~end~between~limit 1~limit 1, 2",
    'union all~left join~as~int~-- c\n~/* c */~/* c\n */\n~varchar(3)~insert into t values (1)~set~\n~array[1]~::~in',
  ];
  const piece = fc.constantFrom(...pieces.flatMap((row) => row.split('~')));
  const anySql = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(' '));
  const query = fc.constantFrom(
    'case a when 1 then 2 when 3 then 4 /* c */ else 5 end',
    'select case when a and b then c end, x between /* c */ 1 /* d */ and 2 from t limit /* c */ 1, 2',
    'select f /* c */ /* d */ (1), a /* c */ . b, array[1, 2] from t; -- end',
    'with t as (select 1) select * from t, u where a in (1, 2, (select 3)); select 1;;',
  );

  it('gives what the library gives with its own', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(anySql, query), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
        fc.constantFrom(...dialects),
        async (sql, dialect) => {
          expect(await received(sql, dialect)).toBe(expected(sql, dialect));
        },
      ),
      { seed: 20261121, numRuns: 300 },
    );
  });
});

/** Each of them takes minutes, or all the memory there is, where a list is copied or a text is read again from its start. */
describe('worst inputs', () => {
  it.each([
    [';', 40_000, 'sql'],
    ['between ', 10_000, 'sql'],
    ['(', 20_000, 'sql'],
    ['case ', 10_000, 'sql'],
    ['/*', 20_000, 'sql'],
    ['/*', 20_000, 'postgresql'],
    ['*/', 20_000, 'transactsql'],
    ['/* /* */ ', 20_000, 'duckdb'],
    ['{{ ', 100_000, 'clickhouse'],
    ['{a} ', 100_000, 'clickhouse'],
  ] as const)('%j %i times in %s', async (piece, count, dialect) => {
    expect(await execute(format, { sql: piece.repeat(count), dialect })).toHaveProperty('ok');
  });

  it.each([
    ['case when', 'a ', 'then b end'],
    ['case when a then', 'b ', 'end'],
    ['x between', 'a ', 'and b'],
    ['limit 1,', 'a ', ''],
    ['limit', '/* c */ ', '1'],
    ['f', '/* c */ ', '(1)'],
  ])('%s, many times %s and %s', async (start, piece, end) => {
    const sql = `${start} ${piece.repeat(20_000)} ${end}`;
    expect(await execute(format, { sql })).toHaveProperty('ok');
  });

  it('looks for placeholders in one pass', async () => {
    const tags = Array.from({ length: 50_000 }, (_, index) => `$a${index}$ `).join('');
    for (const sql of [tags, '/*'.repeat(200_000), `'${"''".repeat(20_000)}`, '--\n'.repeat(20_000)]) {
      expect(await execute(format, { sql, dialect: 'postgresql' })).toHaveProperty('ok');
    }
  });

  it('suggests dialects for a fault at the end of a long text', async () => {
    expect(await execute(suggestDialects, { sql: 'between '.repeat(1000) })).toHaveProperty('ok');
  });
});

describe('what is opened and never closed', () => {
  it('is refused when there is too much of it', async () => {
    const result = await execute(format, { sql: `select 1;\n  ${'/* a '.repeat(20_000)}`, dialect: 'postgresql' });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'too-many-unclosed', details: { sign: '/*', line: 2, column: 3, offset: 12 } },
    });
  });

  it.each([
    ['in texts', 'postgresql', "insert into t values ('image/*', 'it''s');\n"],
    ['in texts with backslashes', 'mysql', "insert into t values ('image/*', 'it\\'s', \"a/*\");\n"],
    ['in lines of comment', 'mysql', "-- a /* b\n# it's /*\nselect 1;\n"],
    ['in comments', 'sql', '/* a /* b */ select 1;\n'],
    ['in nested comments', 'postgresql', '/* a /* b */ /* c */ */ select 1;\n'],
    ['in maps', 'clickhouse', "select {'a': 1, 'b': '{'};\n"],
    ['in parameters', 'clickhouse', 'select {a: Int8};\n'],
    ['in templates', 'sql', 'select {{ a }} /* {{ */;\n'],
  ] as const)('is none %s', async (_, dialect, piece) => {
    expect((await execute(format, { sql: piece.repeat(4_000), dialect })).ok).toBe(true);
  });

  it('is left to the library where it is rare', async () => {
    const sql = `${'select 1;\n'.repeat(1000)} select 2 /* a`;
    expect(await received(sql, 'postgresql')).toBe(expected(sql, 'postgresql'));
  });
});
