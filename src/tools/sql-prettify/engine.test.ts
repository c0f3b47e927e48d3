import * as library from 'sql-formatter';
import { describe, expect, it } from 'vitest';
import type { Draft } from '#core/field.ts';
import { mismatch } from '#core/example.ts';
import { execute, isOperation, type Operation } from '#core/operation.ts';
import * as engine from './engine.ts';
import { dialects } from './engine/fields.ts';
import { examples } from './examples.ts';

const { format, formatFile, suggestDialects } = engine;
const operations = new Map<string, Operation>(
  Object.values<unknown>(engine)
    .filter(isOperation)
    .map((found) => [found.id.slice(found.id.indexOf('/') + 1), found]),
);

type Options = Omit<Draft<typeof format.input>, 'sql'>;

async function formatted(sql: string, options: Options = {}): Promise<string> {
  const result = await execute(format, { sql, ...options });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const op = operations.get(example.op) as Operation;
      expect(mismatch(example, await execute(op, example.input))).toBeUndefined();
    });
  }
});

const query = `select a, count(*) c from t left join u on t.id = u.id where x between 1 and 2 or name like 'a%'
group by a having count(*) > 1 order by c desc; insert into t (a, b) values (1, 'x -- no')`;

describe('format', () => {
  it.each(dialects)('is what the library gives in %s', async (dialect) => {
    expect(await formatted(query, { dialect })).toBe(
      library.format(query, { language: dialect, keywordCase: 'upper', tabWidth: 2 }),
    );
  });

  it('hands every option on', async () => {
    const options = {
      keywordCase: 'lower',
      dataTypeCase: 'upper',
      functionCase: 'upper',
      identifierCase: 'upper',
      indentStyle: 'tabularLeft',
      logicalOperatorNewline: 'after',
      expressionWidth: 20,
      linesBetweenQueries: 3,
      denseOperators: true,
      newlineBeforeSemicolon: true,
    } as const;
    expect(await formatted(query, { ...options, indent: 4 })).toBe(
      library.format(query, { ...options, language: 'sql', tabWidth: 4 }),
    );
    expect(await formatted(query, { indent: 'tab' })).toContain('SELECT\n\ta,');
    expect(await formatted(query, { dialect: 'tsql' })).toBe(await formatted(query, { dialect: 'transactsql' }));
  });

  it.each([
    ['select :a from t', 'sql', '  :a'],
    ['select a::int, :b from t', 'postgresql', 'a::int,\n  :b'],
    ['select @a from t where b = :c', 'transactsql', '  @a'],
    [
      'select {{ a }}, {% if x %} b {% endif %}, ${c} {# d #} from t',
      'sql',
      '  {{ a }},\n  {% if x %} b {% endif %},\n  ${c} {# d #}',
    ],
  ] as const)('finds placeholders by itself: %s in %s', async (sql, dialect, part) => {
    expect(await formatted(sql, { dialect })).toContain(part);
  });

  it('looks for none in strings and comments', async () => {
    const sql = "select 'it''s {{ :a', \"{{\" from t -- :b {{\n/* ${ */";
    expect(await formatted(sql, { dialect: 'postgresql' })).toBe(
      library.format(sql, { language: 'postgresql', keywordCase: 'upper' }),
    );
  });

  it('adds those that were asked for to those of the dialect', async () => {
    const sql = 'select ?, $1, $a, @b from t';
    const all = await formatted(sql, { dialect: 'transactsql', placeholders: ['question', 'dollar', 'at', 'colon'] });
    expect(all).toContain('  ?,\n  $1,\n  $a,\n  @b');
    expect(await formatted('select @b', { dialect: 'transactsql', placeholders: ['colon'] })).toContain('  @b');
  });

  it('honours the marks that switch it off', async () => {
    const sql = 'select 1; /* sql-formatter-disable */ select   2; /* sql-formatter-enable */ select 3;';
    expect(await formatted(sql)).toContain('select   2;');
  });

  it('tells the place of an error and nothing of the grammar', async () => {
    for (const [sql, line, column, offset] of [
      ['select 1)', 1, 9, 8],
      ['select a\r\nfrom (b', 2, 8, 17],
      ["select 'a", 1, 8, 7],
      ["select 'a\nb", 1, 8, 7],
      ["select a.'at line 7 column 7'", 1, 10, 9],
    ] as const) {
      const result = await execute(format, { sql });
      expect(result).toMatchObject({ ok: false, error: { code: 'parse-error', details: { line, column, offset } } });
      expect(JSON.stringify(result).length).toBeLessThan(300);
    }
  });

  it('refuses parentheses that nest too deeply, and takes a hundred', async () => {
    const nested = (depth: number) => `select ${'('.repeat(depth)}1${')'.repeat(depth)}`;
    expect(await formatted(nested(100))).toContain('1');
    const sql = nested(20_000);
    for (const result of [await execute(format, { sql }), await execute(suggestDialects, { sql })]) {
      expect(result).toMatchObject({ error: { code: 'too-deep' } });
    }
  });
});

describe('suggest-dialects', () => {
  it('names each dialect once, in the order of the library', async () => {
    const result = await execute(suggestDialects, { sql: 'select 1' });
    expect(result.ok && result.value).toEqual(library.supportedDialects.filter((name) => name !== 'tsql'));
    expect(await execute(suggestDialects, { sql: 'select (' })).toEqual({ ok: true, value: [] });
    expect(await execute(suggestDialects, { sql: '' })).toMatchObject({ ok: false, error: { code: 'empty-input' } });
  });
});

describe('format-file', () => {
  it('reads UTF-8 and UTF-16 with their marks', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...'select 1'].flatMap((sign) => [sign.charCodeAt(0), 0])]);
    for (const file of [new Blob(['\ufeffselect 1']), new Blob([utf16])]) {
      const result = await execute(formatFile, { file });
      expect(result.ok && new TextDecoder().decode(result.value.bytes)).toBe('SELECT\n  1');
    }
  });

  it('refuses other bytes, which would be lost', async () => {
    const latin1 = new Blob([Uint8Array.from([..."select 'é'"], (sign) => sign.charCodeAt(0))]);
    expect(await execute(formatFile, { file: latin1 })).toMatchObject({ ok: false, error: { code: 'not-text' } });
  });
});
