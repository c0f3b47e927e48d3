import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { convert } from '../engine.ts';
import { presetNames, presets } from './presets.ts';

const expected = {
  comma: `O'Brien, Smith & "Co"`,
  lines: `O'Brien\nSmith & "Co"`,
  sql: `('O''Brien', 'Smith & "Co"')`,
  json: `["O'Brien", "Smith & \\"Co\\""]`,
  csv: `"O'Brien","Smith & ""Co"""`,
  markdown: `- O'Brien\n- Smith & "Co"`,
  html: `<ul>\n  <li>O'Brien</li>\n  <li>Smith &amp; &quot;Co&quot;</li>\n</ul>`,
  shell: `'O'\\''Brien' 'Smith & "Co"'`,
} as const satisfies Record<keyof typeof presets, string>;

it.each(presetNames)('wraps as %s', async (name) => {
  const result = await execute(convert, { text: 'O\'Brien\n\nSmith & "Co"', ...presets[name] });
  expect(result).toEqual({ ok: true, value: expected[name] });
});
