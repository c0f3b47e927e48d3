import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fields } from '#core/field.ts';
import { execute, isOperation, type Operation, type Result } from '#core/operation.ts';
import { propertyRuns } from '../../scripts/property-runs.ts';

/**
 * Proof 9 for every tool that names its operations as the others do: what one of a pair writes the other reads back,
 * and formatting twice is formatting once. Each tool's own tests go deeper.
 */
const engines = import.meta.glob<Readonly<Record<string, unknown>>>('./*/engine.ts');

const seed = 20_261_121;
const pairs = [
  ['encode', 'decode'],
  ['escape', 'unescape'],
] as const;
const repeatable = ['format', 'prettify', 'minify', 'normalize'];

/** Texts in which programs go wrong. */
const hard = [
  '',
  ' ',
  '\0',
  '\uFEFFa',
  'a\r\nb\rc\n',
  '\uD800',
  'x\uDC00y',
  'שלום עולם',
  '👩‍👩‍👧‍👦 é e\u0301',
  '\u2028\u2029',
  '%00&amp;\\n+ ',
  'é😀'.repeat(300_000),
];
const piece = fc.constantFrom('\0', '\uFEFF', '\r\n', '\uD800', '\uDC00', '👩‍👩‍👧', 'שלום', '%', '&', '\\', '"', '<');
const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), piece), { maxLength: 8 })
  .map((all) => all.join(''));

/** The one needed text of an operation that needs nothing else, and gives a text. */
function textField(input: Fields): string | undefined {
  const needed = Object.entries(input).filter(([, about]) => about.needed);
  const [first] = needed;
  return needed.length === 1 && first?.[1].kind === 'text' ? first[0] : undefined;
}

async function runText(operation: Operation, field: string, text: string): Promise<Result<unknown>> {
  return execute(operation, { [field]: text });
}

async function operations(load: () => Promise<Readonly<Record<string, unknown>>>): Promise<Map<string, Operation>> {
  const all = Object.values(await load()).filter(isOperation);
  return new Map(all.map((operation) => [operation.id.slice(operation.id.indexOf('/') + 1), operation]));
}

describe.each(Object.entries(engines))('%s', (_, load) => {
  it.each(pairs)('%s and %s', async (there, back) => {
    const all = await operations(load);
    const [write, read] = [all.get(there), all.get(back)];
    const [from, to] = [write && textField(write.input), read && textField(read.input)];
    if (!write || !read || from === undefined || to === undefined) return;
    const carries = async (text: string): Promise<void> => {
      const written = await runText(write, from, text);
      // A text that cannot be written is refused, never changed.
      if (!written.ok || typeof written.value !== 'string') return;
      const result = await runText(read, to, written.value);
      if (text === '' && !result.ok) return;
      // UTF-8 knows no lone surrogates: U+FFFD stands for them (Encoding Standard, section 6).
      const isSame = result.ok && (result.value === text || result.value === text.toWellFormed());
      expect(isSame ? text : result).toBe(text);
    };
    for (const text of hard) await carries(text);
    await fc.assert(fc.asyncProperty(anyText, carries), { seed, numRuns: propertyRuns(0.3) });
  });

  it.each(repeatable)('%s twice', async (name) => {
    const operation = (await operations(load)).get(name);
    const field = operation && textField(operation.input);
    if (!operation || field === undefined) return;
    const settles = async (text: string): Promise<void> => {
      const once = await runText(operation, field, text);
      if (!once.ok || typeof once.value !== 'string') return;
      expect(await runText(operation, field, once.value)).toEqual(once);
    };
    for (const text of hard) await settles(text);
    await fc.assert(fc.asyncProperty(fc.oneof(anyText, fc.json()), settles), { seed, numRuns: propertyRuns(0.3) });
  });
});
