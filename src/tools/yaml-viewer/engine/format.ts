import { isAlias, isCollection, isMap, isScalar, Scalar, type Document, type Node } from 'yaml';
import { makeAnchorsWritable } from '#lib/documents/yaml-anchors.ts';
import { reasonOf } from '#lib/documents/yaml-stream.ts';
import { lowerComment, raiseComments, tidyComments } from './comments.ts';
import { Expander } from './expand.ts';
import type { FormatInput } from './fields.ts';
import { anchorOf, nodesOf, pairsOf } from './nodes.ts';
import { Spelling } from './spelling.ts';
import { sortKeys } from './sort.ts';
import { parse, YamlSource } from './source.ts';

/** What the library would write as `null` though the source has nothing there. */
function keepEmptyValues(node: Node): void {
  if (!isMap(node)) return;
  const pairs = pairsOf(node);
  const isSet = pairs.every(({ value }) => value === null);
  if (isSet || node.flow) return;
  for (const pair of pairs) pair.value ??= Object.assign(new Scalar(null), { source: '', type: 'PLAIN' as const });
}

/** A blank line after the bracket opens no block. */
function openBlock(node: Node): void {
  if (!isCollection(node) || node.items.length === 0) return;
  node.flow = false;
  const first = isMap(node) ? pairsOf(node)[0]?.key : (node.items[0] as Node | null);
  if (first) first.spaceBefore = false;
}

function restyle(node: Node, { flow, quotes }: FormatInput): void {
  if (flow === 'block') openBlock(node);
  const { type } = node as Scalar;
  if (quotes !== 'keep' && (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE')) {
    (node as Scalar).type = quotes === 'single' ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE';
  }
}

/** The first alias that no anchor precedes. */
function checkAliases(document: Document, source: YamlSource): void {
  const anchors = new Set<string>();
  for (const node of nodesOf(document.contents)) {
    if (!isAlias(node)) {
      const anchor = anchorOf(node);
      if (anchor !== undefined) anchors.add(anchor);
    } else if (!anchors.has(node.source)) {
      const details = { reason: 'unknown-alias', name: node.source };
      throw source.fault('invalid-yaml', node.range?.[0] ?? 0, details);
    }
  }
}

const hasDirectives = (document: Document): boolean => (document.directives?.toString(document) ?? '') !== '';

type Comments = readonly (string | null | undefined)[];

const joined = (comments: Comments): string | null => comments.filter(Boolean).join('\n\n') || null;

/** Puts comments behind a document, after those that it has there. */
function append(document: Document, ...comments: Comments): void {
  document.comment = joined([document.comment, ...comments]);
}

/** Comments between documents: the library gives those between two `...` to an empty value. */
const commentsOf = ({ commentBefore, comment, contents }: Document): Comments => [
  commentBefore,
  contents?.commentBefore,
  comment,
];

function documentsOf(source: YamlSource, version: FormatInput['yamlVersion'], spelling: Spelling): Document[] {
  const { documents, isReal, strays, tokens } = parse(source, version, (tags) => spelling.tags(tags));
  if (tokens.tooDeepAt !== undefined) throw source.fault('too-deep', tokens.tooDeepAt);
  const [stray] = strays;
  const wrong = documents.flatMap(({ errors }) => errors)[0];
  if (stray && (!wrong || stray.offset <= wrong.pos[0]))
    throw source.fault('invalid-yaml', stray.offset, { reason: stray.reason });
  if (wrong) throw source.fault('invalid-yaml', wrong.pos[0], { reason: reasonOf(wrong.code) });
  const real: Document[] = [];
  const before: (string | null | undefined)[] = [];
  if (!isReal.includes(true)) return real;
  for (const [index, document] of documents.entries()) {
    const last = real.at(-1);
    if (!isReal[index]) {
      if (last) append(last, ...commentsOf(document));
      else before.push(...commentsOf(document));
      continue;
    }
    if (!last) document.commentBefore = joined([...before, document.commentBefore]);
    // Once the `...` before it is gone, such a comment belongs to the document that it follows.
    if (last && document.commentBefore && !hasDirectives(document)) {
      append(last, document.commentBefore);
      document.commentBefore = null;
    }
    real.push(document);
  }
  return real;
}

/** Comments stand right behind the marker: the library indents those of the empty value, and parts the others from it. */
const emptyDocument = (printed: string): string =>
  `${printed
    .trimEnd()
    .replace(/^ +(?=#)/gm, '')
    .replace(/^---\n+/m, '---\n')}\n`;

/** The text of one document; `...` ends the one before it only where directives follow (YAML 1.2.2 §9.1.2). */
function printDocument(
  document: Document,
  isFirst: boolean,
  indent: number,
  { indentSequences, quotes }: FormatInput,
): string {
  const { directives } = document;
  if (directives) {
    directives.docEnd = false;
    if (!isFirst) directives.docStart = true;
  }
  const printed = document.toString({
    indent,
    indentSeq: indentSequences,
    lineWidth: 0,
    flowCollectionPadding: false,
    ...(quotes !== 'keep' && { singleQuote: quotes === 'single' }),
  });
  const isEmpty =
    isScalar(document.contents) && document.contents.source === '' && !/\S/.test(document.contents.tag ?? '');
  const text = isEmpty ? emptyDocument(printed) : printed;
  return !isFirst && hasDirectives(document) ? `...\n${text}` : text;
}

/** Comments alone: the lines as they stand. */
function commentsAlone(text: string, isStripped: boolean): string {
  const lines = text.split('\n').filter((line) => !/^\.\.\.(?:\s|$)/.test(line));
  const kept = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
  return isStripped || kept === '' ? '' : `${kept}\n`;
}

function formatOnce(original: string, input: FormatInput): string {
  const source = new YamlSource(original);
  const isStripped = input.comments === 'strip';
  const spelling = new Spelling();
  const documents = documentsOf(source, input.yamlVersion, spelling);
  if (documents.length === 0) return commentsAlone(source.text, isStripped);
  return documents
    .map((document, index) => {
      checkAliases(document, source);
      if (input.anchors === 'expand') new Expander(source).expand(document);
      if (input.sortKeys) sortKeys(document);
      makeAnchorsWritable(document);
      tidyComments(document, isStripped);
      for (const node of nodesOf(document.contents)) {
        tidyComments(node, isStripped);
        restyle(node, input);
        keepEmptyValues(node);
      }
      raiseComments(document.contents);
      if (!input.indentSequences) lowerComment(document);
      return printDocument(document, index === 0, spelling.prepare(document, input.indent), input);
    })
    .join('');
}

/** Errors: `invalid-yaml`, `cyclic-alias`, `too-many-nodes`, `too-deep`, all with their place. */
export function formatText(input: FormatInput): string {
  return /\S/.test(input.text) ? formatOnce(input.text, input) : '';
}
