import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { propertyRuns } from '../../../../scripts/property-runs.ts';
import { query } from '../engine.ts';
import { toJmesPath } from './jmespath-path.ts';

it.each([
  ['$', '@'],
  ["$['a']", 'a'],
  ["$[0]['a'][1]", '[0].a[1]'],
  ["$['a b']['0']", '"a b"."0"'],
  [String.raw`$['it\'s']['say "hi"']`, String.raw`"it's"."say \"hi\""`],
  [String.raw`$['a\\b\n']`, String.raw`"a\\b\n"`],
  [String.raw`$['\\\'']`, String.raw`"\\'"`],
])('%s is %s', (path, expression) => {
  expect(toJmesPath(path)).toBe(expression);
});

it('leads to the same value as the normalized path', async () => {
  const name = fc.oneof(fc.string({ unit: 'binary-ascii', maxLength: 4 }), fc.constantFrom("'", '"', '\\', 'é', '0'));
  const json = fc.json({ maxDepth: 3 });
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, json), async (members) => {
      const text = JSON.stringify(members);
      const all = await execute(query, { text, expression: '$..*', language: 'jsonpath' });
      if (!all.ok) throw new Error(all.error.code);
      for (const { path, pointer, value } of all.value.results) {
        const again = await execute(query, { text, expression: toJmesPath(path ?? ''), language: 'jmespath' });
        expect(again).toMatchObject({ ok: true, value: { results: [{ pointer, value }] } });
      }
    }),
    { numRuns: propertyRuns(0.25) },
  );
});
