import type { Example } from '#core/example.ts';

const order = '<r a="1"><b>x</b><b>007</b><e/></r>';
const mixed = '<m>hi <i>there</i> you</m>';

export const examples: readonly Example[] = [
  { op: 'convert', input: { text: order, indent: 0 }, value: '{"r":{"@_a":"1","b":["x","007"],"e":""}}' },
  {
    op: 'convert',
    input: { text: order, convention: 'badgerfish', indent: 0 },
    value: '{"r":{"@a":"1","b":[{"$":"x"},{"$":"007"}],"e":{}}}',
  },
  {
    op: 'convert',
    input: { text: order, convention: 'compact', indent: 0 },
    value: '{"r":{"_attributes":{"a":"1"},"b":[{"_text":"x"},{"_text":"007"}],"e":{}}}',
  },
  {
    op: 'convert',
    input: { text: order, types: 'infer', indent: 0 },
    value: '{"r":{"@_a":1,"b":["x","007"],"e":""}}',
  },
  {
    op: 'convert',
    input: { text: order, alwaysArray: ['e'], indent: 0 },
    value: '{"r":{"@_a":"1","b":["x","007"],"e":[""]}}',
  },
  { op: 'convert', input: { text: mixed, indent: 0 }, value: '{"m":{"i":"there","#text":"hi  you"}}' },
  {
    op: 'convert',
    input: { text: mixed, convention: 'nodes', indent: 0 },
    value:
      '{"elements":[{"type":"element","name":"m","elements":[{"type":"text","text":"hi "},{"type":"element","name":"i","elements":[{"type":"text","text":"there"}]},{"type":"text","text":" you"}]}]}',
  },
  {
    op: 'convert',
    input: { text: '<alice xmlns="u:s"><bob>d</bob></alice>', convention: 'badgerfish', indent: 0 },
    value: '{"alice":{"@xmlns":{"$":"u:s"},"bob":{"@xmlns":{"$":"u:s"},"$":"d"}}}',
  },
  {
    op: 'convert',
    input: { text: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', indent: 0 },
    value: '{"a":"&x;"}',
  },
  { op: 'convert', input: { text: '<a><b></a>' }, error: 'not-well-formed', details: { line: 1, column: 7 } },
  { op: 'convert', input: { text: ' \n' }, value: '' },
  {
    op: 'report',
    input: { text: '<r>\n<!-- c --><b/>t<b><![CDATA[x]]></b>\n</r>' },
    value: {
      elements: 3,
      attributes: 0,
      depth: 2,
      losses: [
        { code: 'mixed-order', path: '/r', line: 1 },
        { code: 'comment', path: '/r/comment()', line: 2 },
        { code: 'cdata-as-text', path: '/r/b[2]', line: 2 },
      ],
      lossCount: 3,
    },
  },
  {
    op: 'report',
    input: { text: '', convention: 'nodes' },
    value: { elements: 0, attributes: 0, depth: 0, losses: [], lossCount: 0 },
  },
  {
    op: 'convert-with-report',
    input: { text: '<a/>', indent: 0 },
    value: { text: '{"a":""}', elements: 1, attributes: 0, depth: 1, losses: [], lossCount: 0, repeated: [] },
  },
];
