import type { Input } from '#core/field.ts';
import { once } from '#core/once.ts';
import { ToolError, type Context } from '#core/operation.ts';
import { sentenceOf } from '#core/error-message.ts';
import { unicodeText } from '#lib/unicode-text.ts';
import { declareUtf8, foreignEncoding } from '#lib/xml/encoding.ts';
import { positionOf, type Position } from '#lib/xml/fault.ts';
import { readXml, type Unread, type XmlDocument } from '#lib/xml/read.ts';
import type { fileFields, formatFields, minifyFields, validateFields } from './fields.ts';
import { Printer, type PrintStyle } from './printer.ts';

const loadText = once(() => import('../text.ts'));

function print({ text, outline }: XmlDocument, style: PrintStyle): string {
  return new Printer(text, outline.contents, style).print();
}

const layout = { indent: 2, attributes: 'inline', width: 100, spaceBeforeSlash: false, trimText: false } as const;

export async function formatText({ text, ...style }: Input<typeof formatFields>, context: Context): Promise<string> {
  return print(await readXml(text, style.fragment, context), { ...style, isMinified: false });
}

export async function minifyText({ text, ...style }: Input<typeof minifyFields>, context: Context): Promise<string> {
  return print(await readXml(text, style.fragment, context), { ...layout, ...style, isMinified: true });
}

export interface Facts {
  /** The name of the root element, of the first in a fragment. */
  readonly root: string | null;
  readonly elements: number;
  readonly attributes: number;
  /** The root has depth 1. */
  readonly maxDepth: number;
  /** What the document needs and this text does not hold. Absent when everything was checked. */
  readonly notChecked?: readonly Unread[];
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

const factsOf = ({ outline, notChecked }: XmlDocument): Facts => {
  const { root, elements, attributes, maxDepth } = outline;
  return { root, elements, attributes, maxDepth, ...(notChecked.length > 0 && { notChecked }) };
};

export async function validateText(
  { text, fragment }: Input<typeof validateFields>,
  context: Context,
): Promise<Validation> {
  try {
    const document = await readXml(text, fragment, context);
    const warnings = [...document.outline.prefixes.unbound].map(([prefix, at]) => ({
      code: 'unbound-prefix' as const,
      prefix,
      line: positionOf(document.text, at).line,
    }));
    return { wellFormed: true, ...factsOf(document), warnings };
  } catch (error) {
    if (!(error instanceof ToolError) || error.code !== 'not-well-formed') throw error;
    const { line, column, openedAt } = error.details as unknown as Position & { readonly openedAt?: Position };
    const { text: words } = await loadText();
    const message = sentenceOf([words.en], 'en', error.code, error.details);
    const opened = openedAt ? { openedAt } : {};
    return { wellFormed: false, error: { code: 'not-well-formed', message, line, column, ...opened } };
  }
}

/** The result of a file. */
export interface FormattedFile extends Facts {
  readonly bytes: Uint8Array;
  /** The encoding that the file declares, when the result declares UTF-8 instead. */
  readonly encodingBefore?: string;
}

export async function formatBlob(
  { file, mode, ...style }: Input<typeof fileFields>,
  context: Context,
): Promise<FormattedFile> {
  const document = await readXml(await unicodeText(file), style.fragment, context);
  const printed = print(document, { ...style, isMinified: mode === 'minify' });
  const foreign = foreignEncoding(printed);
  return {
    ...factsOf(document),
    bytes: new TextEncoder().encode(foreign === undefined ? printed : declareUtf8(printed)),
    ...(foreign !== undefined && { encodingBefore: foreign }),
  };
}
