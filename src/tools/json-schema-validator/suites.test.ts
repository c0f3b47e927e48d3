import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { skipWithout } from '../../../scripts/compared-programs.ts';
import { validate } from './engine.ts';

/** The public suites keep their licenses, so they stand beside the checkout and not in it. */
const folder = process.env['TOOLCRIB_SUITES'] ?? resolve('../shared/suites');
function read(file: string): unknown {
  if (!existsSync(`${folder}/${file}`)) skipWithout('the public suites');
  return JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
}

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

/** Optional tests of what the tool does not do, and why. */
const leftOut: readonly (readonly [RegExp, string])[] = [
  [/^optional\/content\.json/, 'Content is an annotation.'],
  [/^optional\/dependencies-compatibility\.json/, 'The keyword belongs to other drafts, and a warning says so.'],
  [/^optional\/format\/idn-hostname\.json/, 'The format is not checked, and a warning says so.'],
  [/^optional\/format-assertion\.json/, 'Whether formats count is an option.'],
  [/^optional\/bignum\.json/, 'Written again by this test a large integer has an exponent.'],
  [/^optional\/zeroTerminatedFloats\.json/, 'Written again by this test a float of zeros is an integer.'],
  [/^optional\/dynamicRef\.json/, 'A pointer across the border of a resource enters that resource.'],
  [
    /^optional\/format\/hostname\.json.*consecutive hyphens/,
    'Hyphens in the third and fourth place are reserved (RFC 5891).',
  ],
];

// json-schema-org/JSON-Schema-Test-Suite 44401e0c, MIT.
it.each([
  ['draft4', 'draft-04'],
  ['draft7', 'draft-07'],
  ['draft2019-09', '2019-09'],
  ['draft2020-12', '2020-12'],
] as const)('passes the suite of %s', async (name, draft) => {
  const remotes = read('json-schema-remotes.json') as Readonly<Record<string, unknown>>;
  const schemas = Object.entries(remotes).map(([path, body]) => ({
    uri: `http://localhost:1234/${path}`,
    text: typeof body === 'string' ? body : JSON.stringify(body),
  }));
  const files = read(`json-schema-${name}.json`) as Readonly<Record<string, readonly Group[] | string>>;
  const faults: string[] = [];
  let count = 0;
  for (const [file, body] of Object.entries(files)) {
    const groups = typeof body === 'string' ? (JSON.parse(body) as readonly Group[]) : body;
    for (const { description, schema, tests } of groups) {
      const text = JSON.stringify(schema);
      const isOwnDraft = text.includes('"$schema":"http://localhost');
      for (const { data, description: about, valid } of tests) {
        count++;
        const title = `${file}: ${description}: ${about}`;
        if (leftOut.some(([form]) => form.test(title))) continue;
        const result = await execute(validate, {
          schema: text,
          data: JSON.stringify(data),
          draft: isOwnDraft ? 'auto' : draft,
          formats: file.startsWith('optional/format') ? 'assert' : 'ignore',
          schemas: text.includes('localhost:1234') ? schemas : [],
        });
        const answer = result.ok ? String(result.value.valid) : JSON.stringify(result.error);
        if (answer !== String(valid)) faults.push(`${title}: ${answer}`);
      }
    }
  }
  expect(count).toBeGreaterThan(900);
  expect(faults).toEqual([]);
});
