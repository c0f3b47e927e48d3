import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Example } from '#core/example.ts';
import type { Field, Fields } from '#core/field.ts';
import { execute, isOperation, type Operation, type Result } from '#core/operation.ts';
import { pointed } from '#core/pointer.ts';
import { propertyRuns } from '../../scripts/property-runs.ts';

/** An operation that has an inverse: forth, back and forth again gives the first result, with all options. */
const engines = import.meta.glob<Readonly<Record<string, unknown>>>('./*/engine.ts', { eager: true });
const tables = import.meta.glob<readonly Example[]>('./*/examples.ts', { eager: true, import: 'examples' });

const operations = new Map(
  Object.values(engines)
    .flatMap((engine) => Object.values(engine).filter(isOperation))
    .map((operation) => [operation.id, operation]),
);
const examples = Object.entries(tables).flatMap(([file, rows]) =>
  rows.map((row) => ({ ...row, id: `${file.split('/')[1] ?? ''}/${row.op}` })),
);
const invertible = [...operations.values()].filter(({ inverse }) => inverse !== undefined);

/** They take texts of a format that random texts never have. */
const ownFormats = new Set(['cidr-calculator/format']);

/** How many public examples the way back refuses: `inf` becomes `null`, which TOML does not have. */
const refusedExamples: Readonly<Record<string, number>> = { 'toml-to-json/convert': 1 };

/** For such a format, and for files as certificates are: the texts of the tool's public examples. */
function samplesOf(id: string): readonly string[] {
  const { source = '', input = {} } = operations.get(id) ?? {};
  const ofTool = examples.filter((example) => example.id.startsWith(id.slice(0, id.indexOf('/') + 1)));
  if (ownFormats.has(id))
    return ofTool.flatMap(({ input: { [source]: text } }) => (typeof text === 'string' ? [text] : []));
  if (input[source]?.kind !== 'blob') return [];
  const values = ofTool.flatMap(({ input }) => Object.values(input));
  const texts = values.filter((value) => typeof value === 'string');
  // Only one object comes back.
  return texts.filter((text) => text.split('-----BEGIN ').length === 2);
}

const seed = 150;
const document = fc.dictionary(fc.string({ minLength: 1, maxLength: 4 }), fc.jsonValue(), { minKeys: 1, maxKeys: 3 });
const sources = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
  fc.constantFrom('\uFEFFa', 'a\r\nb\n', '&amp;<b>', '%41 +', 'ALFA BRAVO', 'é😀', '0', '-1.5', '{"a":[1,2.50,{}]}'),
  fc.integer({ min: 0 }).map(String),
  fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex')),
  document.map((value) => JSON.stringify(value)),
);

function sourcesOf(id: string): fc.Arbitrary<string> {
  const samples = samplesOf(id);
  if (ownFormats.has(id)) return fc.constantFrom(...samples);
  return samples.length === 0 ? sources : fc.oneof({ arbitrary: sources, weight: 4 }, fc.constantFrom(...samples));
}

/** Any value of a choice or a flag; everything else as it is unless told. */
function anyOption(about: Field): fc.Arbitrary<unknown> | undefined {
  if (about.kind === 'choice') return fc.constantFrom(...(about.choices ?? []));
  return about.kind === 'flag' ? fc.boolean() : undefined;
}

/** The needed fields but the source, all of them secrets so far, and options at random. */
function anyOptions({ input, source }: Operation): fc.Arbitrary<Record<string, unknown>> {
  const others = Object.entries(input).filter(([name]) => name !== source);
  const options = others.flatMap(([name, about]) => {
    const values = about.needed && about.kind === 'secret' ? fc.constant('correct horse') : anyOption(about);
    return values ? [[name, values] as const] : [];
  });
  const least = others.flatMap(([name, { kind, needed, min }]) =>
    kind === 'integer' && !needed && name === 'iterations' ? [[name, fc.constant(min)] as const] : [],
  );
  return fc.record(Object.fromEntries([...options, ...least]));
}

/** The value as the source field takes it. */
function asSource(about: Field | undefined, value: unknown): unknown {
  if (about?.kind === 'blob') return new Blob([value as string | Uint8Array<ArrayBuffer>]);
  return value;
}

async function plain(value: unknown): Promise<unknown> {
  return value instanceof Blob ? new Uint8Array(await value.arrayBuffer()) : value;
}

async function run(operation: Operation, options: object, source: unknown): Promise<Result<unknown>> {
  const { input, source: field = '' } = operation;
  const draft = { ...options, [field]: asSource(input[field], await plain(source)) };
  return execute<Fields, unknown>(operation, draft);
}

/** What a file with this text holds; UTF-8 knows no lone surrogates. */
function toBytes({ result }: Operation, source: unknown): unknown {
  if (typeof source !== 'string') return source;
  return result === 'text' ? source.toWellFormed() : new TextEncoder().encode(source);
}

/** Whether there was something to compare, or the way back refused what the way there gave. */
type Return = 'compared' | 'nothing to compare' | 'refused';

/** Forth, back and forth again. */
async function returns(there: Operation, options: Record<string, unknown>, source: unknown): Promise<Return> {
  const { inverse } = there;
  const back = operations.get(inverse?.op ?? '');
  if (!inverse || !back) throw new Error(`no inverse of ${there.id}`);
  const defaults = Object.fromEntries(Object.entries(there.input).map(([name, { fallback }]) => [name, fallback]));
  const request = inverse.input({ ...defaults, ...options });
  const first = await run(there, options, source);
  if (!first.ok || request === undefined) return 'nothing to compare';
  const undone = await run(back, request, first.value);
  if (!undone.ok) return 'refused';
  const value = inverse.pick === undefined ? undone.value : pointed(undone.value, inverse.pick);
  // Among documents, a blank text stays blank, and an empty table of TOML is one.
  if (value === '') return 'nothing to compare';
  const folded = (result: Result<unknown>): unknown =>
    inverse.ignoresCase && result.ok ? String(result.value).toLowerCase() : result;
  if (there.random === true) expect(await plain(value)).toEqual(toBytes(there, source));
  else expect({ again: folded(await run(there, options, value)), options }).toEqual({ again: folded(first), options });
  return 'compared';
}

describe.each(invertible.map((operation) => [operation.id, operation] as const))('%s', (id, there) => {
  const back = operations.get(there.inverse?.op ?? '');

  it('is undone by an operation that takes a value', () => {
    expect(back?.source).toBeTypeOf('string');
  });

  it('comes back from all public examples', async () => {
    const source = there.source ?? '';
    const refused: unknown[] = [];
    for (const example of examples) {
      if (example.id !== id || example.error !== undefined) continue;
      const { [source]: value, ...options } = example.input;
      if (typeof value === 'string' && (await returns(there, options, value)) === 'refused')
        refused.push(example.input);
    }
    expect(refused, JSON.stringify(refused)).toHaveLength(refusedExamples[id] ?? 0);
  });

  it('comes back with all options', async () => {
    let compared = 0;
    // Those that draw a salt derive a key on purpose slowly; their tools' own tests go through every algorithm.
    const runs = propertyRuns(there.random === true ? 0.03 : 1);
    await fc.assert(
      fc.asyncProperty(anyOptions(there), sourcesOf(id), async (options, text) => {
        // Where only the other one reads such a text, what it makes of it is a source too.
        const direct = await run(there, {}, text);
        const other = direct.ok || !back ? undefined : await run(back, {}, text);
        const source = other?.ok === true && typeof other.value === 'string' ? other.value : text;
        if ((await returns(there, options, source)) === 'compared') compared += 1;
      }),
      { seed, numRuns: runs },
    );
    expect(compared).toBeGreaterThan(runs / 20);
  });
});
