import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** One entry of a large text; runs in the page, so it must stand alone. The index keeps the entries apart. */
export const kinds = {
  json: { head: '[', entry: '{"id":#,"name":"Ada","tags":["a","b"],"value":1.5},', tail: '0]' },
  rows: { head: '[', entry: '{"id":#,"name":"Ada","note":"a, b","value":1.5},', tail: '{"id":0}]' },
  table: { head: '{"rows":[', entry: '{"id":#,"name":"Ada","value":1.5},', tail: '{"id":0}]}' },
  yaml: { head: 'rows:\n', entry: '  - id: #\n    name: Ada\n    tags: [a, b]\n', tail: '' },
  toml: { head: '', entry: '[[rows]]\nid = #\nname = "Ada"\ntags = ["a", "b"]\n\n', tail: '' },
  xml: { head: '<rows>', entry: '<row id="#"><name>Ada</name><note/></row>', tail: '</rows>' },
  html: { head: '', entry: '<p>Row <b>#</b> &amp; <a href="#x">more</a></p>', tail: '' },
  sql: { head: '', entry: 'select id, name from tools where id = # and kind in (1, 2);\n', tail: '' },
  prose: { head: '', entry: 'The quick brown fox é no. # jumps. ', tail: '' },
  lines: { head: '', entry: 'a line with number #\n', tail: '' },
  numbers: { head: '', entry: '#.5\n', tail: '' },
  access: { head: '', entry: '2026-03-01 INFO login # ann@corp.fr from 10.20.30.40\n', tail: '' },
  addresses: { head: '', entry: '10.20.30.40\n', tail: '' },
  hardware: { head: '', entry: 'eth# 20:37:06:12:34:56\n', tail: '' },
  browsers: {
    head: '',
    entry: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/12#.0 Safari/537.36\n',
    tail: '',
  },
  uuids: { head: '', entry: '9f1c8a52-7b64-4c1e-8d3f-0123456789ab\n', tail: '' },
  entities: { head: '', entry: '&lt;b&gt; caf&eacute; &#233; # ', tail: '' },
  percent: { head: '', entry: 'caf%C3%A9%20#%26', tail: '' },
  base64: { head: '', entry: 'Zm9vYmFy', tail: '' },
};

/** Every operation that people give large texts, as the `bench.json` of its tool says. */
export const operations = readdirSync('src/tools')
  .map((tool) => ({ tool, file: `src/tools/${tool}/bench.json` }))
  .filter(({ file }) => existsSync(file))
  .flatMap(({ tool, file }) =>
    JSON.parse(readFileSync(file, 'utf8')).map(({ op, ...input }) => ({ id: `${tool}/${op}`, ...input })),
  );
