import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { text: 'foo: bar\nlist:\n  - item\n  - key: value\n' },
    value: '{\n  "foo": "bar",\n  "list": [\n    "item",\n    {\n      "key": "value"\n    }\n  ]\n}',
  },
  {
    op: 'convert',
    input: { text: 'a: 1.0\nb: .5\nc: 0x1F\nd: yes\ne: 2001-12-14\nf: .nan\n', indent: 0 },
    value: '{"a":1.0,"b":0.5,"c":31,"d":"yes","e":"2001-12-14","f":null}',
  },
  {
    op: 'convert',
    input: { text: 'd: &d {n: 1, m: 2}\ne: {<<: *d, m: 3}\n', indent: 0 },
    value: '{"d":{"n":1,"m":2},"e":{"n":1,"m":3}}',
  },
  { op: 'convert', input: { text: 'a: 1\n---\nb: 2\n', documents: 'lines' }, value: '{"a":1}\n{"b":2}' },
  { op: 'convert', input: { text: 'a: 1\na: 2\n' }, error: 'duplicate-key', details: { line: 2, column: 1 } },
  { op: 'convert', input: { text: '' }, value: '' },
  {
    op: 'report',
    input: { text: '# ports\na: !Ref x\nb: no\nc: .nan\n' },
    value: {
      documents: 1,
      warnings: [
        { code: 'comments-dropped', path: '' },
        { code: 'tag-dropped', path: '/a' },
        { code: 'yaml-1.1-differs', path: '/b' },
        { code: 'non-finite-number', path: '/c' },
      ],
    },
  },
  { op: 'report', input: { text: ' \n' }, value: { documents: 0, warnings: [] } },
  {
    op: 'convert-with-report',
    input: { text: 'a: 1', indent: 0 },
    value: { text: '{"a":1}', documents: 1, warnings: [] },
  },
  {
    op: 'locate',
    input: { text: 'a: 1\nb:\n  - x\n  - y\n', path: '/b/1' },
    value: { line: 4, column: 5, offset: 18 },
  },
  // https://yaml.org/spec/1.2.2/ example 2.3 and 2.7.
  {
    op: 'convert',
    input: { text: 'american:\n- Boston Red Sox\n- Detroit Tigers\nnational:\n- New York Mets\n', indent: 0 },
    value: '{"american":["Boston Red Sox","Detroit Tigers"],"national":["New York Mets"]}',
  },
  {
    op: 'convert',
    input: {
      text: '# Ranking of 1998 home runs\n---\n- Mark McGwire\n# Team ranking\n---\n- Chicago Cubs\n',
      indent: 0,
    },
    value: '[["Mark McGwire"],["Chicago Cubs"]]',
  },
];
