import * as fc from 'fast-check';
import { applyPatch as applyOther } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Result } from '#core/operation.ts';
import * as engine from './engine.ts';
import type { DiffNode } from './engine/diff-tree.ts';
import { canonicalNumber, matchings } from './engine/value.ts';
import { examples } from './examples.ts';
import { text as words } from './text.ts';

const operations = new Map(Object.values(engine).map((operation) => [operation.id.split('/')[1], operation]));

async function valueOf<R>(result: Promise<Result<R>>): Promise<R> {
  const outcome = await result;
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${JSON.stringify(outcome.error.details)}`);
  return outcome.value;
}
const text = JSON.stringify;
const isSame = async (left: string, right: string): Promise<boolean> =>
  (await valueOf(execute(engine.diff, { left, right }))).equal;

describe('public examples', () => {
  for (const example of examples) {
    it(`${example.op} ${text(example.input).slice(0, 70)}`, async () => {
      const operation = operations.get(example.op) as never;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

/** Small documents of few values, so that much is equal. */
const { document } = fc.letrec<{ document: fc.JsonValue }>((tie) => ({
  document: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, 2, -1.5, '', 'a', 'é/~'),
    fc.array(tie('document'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'id', 'name', '', '10', 'x/~y'), tie('document'), { maxKeys: 4 }),
  ) as fc.Arbitrary<fc.JsonValue>,
}));

describe('equality', () => {
  it.each([
    ['1.0', '1', true],
    ['1e400', '1e401', false],
    ['10000000000000000000000001', '10000000000000000000000002', false],
    ['0.1e1', '1', true],
    ['-0.0', '0e9', true],
    ['1e99999999999999999999', '10e99999999999999999998', true],
    ['{"a":1,"b":2}', '{"b":2,"a":1}', true],
    [String.raw`"\u0041\/"`, '"A/"', true],
    ['"\ud800"', String.raw`"\ud800"`, true],
    ['{"__proto__":1}', '{}', false],
    ['\ufeff[1, /* c */ 2,]', '[1,2] // d', true],
    ['"1"', '1', false],
  ])('%s = %s: %s', async (left, right, equal) => {
    expect(await isSame(left, right)).toBe(equal);
  });

  it('gives a number one form', () => {
    expect(['100', '-1.50', '0.00', '12e-3'].map(canonicalNumber)).toEqual(['1e2', '-15e-1', '0', '12e-3']);
  });

  it('warns of a repeated key, of which the last counts', async () => {
    const result = await valueOf(
      execute(engine.diff, { left: '{"a":1,"b":[{"x":0,"x":1}],"a":2}', right: '{"a":2,"b":[{"x":1}]}' }),
    );
    expect(result.equal).toBe(true);
    expect(result.warnings).toEqual([
      { code: 'duplicate-key', side: 'left', path: '/b/0/x' },
      { code: 'duplicate-key', side: 'left', path: '/a' },
    ]);
  });
});

describe('diff', () => {
  const changes = (left: string, right: string, options: object = {}) =>
    valueOf(execute(engine.changes, { left, right, ...options }));

  it('keeps literals, the order of members and keys that look like numbers', async () => {
    const { tree } = await valueOf(
      execute(engine.diff, { left: '{"10":1.50,"9":{"b":1,"a":[ ]}}', right: '{"9":{"b":1,"a":[]}, "10":2}' }),
    );
    expect(tree).toMatchObject({
      children: [
        { key: '10', status: 'changed', left: '1.50', right: '2' },
        { key: '9', status: 'unchanged', right: '{"b":1,"a":[]}' },
      ],
    });
  });

  it('pairs what stands between equal elements by identity, then by position', async () => {
    expect(await changes('[{"id":1,"v":1},{"id":2,"v":1}]', '[{"id":2,"v":2}]')).toEqual([
      { kind: 'removed', path: '/0', left: '{"id":1,"v":1}' },
      { kind: 'changed', path: '/0/v', left: '1', right: '2' },
    ]);
    expect(await changes('[1,2]', '[3]')).toEqual([
      { kind: 'changed', path: '/0', left: '1', right: '3' },
      { kind: 'removed', path: '/1', left: '2' },
    ]);
    // The first name both have decides: the ids differ, so equal names do not pair.
    expect(await changes('[{"id":1,"name":"a"},0]', '[5,{"id":2,"name":"a"}]')).toMatchObject([
      { kind: 'changed', path: '/0' },
      { kind: 'changed', path: '/1' },
    ]);
  });

  it('compares by position, by key and without order', async () => {
    expect(await changes('[1,2,3]', '[2,3]', { arrays: 'index' })).toMatchObject([
      { kind: 'changed', path: '/0' },
      { kind: 'changed', path: '/1' },
      { kind: 'removed', path: '/2' },
    ]);
    const byKey = { arrays: 'key', arrayKey: 'k' };
    expect(await changes('[{"k":1},{"k":2},{"k":3}]', '[{"k":3},{"k":1},{"k":4}]', byKey)).toEqual([
      { kind: 'moved', path: '/0', from: 2 },
      { kind: 'added', path: '/2', right: '{"k":4}' },
      { kind: 'removed', path: '/1', left: '{"k":2}' },
    ]);
    // A key twice: as aligned.
    expect(await changes('[{"k":1},{"k":1}]', '[{"k":1}]', byKey)).toEqual([
      { kind: 'removed', path: '/1', left: '{"k":1}' },
    ]);
    expect(await changes('{"a":[[1,2],[3]]}', '{"a":[[3],[2,1],[4]]}', { arrays: 'unordered' })).toEqual([
      { kind: 'added', path: '/a/2', right: '[4]' },
    ]);
  });

  it('marks what moved, unchanged or not, and keeps it among the differences', async () => {
    const input = {
      left: '[{"id":1},{"id":2}]',
      right: '[{"id":2},{"id":1}]',
      arrays: 'key',
      onlyDifferences: true,
    } as const;
    const { tree, stats } = await valueOf(execute(engine.diff, input));
    expect(stats).toEqual({ added: 0, removed: 0, changed: 0, moved: 1 });
    expect(tree).toMatchObject({
      children: [{ key: 0, status: 'unchanged', moved: true, from: 1, right: '{"id":2}' }],
    });
  });

  it.each([
    ['/a', []],
    ['/*', []],
    ['/**/c', [{ kind: 'changed', path: '/b/0', left: '1', right: '2' }]],
    [
      '/b/1',
      [
        { kind: 'changed', path: '/a/c' },
        { kind: 'changed', path: '/b/0' },
      ],
    ],
  ])('leaves out %s', async (pattern, expected) => {
    const left = '{"a":{"c":1},"b":[1,5]}';
    const right = pattern === '/a' ? '{"a":{"c":2},"b":[1,5]}' : '{"a":{"c":2},"b":[2,5]}';
    expect(await changes(left, right, { ignorePaths: [pattern] })).toMatchObject(expected);
  });

  it('counts what its tree holds, whatever the matching', () =>
    fc.assert(
      fc.asyncProperty(document, document, fc.constantFrom(...matchings), async (a, b, arrays) => {
        const input = { left: text(a), right: text(b), arrays };
        const { equal, stats, tree } = await valueOf(execute(engine.diff, input));
        const found = { added: 0, removed: 0, changed: 0, moved: 0 };
        const count = (node: DiffNode): void => {
          if (node.moved) found.moved++;
          if (node.status === 'modified') for (const child of node.children) count(child);
          else if (node.status !== 'unchanged') found[node.status]++;
        };
        count(tree);
        expect(stats).toEqual(found);
        expect(equal).toBe(tree.status === 'unchanged');
        expect((await valueOf(execute(engine.changes, input))).length).toBe(
          Object.values(stats).reduce((x, y) => x + y),
        );
      }),
      { seed: 1 },
    ));
});

describe('patch', () => {
  it('makes the right of the left, here and with another library', () =>
    fc.assert(
      fc.asyncProperty(
        document,
        document,
        fc.constantFrom('align', 'index'),
        fc.boolean(),
        async (a, b, arrays, includeTests) => {
          const [left, right] = [text(a), text(b)];
          const patch = await valueOf(execute(engine.patch, { left, right, arrays, includeTests } as const));
          expect(patch).toBe(JSON.stringify(JSON.parse(patch), null, 2));
          expect(JSON.parse(await valueOf(execute(engine.applyPatch, { document: left, patch })))).toEqual(b);
          const holder = { value: JSON.parse(left) as unknown };
          // The other library writes a root only through its holder.
          const inside = (JSON.parse(patch) as { path: string }[]).map((step) => ({
            ...step,
            path: `/value${step.path}`,
          }));
          expect(applyOther(holder, inside as never)).toEqual(inside.map(() => null));
          expect(holder.value).toEqual(b);
        },
      ),
      { seed: 6902 },
    ));

  it('tests the old value first', async () => {
    const patch = await valueOf(execute(engine.patch, { left: '[1,2]', right: '[3]', includeTests: true }));
    expect(JSON.parse(patch)).toEqual([
      { op: 'test', path: '/1', value: 2 },
      { op: 'remove', path: '/1' },
      { op: 'test', path: '/0', value: 1 },
      { op: 'replace', path: '/0', value: 3 },
    ]);
  });

  it('writes numbers as they are, and the root as the empty path', async () => {
    const patch = await valueOf(execute(engine.patch, { left: '1', right: '{"a":12345678901234567890.10}' }));
    expect(patch).toBe(
      '[\n  {\n    "op": "replace",\n    "path": "",\n    "value": {\n      "a": 12345678901234567890.10\n    }\n  }\n]',
    );
  });
});

describe('apply-patch', () => {
  const apply = async (document: unknown, patch: unknown) =>
    JSON.parse(await valueOf(execute(engine.applyPatch, { document: text(document), patch: text(patch) }))) as unknown;
  const fault = async (document: unknown, patch: unknown) => {
    const result = await execute(engine.applyPatch, { document: text(document), patch: text(patch) });
    return result.ok ? result.value : [result.error.code, result.error.details];
  };

  // RFC 6902 appendix A
  it.each([
    ['A.2', { foo: ['bar', 'baz'] }, [{ op: 'add', path: '/foo/1', value: 'qux' }], { foo: ['bar', 'qux', 'baz'] }],
    ['A.3', { baz: 'qux', foo: 'bar' }, [{ op: 'remove', path: '/baz' }], { foo: 'bar' }],
    ['A.4', { foo: ['bar', 'qux', 'baz'] }, [{ op: 'remove', path: '/foo/1' }], { foo: ['bar', 'baz'] }],
    ['A.5', { baz: 'qux' }, [{ op: 'replace', path: '/baz', value: 'boo' }], { baz: 'boo' }],
    [
      'A.7',
      { foo: ['all', 'grass', 'cows', 'eat'] },
      [{ op: 'move', from: '/foo/1', path: '/foo/3' }],
      { foo: ['all', 'cows', 'eat', 'grass'] },
    ],
    [
      'A.10',
      { foo: 'bar' },
      [{ op: 'add', path: '/child', value: { grandchild: {} } }],
      { foo: 'bar', child: { grandchild: {} } },
    ],
    ['A.11', { foo: 'bar' }, [{ op: 'add', path: '/baz', value: 'qux', xyz: 123 }], { foo: 'bar', baz: 'qux' }],
    ['A.14', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: 10 }], { '/': 9, '~1': 10 }],
    [
      'A.16',
      { foo: ['bar'] },
      [{ op: 'add', path: '/foo/-', value: ['abc', 'def'] }],
      { foo: ['bar', ['abc', 'def']] },
    ],
    [
      'copy',
      { a: [1] },
      [
        { op: 'copy', from: '/a', path: '/b' },
        { op: 'add', path: '/b/0', value: 0 },
      ],
      { a: [1], b: [0, 1] },
    ],
    [
      'root',
      1,
      [
        { op: 'add', path: '', value: 2 },
        { op: 'test', path: '', value: 2.0 },
      ],
      2,
    ],
  ])('%s', async (_, document, patch, expected) => {
    expect(await apply(document, patch)).toEqual(expected);
  });

  it.each([
    [
      'A.9',
      { baz: 'qux' },
      [{ op: 'test', path: '/baz', value: 'bar' }],
      'patch-test-failed',
      { index: 0, path: '/baz' },
    ],
    ['A.12', { foo: 'bar' }, [{ op: 'add', path: '/baz/bat', value: 'qux' }], 'patch-path-not-found', { index: 0 }],
    ['A.15', { '/': 9, '~1': 10 }, [{ op: 'test', path: '/~01', value: '10' }], 'patch-test-failed', { index: 0 }],
    ['leading zero', [1, 2], [{ op: 'remove', path: '/01' }], 'patch-path-not-found', { index: 0, path: '/01' }],
    ['beyond the end', [1], [{ op: 'add', path: '/2', value: 1 }], 'patch-path-not-found', { index: 0 }],
    [
      'second',
      {},
      [
        { op: 'add', path: '/a', value: 1 },
        { op: 'remove', path: '/b' },
      ],
      'patch-path-not-found',
      { index: 1 },
    ],
    [
      'into itself',
      { a: {} },
      [{ op: 'move', from: '/a', path: '/a/b' }],
      'invalid-patch',
      { index: 0, reason: 'inside' },
    ],
    ['no operation', {}, [{ op: 'merge', path: '' }], 'invalid-patch', { index: 0, reason: 'op' }],
    ['no value', {}, [{ op: 'add', path: '/a' }], 'invalid-patch', { index: 0, reason: 'value' }],
    ['no pointer', {}, [{ op: 'remove', path: 'a' }], 'invalid-patch', { index: 0, reason: 'pointer' }],
    ['no list', {}, {}, 'invalid-patch', { reason: 'not-an-array' }],
  ])('refuses %s', async (_, document, patch, code, details) => {
    expect(await fault(document, patch)).toMatchObject([code, details]);
  });

  it.each([
    ['{"a":"b', '[]'],
    ['/* a', '[]'],
    [String.raw`"\x41"`, '[]'],
    ['01', '[]'],
    ['"\t"', '[]'],
    ['{}', '[{"op":"merge","path":""}]'],
    ['{}', '[{"op":"add","path":"/a"}]'],
    ['{}', '[{"op":"move","path":"/a"}]'],
    ['{}', '[{"op":"remove","path":""}]'],
  ])('says what is wrong in %j or in the patch %j', async (document, patch) => {
    const result = await execute(engine.applyPatch, { document, patch });
    const key = result.ok ? '' : `error.${result.error.code}.${String(result.error.details['reason'])}`;
    expect(words.en).toHaveProperty([key]);
  });

  it('names the side that is not JSON', async () => {
    expect(await execute(engine.applyPatch, { document: '{}', patch: '[' })).toMatchObject({
      error: { code: 'invalid-json', details: { side: 'patch', line: 1, column: 2 } },
    });
  });

  it('refuses to copy a document into itself for ever', async () => {
    const patch = Array.from({ length: 60 }, (_, at) => ({ op: 'copy', from: '', path: `/${at}` }));
    expect(await fault({ a: 1 }, patch)).toMatchObject(['invalid-patch', { reason: 'too-large' }]);
  });
});

describe('merge-patch', () => {
  /** RFC 7396 §2 */
  const merge = (target: unknown, patch: unknown): unknown => {
    if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
    const isObject = typeof target === 'object' && target !== null && !Array.isArray(target);
    const result = new Map(isObject ? Object.entries(target) : []);
    for (const [key, value] of Object.entries(patch)) {
      if (value === null) result.delete(key);
      else result.set(key, merge(result.get(key), value));
    }
    return Object.fromEntries(result);
  };
  it('makes the right of the left, or says why it cannot', () =>
    fc.assert(
      fc.asyncProperty(document, document, async (a, b) => {
        const result = await execute(engine.mergePatch, { left: text(a), right: text(b) });
        if (result.ok) expect(merge(a, JSON.parse(result.value))).toEqual(b);
        else {
          expect(result.error.code).toBe('null-not-representable');
          expect(text(b)).toContain('null');
        }
      }),
      { seed: 7396 },
    ));
  it('keeps nulls in arrays, and writes an equal scalar', async () => {
    expect(await valueOf(execute(engine.mergePatch, { left: '{}', right: '{"a":[null]}' }))).toBe(
      '{\n  "a": [\n    null\n  ]\n}',
    );
    expect(await valueOf(execute(engine.mergePatch, { left: '1', right: '1' }))).toBe('1');
    expect(await valueOf(execute(engine.mergePatch, { left: '{"a":null}', right: '{"a":null}' }))).toBe('{}');
  });

  it.each([
    ['{}', '{"a":{"x":null},"b":null}', '/a/x'],
    ['{"b":1}', '{"a":{"x":{"y":null}},"b":{"z":null}}', '/b/z'],
    ['{}', '{"a":{"x":null},"b":{"y":null}}', '/a/x'],
  ])('names the first null that it cannot set: %s, %s', async (left, right, path) => {
    expect(await execute(engine.mergePatch, { left, right })).toMatchObject({
      error: { code: 'null-not-representable', details: { path } },
    });
  });
});

describe('large documents', () => {
  const deep = (levels: number, inner: string): string => '{"a":'.repeat(levels) + inner + '}'.repeat(levels);
  it('goes 1,000 levels deep, and refuses more than 2,000', async () => {
    const left = deep(1000, '1');
    const right = deep(1000, '2');
    expect(await valueOf(execute(engine.changes, { left, right }))).toEqual([
      { kind: 'changed', path: '/a'.repeat(1000), left: '1', right: '2' },
    ]);
    expect(await valueOf(execute(engine.changes, { left: deep(2000, '1'), right: deep(2000, '2') }))).toHaveLength(1);
    expect(await execute(engine.diff, { left: deep(2001, '1'), right: '1' })).toMatchObject({
      error: { code: 'too-deep', details: { side: 'left' } },
    });
    expect(await execute(engine.diff, { left: '1', right: '['.repeat(100_000) })).toMatchObject({
      error: { code: 'too-deep', details: { side: 'right' } },
    });
  });

  it('aligns 100,000 elements', async () => {
    const items = Array.from({ length: 100_000 }, (_, at) => ({ n: at }));
    const left = text(items);
    const right = text([{ n: -1 }, ...items.filter(({ n }) => n % 1000 !== 7), { n: -2 }]);
    const found = await valueOf(execute(engine.changes, { left, right }));
    expect(found.map(({ kind }) => kind).filter((kind) => kind === 'removed')).toHaveLength(100);
    expect(found).toHaveLength(102);
  });

  it('pairs 30,000 objects that all have one identity', async () => {
    const rows = (shift: number): string => text(Array.from({ length: 30_000 }, (_, at) => ({ id: 1, v: at + shift })));
    const found = await valueOf(execute(engine.changes, { left: rows(0), right: rows(50_000) }));
    expect(found).toHaveLength(30_000);
    expect(found[0]).toEqual({ kind: 'changed', path: '/0/v', left: '0', right: '50000' });
  });

  it('pairs 20,000 objects whose ids differ and whose names do not', async () => {
    const rows = (sign: number): string =>
      text(Array.from({ length: 20_000 }, (_, at) => ({ id: sign * (at + 1), name: 'n', code: 200 })));
    const found = await valueOf(execute(engine.changes, { left: rows(1), right: rows(-1) }));
    expect(found).toHaveLength(20_000);
  });

  it('gives up aligning where everything differs, and pairs by position', async () => {
    const numbers = Array.from({ length: 20_000 }, (_, at) => at);
    const [left, right] = [text(numbers), text(numbers.toReversed())];
    const patch = await valueOf(execute(engine.patch, { left, right }));
    expect(JSON.parse(await valueOf(execute(engine.applyPatch, { document: left, patch })))).toEqual(
      numbers.toReversed(),
    );
  });
});

describe('format', () => {
  it('tidies and sorts, literals and comments kept', async () => {
    const input = { text: '{"b":1.50, /* c */ "a":[1,],}', sortKeys: true };
    const result = await valueOf(execute(engine.format, input));
    expect(result).toContain('/* c */');
    expect(result.indexOf('"a"')).toBeLessThan(result.indexOf('"b": 1.50'));
  });
});
