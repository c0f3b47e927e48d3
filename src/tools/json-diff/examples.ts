import type { Example } from '#core/example.ts';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

export const examples: readonly Example[] = [
  {
    op: 'diff',
    input: { left: '{"foo":"bar"}', right: '{"foo":"buz","baz":"qux"}' },
    value: {
      equal: false,
      stats: { added: 1, removed: 0, changed: 1, moved: 0 },
      tree: {
        key: null,
        path: '',
        status: 'modified',
        kind: 'object',
        children: [
          { key: 'foo', path: '/foo', status: 'changed', kind: 'value', left: '"bar"', right: '"buz"' },
          { key: 'baz', path: '/baz', status: 'added', kind: 'value', right: '"qux"' },
        ],
      },
      warnings: [],
    },
  },
  { op: 'diff', input: { left: '[1.0, 1e1, -0]', right: '[1, 10.00, 0]' }, partial: { equal: true } },
  { op: 'diff', input: { left: '9007199254740993', right: '9007199254740992' }, partial: { equal: false } },
  {
    op: 'diff',
    input: { left: '{"a":}', right: '{}' },
    error: 'invalid-json',
    details: { side: 'left', line: 1, column: 6 },
  },
  {
    op: 'diff',
    input: { left: '{}', right: ' ' },
    error: 'invalid-json',
    details: { side: 'right', line: 1, column: 2 },
  },
  {
    op: 'changes',
    input: { left: '[{"a":["1"]}]', right: '[{"b":["2"]},{"a":["1"]}]' },
    value: [{ kind: 'added', path: '/0', right: '{"b":["2"]}' }],
  },
  {
    op: 'changes',
    input: { left: '[{"id":1,"v":1},{"id":2,"v":2}]', right: '[{"id":0,"v":0},{"id":1,"v":9},{"id":2,"v":2}]' },
    value: [
      { kind: 'added', path: '/0', right: '{"id":0,"v":0}' },
      { kind: 'changed', path: '/1/v', left: '1', right: '9' },
    ],
  },
  { op: 'changes', input: { left: '[1,2,3]', right: '[3,1,2]', arrays: 'unordered' }, value: [] },
  {
    op: 'changes',
    input: { left: '[{"id":1},{"id":2}]', right: '[{"id":2},{"id":1,"v":1}]', arrays: 'key' },
    value: [
      { kind: 'moved', path: '/0', from: 1 },
      { kind: 'added', path: '/1/v', right: '1' },
    ],
  },
  {
    op: 'patch',
    input: { left: '{"a":[1,2,3],"b":1}', right: '{"a":[1,3],"c":2}' },
    value: pretty([
      { op: 'remove', path: '/a/1' },
      { op: 'remove', path: '/b' },
      { op: 'add', path: '/c', value: 2 },
    ]),
  },
  { op: 'patch', input: { left: '{"a":1.0}', right: '{"a":1}' }, value: '[]' },
  // RFC 6902 appendix A.1, A.6 and A.8
  {
    op: 'apply-patch',
    input: { document: '{"foo":"bar"}', patch: '[{"op":"add","path":"/baz","value":"qux"}]' },
    value: pretty({ foo: 'bar', baz: 'qux' }),
  },
  {
    op: 'apply-patch',
    input: {
      document: '{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}',
      patch: '[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]',
    },
    value: pretty({ foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } }),
  },
  {
    op: 'apply-patch',
    input: { document: '{"baz":"qux"}', patch: '[{"op":"test","path":"/baz","value":"bar"}]' },
    error: 'patch-test-failed',
    details: { index: 0 },
  },
  {
    op: 'merge-patch',
    input: { left: '{"a":1,"b":2}', right: '{"a":1,"c":3}' },
    value: pretty({ b: null, c: 3 }),
  },
  {
    op: 'merge-patch',
    input: { left: '{}', right: '{"a":{"b":null}}' },
    error: 'null-not-representable',
    details: { path: '/a/b' },
  },
];
