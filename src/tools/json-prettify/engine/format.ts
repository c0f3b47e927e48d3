import type { Input } from '#core/field.ts';
import { ToolError, type Context } from '#core/operation.ts';
import { JsonFault, withToolErrors } from '#lib/json-scan/fault.ts';
import { decodeString } from '#lib/json-scan/literal.ts';
import { openScanner, type ReadOptions } from '#lib/json-scan/open.ts';
import { printJson, printWithFacts, type Printed } from '#lib/json-scan/print-json.ts';
import type { PrintStyle } from '#lib/json-scan/printer.ts';
import { inSlices } from '#lib/json-scan/slices.ts';
import { readBytes, toBytes, toText } from '#lib/json-scan/source.ts';
import { Token } from '#lib/json-scan/token.ts';
import type { styleFields } from './fields.ts';
import { locateIn, type Location } from './locate.ts';
import { TreeBuilder, type Tree } from './tree.ts';
import { validateBytes, type Valid, type Validation } from '#lib/json-scan/validate.ts';

type Style = Input<typeof styleFields>;
type Text = { readonly text: string };

const anything = { dialect: 'auto', documents: 'single' } as const;

function styleOf({ indent, ...style }: Style): PrintStyle {
  return { ...style, indent: indent === 'tab' ? '\t' : ' '.repeat(indent) };
}

export async function formatText(input: Text & ReadOptions & Style, context: Context): Promise<string> {
  return toText((await printJson(toBytes(input.text), input, styleOf(input), context)).bytes);
}

function countLines(bytes: Uint8Array): number {
  let lines = 1;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) lines++;
  return lines;
}

/** A formatted text, its lines and its bytes in UTF-8, and the facts about its source. */
export interface Inspected {
  readonly formatted: string;
  readonly lines: number;
  readonly size: number;
  readonly facts: Valid;
}

export async function inspectText(input: Text & ReadOptions & Style, context: Context): Promise<Inspected> {
  const { bytes, facts } = await printWithFacts(toBytes(input.text), input, styleOf(input), context);
  return { formatted: toText(bytes), lines: countLines(bytes), size: bytes.length, facts };
}

export async function formatBlob(
  input: { readonly file: Blob } & ReadOptions & Style,
  context: Context,
): Promise<Printed & { readonly lines: number }> {
  const printed = await printJson(await readBytes(input.file), input, styleOf(input), context);
  return { ...printed, lines: countLines(printed.bytes) };
}

export function validateText(input: Text & ReadOptions, context: Context): Promise<Validation> {
  return validateBytes(toBytes(input.text), input, context);
}

export function locateOffset(input: Text & { readonly offset: number }): Promise<Location> {
  const bytes = toBytes(input.text);
  return withToolErrors(bytes, () => locateIn(openScanner(bytes, anything), input.offset));
}

export function unwrapText(text: string): string {
  try {
    const bytes = toBytes(text);
    const scanner = openScanner(bytes, anything);
    let content: string | undefined;
    for (let token = scanner.next(); token !== Token.end; token = scanner.next()) {
      if (token === Token.string && scanner.depth === 0) content = decodeString(bytes, scanner.start, scanner.end);
    }
    if (content !== undefined) return content;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
  }
  throw new ToolError('not-a-json-string');
}

export function treeOf(input: Text & ReadOptions, context: Context): Promise<Tree> {
  const bytes = toBytes(input.text);
  return withToolErrors(bytes, () => {
    const builder = new TreeBuilder(openScanner(bytes, input));
    return inSlices(bytes.length, context, (until) => builder.run(until));
  });
}
