import { LineIndex } from '#lib/line-index.ts';
import { Places } from '#lib/documents/places.ts';
import { readJson } from '#lib/documents/read-json.ts';
import type { Value } from '#lib/documents/value.ts';
import { withoutIndex } from '#lib/documents/trail.ts';
import type { ConvertInput } from './fields.ts';
import type { OutNode } from './out.ts';
import { XmlPrinter } from './print.ts';
import { toNodes } from './top.ts';
import { Walk, type FoundLoss } from './walk.ts';

export interface Loss extends Omit<FoundLoss, 'offset'> {
  /** From 1. */
  readonly line: number;
}

export interface Report {
  readonly elements: number;
  readonly attributes: number;
  /** In the order of the text, at most 1,000; of numbers and booleans the first 100. */
  readonly losses: readonly Loss[];
  readonly lossCount: number;
}

export interface Conversion extends Report {
  readonly text: string;
  /** Several documents are put into one root element. */
  readonly documents: number;
}

interface Made {
  readonly nodes: readonly OutNode[];
  readonly documents: number;
  readonly report: Report;
}

const nothing: Report = { elements: 0, attributes: 0, losses: [], lossCount: 0 };

const isBlank = (text: string): boolean => !/\S/.test(text);

function make(input: ConvertInput): Made {
  const places = new Places();
  const { documents, warnings } = readJson(input.text, { places });
  const walk = new Walk(input, places);
  const nodes = toNodes(walk, documents.length === 1 ? (documents[0] as Value) : documents);
  const { attributes, elements } = walk;
  const lines = new LineIndex(input.text);
  const repeated = warnings.map(({ path }): FoundLoss => {
    const pointer = withoutIndex(path, documents.length);
    return { code: 'duplicate-key', path: pointer, offset: placeAt(documents, path, places) };
  });
  const losses = [...walk.losses, ...repeated]
    .toSorted((one, other) => one.offset - other.offset)
    .slice(0, 1000)
    .map(({ code, path, offset, value }) => ({
      code,
      path,
      line: lines.positionOf(offset).line,
      ...(value !== undefined && { value }),
    }));
  return {
    nodes,
    documents: documents.length,
    report: { elements, attributes, losses, lossCount: walk.lossCount + repeated.length },
  };
}

/** Where the value at a pointer stands, the index of the document first. */
function placeAt(documents: readonly Value[], path: string, places: Places): number {
  let container: Value | undefined = documents;
  let offset = 0;
  for (const token of path.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (container instanceof Map) {
      offset = places.keyOffsetOf(container, key);
      container = container.get(key) as Value | undefined;
    } else if (Array.isArray(container)) {
      offset = places.offsetOf(container, Number(key));
      container = (container as readonly Value[])[Number(key)];
    }
  }
  return offset;
}

export function convertText(input: ConvertInput): string {
  return isBlank(input.text) ? '' : new XmlPrinter(input).print(make(input).nodes);
}

export function reportLosses(input: ConvertInput): Report {
  return isBlank(input.text) ? nothing : make(input).report;
}

export function convertWithReport(input: ConvertInput): Conversion {
  if (isBlank(input.text)) return { text: '', documents: 0, ...nothing };
  const { nodes, documents, report } = make(input);
  return { text: new XmlPrinter(input).print(nodes), documents, ...report };
}
