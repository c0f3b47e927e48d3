import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { text: '{"note":{"@_id":1,"to":["A","B"],"#text":"x"}}', declaration: false },
    value: '<note id="1"><to>A</to><to>B</to>x</note>',
  },
  {
    op: 'convert',
    input: { text: '[1,{"a b":2,"1x":3}]', declaration: false },
    value: '<root>\n  <item>1</item>\n  <item>\n    <a_b>2</a_b>\n    <_1x>3</_1x>\n  </item>\n</root>',
  },
  {
    op: 'convert',
    input: { text: '{"a":{"x":1.50,"y":12345678901234567890,"z":null}}', declaration: false },
    value: '<a>\n  <x>1.50</x>\n  <y>12345678901234567890</y>\n  <z/>\n</a>',
  },
  {
    op: 'convert',
    input: { text: '{"a":{"b":null}}', nulls: 'nil', declaration: false },
    value: '<a xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n  <b xsi:nil="true"/>\n</a>',
  },
  {
    op: 'convert',
    input: { text: '{"a":1,"b":2}', indent: 0, declaration: false },
    value: '<root><a>1</a><b>2</b></root>',
  },
  { op: 'convert', input: { text: '{"a":"\\u0001"}' }, error: 'invalid-character', details: { path: '/a' } },
  { op: 'convert', input: { text: '{"a":1}' }, value: '<?xml version="1.0" encoding="UTF-8"?>\n<a>1</a>' },
  {
    op: 'convert',
    input: { text: '{"a b":1}', names: 'error' },
    error: 'invalid-name',
    details: { path: '/a b', name: 'a b' },
  },
  {
    op: 'convert',
    input: { text: '{"a":{"_comment":"-"}}', convention: 'compact' },
    error: 'invalid-comment',
    details: { path: '/a/_comment' },
  },
  { op: 'convert', input: { text: '[]', convention: 'nodes' }, error: 'invalid-structure', details: { path: '' } },
  { op: 'convert', input: { text: ' ' }, value: '' },
  {
    op: 'report',
    input: { text: '{"r":{\n"a b":"x",\n"c":[],\n"d":null}}' },
    value: {
      elements: 3,
      attributes: 0,
      losses: [
        { code: 'renamed', path: '/r/a b', value: 'a_b', line: 2 },
        { code: 'empty-array', path: '/r/c', line: 3 },
        { code: 'null-as-empty', path: '/r/d', line: 4 },
      ],
      lossCount: 3,
    },
  },
  {
    op: 'convert-with-report',
    input: { text: '', indent: 0 },
    value: { text: '', documents: 0, elements: 0, attributes: 0, losses: [], lossCount: 0 },
  },
];
