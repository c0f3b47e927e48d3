import { ToolError, type Context } from '#core/operation.ts';
import { printJson } from '#lib/documents/print-json.ts';
import type { Value } from '#lib/documents/value.ts';
import { toToolError } from '#lib/xml/fault.ts';
import { readXml, type XmlDocument } from '#lib/xml/read.ts';
import { TreeBuilder } from './build.ts';
import { toValue } from './conventions.ts';
import type { ConvertInput } from './fields.ts';
import { TooDeep } from './layout.ts';
import { findLosses, type Losses } from './losses.ts';
import { isElement, type Element, type Tree } from './tree.ts';

export interface Report extends Losses {
  readonly elements: number;
  readonly attributes: number;
  /** The root has depth 1. */
  readonly depth: number;
}

export interface Conversion extends Report {
  readonly text: string;
  /** Names that some element has several children of, at most 12. */
  readonly repeated: readonly string[];
}

const nothing: Report = { elements: 0, attributes: 0, depth: 0, losses: [], lossCount: 0 };

interface Read {
  readonly xml: XmlDocument;
  readonly tree: Tree;
}

async function read(text: string, context: Context): Promise<Read | undefined> {
  if (!/\S/.test(text.replace(/^\uFEFF/, ''))) return undefined;
  const xml = await readXml(text, false, context);
  return { xml, tree: await new TreeBuilder(xml.text).build(context) };
}

function valueOf({ xml, tree }: Read, input: ConvertInput): Value {
  try {
    return toValue(tree.document, input);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    const { line, column, offset } = toToolError(input.text, xml.text, { at: error.start, reason: '' }).details;
    throw new ToolError('too-deep', { line, column, offset });
  }
}

const namesOffered = 12;

function repeatedNames(document: Element): string[] {
  const repeated = new Set<string>();
  const pending = [document];
  for (let element = pending.pop(); element && repeated.size < namesOffered; element = pending.pop()) {
    const seen = new Set<string>();
    for (const child of element.children) {
      if (!isElement(child)) continue;
      if (seen.has(child.name)) repeated.add(child.name);
      seen.add(child.name);
      pending.push(child);
    }
  }
  return [...repeated].slice(0, namesOffered);
}

function reportOf({ xml: { outline, text }, tree }: Read, input: ConvertInput): Report {
  const { elements, attributes, maxDepth } = outline;
  return { elements, attributes, depth: maxDepth, ...findLosses(tree, text, input) };
}

export async function convertText(input: ConvertInput, context: Context): Promise<string> {
  const found = await read(input.text, context);
  return found ? printJson([valueOf(found, input)], { indent: input.indent }) : '';
}

export async function reportLosses(input: ConvertInput, context: Context): Promise<Report> {
  const found = await read(input.text, context);
  if (!found) return nothing;
  valueOf(found, input);
  return reportOf(found, input);
}

export async function convertWithReport(input: ConvertInput, context: Context): Promise<Conversion> {
  const found = await read(input.text, context);
  if (!found) return { text: '', ...nothing, repeated: [] };
  const text = printJson([valueOf(found, input)], { indent: input.indent });
  return { text, ...reportOf(found, input), repeated: repeatedNames(found.tree.document) };
}
