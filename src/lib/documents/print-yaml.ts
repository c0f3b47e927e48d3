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

/** Characters that YAML 1.1 does not allow as they are, or takes for line breaks: YAML 1.1 §5.1 and §5.4. */
const needsEscape = /[^\t\n\u0020-\u007e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
const escaped = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
/** Blank last lines would need `|+`; first lines that start with a space an indentation indicator, which the library
 * writes right only for two spaces. */
const blankEnd = /(?:^|\n)[ \t]*\n$/;
const indentedStart = /^\n* [^]*\n|^\n+ /;

function quoted(text: string): Scalar {
  const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return new Scalar(new Literal(JSON.stringify(text).replace(escaped, escape)));
}

function isUnsafe(text: string): boolean {
  // PyYAML resolves a plain `=` to a type of its own (YAML 1.1, tag:yaml.org,2002:value), and takes no tab in a line.
  const hasTab = text.includes('\t') && !text.includes('\n');
  return text === '=' || hasTab || needsEscape.test(text) || blankEnd.test(text);
}

function textNode(text: string, indent: number): Scalar {
  return isUnsafe(text) || (indent !== 2 && indentedStart.test(text)) ? quoted(text) : new Scalar(text);
}

/** A text that is the whole document: PyYAML wants its lines indented, the library does not do it. */
function rootTextNode(text: string, indent: number): Scalar {
  if (!/\S/.test(text)) return quoted(text);
  if (!text.includes('\n')) return textNode(text, indent);
  if (isUnsafe(text) || indentedStart.test(text)) return quoted(text);
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
