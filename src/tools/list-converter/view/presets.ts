import type { Input } from '#core/field.ts';
import type { wrapFields } from '../engine/fields.ts';

type Wrapping = Input<typeof wrapFields>;

const bare: Wrapping = {
  escape: 'none',
  itemPrefix: '',
  itemSuffix: '',
  separator: ', ',
  listPrefix: '',
  listSuffix: '',
};

/** Wrappings that people need; texts are written with escapes. */
export const presets = {
  comma: bare,
  lines: { ...bare, separator: '\\n' },
  sql: { ...bare, escape: 'sql', itemPrefix: "'", itemSuffix: "'", listPrefix: '(', listSuffix: ')' },
  json: { ...bare, escape: 'json', itemPrefix: '"', itemSuffix: '"', listPrefix: '[', listSuffix: ']' },
  csv: { ...bare, escape: 'csv', itemPrefix: '"', itemSuffix: '"', separator: ',' },
  markdown: { ...bare, itemPrefix: '- ', separator: '\\n' },
  html: {
    escape: 'html',
    itemPrefix: '  <li>',
    itemSuffix: '</li>',
    separator: '\\n',
    listPrefix: '<ul>\\n',
    listSuffix: '\\n</ul>',
  },
  shell: { ...bare, escape: 'shell', itemPrefix: "'", itemSuffix: "'", separator: ' ' },
} as const satisfies Readonly<Record<string, Wrapping>>;

export const presetNames = Object.keys(presets) as readonly (keyof typeof presets)[];
