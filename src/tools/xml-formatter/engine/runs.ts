import type { Input } from '#core/field.ts';
import { ToolError, type Context } from '#core/operation.ts';
import { describeError } from '#core/sentence.ts';
import { findFault } from './conformance.ts';
import { positionOf, toToolError, type Position } from './fault.ts';
import type { fileFields, formatFields, minifyFields, validateFields } from './fields.ts';
import { Outline } from './outline.ts';
import { Printer, type PrintStyle } from './printer.ts';
import { normalize } from './tokenizer.ts';

interface Document {
  /** Without a byte order mark, LF only. */
  readonly text: string;
  readonly outline: Outline;
}

/** Errors: `empty-input`, `not-well-formed`. */
async function read(original: string, fragment: boolean, context: Context): Promise<Document> {
  const text = normalize(original);
  if (text.trim() === '') throw new ToolError('empty-input');
  const outline = new Outline(text, fragment);
  const strict = await findFault(text, fragment, outline.entities, context);
  const own = outline.fault;
  // The walk names the start of a tag where the parser names its end.
  const fault = own && strict ? (own.at <= strict.at ? own : strict) : (own ?? strict);
  if (fault) throw toToolError(original, text, fault);
  return { text, outline };
}

function print({ text, outline }: Document, style: PrintStyle): string {
  return new Printer(text, outline.contents, style).print();
}

const layout = { indent: 2, attributes: 'inline', width: 100, spaceBeforeSlash: false, trimText: false } as const;

export async function formatText({ text, ...style }: Input<typeof formatFields>, context: Context): Promise<string> {
  return print(await read(text, style.fragment, context), { ...style, isMinified: false });
}

export async function minifyText({ text, ...style }: Input<typeof minifyFields>, context: Context): Promise<string> {
  return print(await read(text, style.fragment, context), { ...layout, ...style, isMinified: true });
}

export interface Facts {
  /** The name of the root element, of the first in a fragment. */
  readonly root: string | null;
  readonly elements: number;
  readonly attributes: number;
  /** The root has depth 1. */
  readonly maxDepth: number;
}

interface UnboundPrefix {
  readonly code: 'unbound-prefix';
  readonly prefix: string;
  readonly line: number;
}

export type Validation =
  | (Facts & { readonly wellFormed: true; readonly warnings: readonly UnboundPrefix[] })
  | {
      readonly wellFormed: false;
      readonly error: Position & {
        readonly code: 'not-well-formed';
        readonly message: string;
        readonly openedAt?: Position;
      };
    };

const factsOf = ({ outline }: Document): Facts => {
  const { root, elements, attributes, maxDepth } = outline;
  return { root, elements, attributes, maxDepth };
};

export async function validateText(
  { text, fragment }: Input<typeof validateFields>,
  context: Context,
): Promise<Validation> {
  try {
    const document = await read(text, fragment, context);
    const warnings = [...document.outline.prefixes.unbound].map(([prefix, at]) => ({
      code: 'unbound-prefix' as const,
      prefix,
      line: positionOf(document.text, at).line,
    }));
    return { wellFormed: true, ...factsOf(document), warnings };
  } catch (error) {
    if (!(error instanceof ToolError) || error.code !== 'not-well-formed') throw error;
    const { line, column, openedAt } = error.details as unknown as Position & { readonly openedAt?: Position };
    const { text: words } = await import('../text.ts');
    const message = describeError(words, 'en', error.code, error.details);
    const opened = openedAt ? { openedAt } : {};
    return { wellFormed: false, error: { code: 'not-well-formed', message, line, column, ...opened } };
  }
}

/** The text of a file in UTF-8, or in UTF-16 with its mark. */
async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}

export async function formatBlob(
  { file, mode, ...style }: Input<typeof fileFields>,
  context: Context,
): Promise<Facts & { readonly bytes: Uint8Array }> {
  const document = await read(await textOf(file), style.fragment, context);
  const printed = print(document, { ...style, isMinified: mode === 'minify' });
  return { ...factsOf(document), bytes: new TextEncoder().encode(printed) };
}
