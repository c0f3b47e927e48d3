import {
  Document,
  Pair,
  Scalar,
  YAMLMap,
  YAMLSeq,
  type DocumentOptions,
  type Node,
  type ScalarTag,
  type SchemaOptions,
} from 'yaml';
import { yamlNumber } from './numbers.ts';
import { CalendarDate, Float, isList, isTable, type Value } from './value.ts';
import { inQuotes, needsQuotes, startsIndented } from './yaml-text.ts';

/** A scalar whose text is decided here. */
class Literal {
  constructor(readonly text: string) {}
}

const literalTag: ScalarTag = {
  tag: '!literal',
  default: true,
  identify: (value) => value instanceof Literal,
  resolve: (source) => source,
  stringify: ({ value }) => (value as Literal).text,
};

const quoted = (text: string): Scalar => new Scalar(new Literal(inQuotes(text)));

function textNode(text: string, indent: number): Scalar {
  return needsQuotes(text, indent) ? quoted(text) : new Scalar(text);
}

/** A text that is the whole document: PyYAML wants its lines indented, the library does not do it. */
function rootTextNode(text: string, indent: number): Scalar {
  if (!/\S/.test(text)) return quoted(text);
  if (!text.includes('\n')) return textNode(text, indent);
  if (needsQuotes(text, indent) || startsIndented(text)) return quoted(text);
  const lines = text.replace(/\n$/, '').replace(/^(?=.)/gm, ' '.repeat(indent));
  return new Scalar(new Literal(`|${text.endsWith('\n') ? '' : '-'}\n${lines}`));
}

function nodeOf(value: Value, indent: number): Node {
  if (typeof value === 'string') return textNode(value, indent);
  if (value instanceof Float) return new Scalar(new Literal(yamlNumber(value)));
  if (value instanceof CalendarDate) return new Scalar(new Literal(value.source));
  if (isList(value)) {
    const list = new YAMLSeq<Node>();
    list.items = value.map((item) => nodeOf(item, indent));
    return list;
  }
  if (!isTable(value)) return new Scalar(value);
  const map = new YAMLMap<Node, Node>();
  map.items = Array.from(value, ([key, item]) => new Pair(textNode(key, indent), nodeOf(item, indent)));
  return map;
}

const options: DocumentOptions & SchemaOptions = {
  compat: 'yaml-1.1',
  customTags: (tags) => [literalTag, ...tags],
};

/** Block style that readers of YAML 1.1 and 1.2 read alike. Local times are strings already. */
export function printYaml(documents: readonly Value[], indent: number): string {
  return documents
    .map((value) => {
      const document = new Document(undefined, options);
      document.contents = typeof value === 'string' ? rootTextNode(value, indent) : nodeOf(value, indent);
      return document.toString({ indent, lineWidth: 0 });
    })
    .join('---\n');
}
