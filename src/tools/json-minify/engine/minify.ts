import type { Input } from '#core/field.ts';
import type { Context } from '#core/operation.ts';
import { chunksOf } from '#lib/streams.ts';
import { printJson, printWithFacts, type Printed } from '#lib/json-scan/print-json.ts';
import { readBytes, toBytes, toText } from '#lib/json-scan/source.ts';
import type { Warning } from '#lib/json-scan/validate.ts';
import type { fileFields, textFields } from './fields.ts';
import { jsonString, shellArgument } from './wrapping.ts';

type TextInput = Input<typeof textFields>;
type Options = Omit<TextInput, 'text'>;

export interface Measure {
  /** Bytes of UTF-8. */
  readonly before: number;
  readonly after: number;
  readonly saved: number;
  /** Of `before`, one decimal; negative when the result is larger. */
  readonly savedPercent: number;
}

export interface Inspection extends Measure, Omit<Printed, 'bytes'> {
  /** Bytes of the result after gzip. */
  readonly gzip: number;
}

const wrappings = { json: (bytes: Uint8Array) => bytes, 'json-string': jsonString, shell: shellArgument };

const styleOf = ({ sortKeys, unicode }: Options) => ({ sortKeys, unicode, comments: 'strip', inlineWidth: 0 }) as const;

async function minifyBytes(source: Uint8Array, options: Options, context: Context): Promise<Printed> {
  const printed = await printJson(source, options, styleOf(options), context);
  return { ...printed, bytes: wrappings[options.as](printed.bytes) };
}

function compare(before: number, after: number): Measure {
  const saved = before - after;
  return { before, after, saved, savedPercent: Math.round((saved * 1000) / before) / 10 + 0 };
}

async function gzipSize(bytes: Uint8Array): Promise<number> {
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream('gzip'));
  let size = 0;
  for await (const chunk of chunksOf(packed)) size += chunk.length;
  return size;
}

export async function minifyText(input: TextInput, context: Context): Promise<string> {
  return toText((await minifyBytes(toBytes(input.text), input, context)).bytes);
}

export async function measureText(input: TextInput, context: Context): Promise<Measure> {
  const source = toBytes(input.text);
  return compare(source.length, (await minifyBytes(source, input, context)).bytes.length);
}

async function inspectBytes(source: Uint8Array, { bytes, ...facts }: Printed): Promise<Inspection> {
  return { ...compare(source.length, bytes.length), ...facts, gzip: await gzipSize(bytes) };
}

export async function inspectText(
  input: TextInput,
  context: Context,
): Promise<Inspection & { readonly warnings: readonly Warning[] }> {
  const source = toBytes(input.text);
  const { bytes, facts } = await printWithFacts(source, input, styleOf(input), context);
  const { dialect, documents, comments, warnings } = facts;
  const printed = { bytes: wrappings[input.as](bytes), dialect, documents, comments };
  return { ...(await inspectBytes(source, printed)), warnings };
}

export async function minifyBlob(
  { file, ...options }: Input<typeof fileFields>,
  context: Context,
): Promise<Inspection & { readonly bytes: Uint8Array }> {
  const source = await readBytes(file);
  const printed = await minifyBytes(source, options, context);
  return { ...(await inspectBytes(source, printed)), bytes: printed.bytes };
}
