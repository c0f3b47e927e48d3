import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ToolError } from '#core/operation.ts';
import type { Position } from '#lib/json-scan/position.ts';
import { convertText, reportLosses } from './convert.ts';
import type { DocumentFormat } from './value.ts';

const parts = {
  json: [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '1',
    '0x',
    '1e5',
    'null',
    '//',
    '/*',
    '*/',
    "'",
    '\\u00',
    'NaN',
    '-',
    '\n',
    ' ',
    'é',
    '\ufeff',
  ],
  yaml: [
    'a: ',
    '- ',
    '? ',
    '&a ',
    '*a',
    '!t ',
    '!!set ',
    '!!omap ',
    '!!binary ',
    '!!int ',
    '<<: ',
    '{',
    '}',
    '[',
    ']',
    ',',
    ': ',
    '"',
    "'",
    '|\n',
    '>-\n',
    '\n',
    '  ',
    '\t',
    '#c',
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '1',
    'x',
    'no',
    '~',
    '2024-01-01',
    '1:30',
    '\ufeff',
    '@',
    '`',
    '\r',
  ],
  toml: [
    'a',
    '=',
    '.',
    '[',
    ']',
    '[[',
    ']]',
    '{',
    '}',
    ',',
    '"',
    "'",
    '"""',
    "'''",
    '\\',
    '\n',
    '\r',
    ' ',
    '#c',
    '1',
    '1.5',
    '0x',
    '_',
    'inf',
    '2024-01-01',
    'T',
    '07:32:00',
    'Z',
    'true',
    '\t',
    '\ufeff',
    '-',
    '+',
  ],
} as const;

it.each(['json', 'yaml', 'toml'] as const)('any text of pieces of %s is read or refused with a place', async (from) => {
  const to: DocumentFormat = from === 'toml' ? 'yaml' : 'toml';
  const text = fc.array(fc.constantFrom<string>(...parts[from]), { maxLength: 14 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(text, async (input) => {
      const outcome = async (work: Promise<unknown>): Promise<unknown> => {
        try {
          await work;
          return 'fine';
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
          return { code: error.code, ...error.details };
        }
      };
      const route = { from, to };
      const converted = await outcome(convertText({ text: input, dates: 'native' }, route));
      expect(await outcome(reportLosses({ text: input, dates: 'native' }, route))).toEqual(converted);
      if (typeof converted !== 'object' || converted === null || !('line' in converted)) return;
      const { line, column, offset } = converted as unknown as Position;
      expect([line >= 1, column >= 1, offset >= 0, offset <= input.length]).toEqual([true, true, true, true]);
    }),
    { seed: 20261121 },
  );
});
