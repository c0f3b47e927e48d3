import {
  Document,
  isMap,
  isScalar,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type Pair,
  type ScalarTag,
  type Tags,
  type YAMLMap,
  stringify,
} from 'yaml';
import { ToolError } from '#core/operation.ts';
import { faultAt } from '#lib/documents/position.ts';
import { characterFault } from '#lib/documents/yaml-characters.ts';
import { makeAnchorsWritable } from '#lib/documents/yaml-anchors.ts';
import { inQuotes, needsQuotes, startsIndented } from '#lib/documents/yaml-text.ts';
import { tokensOf } from '#lib/documents/yaml-tokens.ts';
import type { Fields } from './values.ts';

const isScalarTag = (tag: Tags[number]): tag is ScalarTag => typeof tag === 'object' && !('nodeClass' in tag);

/**
 * Plain scalars that were read are written as they stood: for Compose `0440` is no 440, and `<<` is no `"<<"`. Texts
 * that some reader would take for something else are quoted.
 */
const withOwnScalars = (tags: Tags): Tags =>
  tags.map((tag) => {
    if (!isScalarTag(tag)) return tag;
    const { stringify } = tag;
    const own: ScalarTag['stringify'] = (item, context, ...rest) => {
      const { source, type, value } = item;
      if (type === Scalar.PLAIN && source !== undefined && !source.includes('\n')) return source;
      const indent = context.indentStep.length;
      if (typeof value === 'string' && needsQuotes(value, indent) && (source === undefined || startsIndented(value)))
        return inQuotes(value);
      return stringify?.(item, context, ...rest) ?? String(value);
    };
    return { ...tag, stringify: own };
  });

/** YAML 1.1 readers read `yes`, `0123` or `22:22` as something else: such strings are quoted. */
const options = { compat: 'yaml-1.1', aliasDuplicateObjects: false, customTags: withOwnScalars } as const;

export type Section = 'services' | 'networks' | 'volumes';
const sections: readonly Section[] = ['services', 'networks', 'volumes'];

/** A Compose file that grows; comments and what is there already are kept. */
export class ComposeFile {
  private constructor(private readonly document: Document) {}

  /** Errors: `invalid-yaml` { line, column }, `too-deep` { line, column }, `too-many-nodes`, `not-a-compose-file`. */
  static read(text: string): ComposeFile {
    if (text.trim() === '') return new ComposeFile(new Document({}, options));
    const { tooDeepAt } = tokensOf(text);
    if (tooDeepAt !== undefined) throw faultAt('too-deep', text, tooDeepAt);
    const stray = characterFault(text);
    if (stray) throw faultAt('invalid-yaml', text, stray.offset, { reason: stray.reason });
    const document: Document = parseDocument(text, { ...options, uniqueKeys: true, logLevel: 'error' });
    const [fault] = document.errors;
    if (fault)
      throw new ToolError('invalid-yaml', {
        line: fault.linePos?.[0].line ?? 1,
        column: fault.linePos?.[0].col ?? 1,
        ...(fault.code === 'MULTIPLE_DOCS' && { reason: 'several-documents' }),
      });
    checkAliases(document, text);
    makeAnchorsWritable(document);
    if (document.contents === null) document.contents = document.createNode({});
    const file = new ComposeFile(document);
    const { contents } = document;
    if (!isMap(contents) || !sections.every((section) => file.isSection(section))) {
      throw new ToolError('not-a-compose-file');
    }
    file.toData();
    return file;
  }

  private isSection(section: Section): boolean {
    const value = this.document.get(section, true);
    return value === undefined || isMap(value) || (isScalar(value) && value.value === null);
  }

  has(section: Section, name: string): boolean {
    return this.document.hasIn([section, name]);
  }

  add(section: Section, name: string, value: Fields): void {
    const { document } = this;
    if (!isMap(document.get(section, true))) document.set(section, document.createNode({}));
    const map = document.get(section, true) as unknown as YAMLMap;
    if (map.items.length === 0) map.flow = false;
    const node = document.createNode(value, { aliasDuplicateObjects: false });
    quotePorts(node);
    map.add(document.createPair(name, node) as Pair);
  }

  toYaml(indent: number): string {
    return this.document.toString({ indent, lineWidth: 0 });
  }

  /** The document with the mappings of `<<` where Compose reads them. */
  private merged(): Document {
    const { contents } = this.document;
    if (!hasMergeKey(contents)) return this.document;
    return parseDocument(this.toYaml(2), { merge: true, logLevel: 'error' });
  }

  toData(): Fields {
    try {
      // JSON has neither of these numbers: they are written as YAML spells them.
      const spelled = (_: unknown, value: unknown): unknown =>
        typeof value === 'number' && !Number.isFinite(value) ? stringify(value).trim() : value;
      return this.merged().toJS({ maxAliasCount: 10_000, reviver: spelled }) as Fields;
    } catch (error) {
      // The library's answer to aliases of aliases; those that lead nowhere are refused before.
      if (error instanceof ReferenceError) throw new ToolError('too-many-nodes');
      if (error instanceof Error && error.message.startsWith('Merge sources'))
        throw new ToolError('not-a-compose-file');
      throw error;
    }
  }
}

function hasMergeKey(node: Node | null): boolean {
  let found = false;
  visit(node, {
    Pair: (_, { key }) => {
      found ||= isScalar(key) && key.value === '<<' && key.type === Scalar.PLAIN;
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

/** Every alias stands for a node that is complete before it. Error: `invalid-yaml` { line, column }. */
function checkAliases(document: Document, text: string): void {
  const anchors = new Map<string, Node>();
  visit(document, {
    Node: (_, node) => {
      const { anchor, range } = node;
      if (anchor === undefined) return;
      // The library takes control characters, which YAML has nowhere (YAML 1.2.2 §5.1).
      if (/\p{Cc}/u.test(anchor)) throw faultAt('invalid-yaml', text, range?.[0] ?? 0);
      anchors.set(anchor, node);
    },
    Alias: (_, { source, range }, around) => {
      const target = anchors.get(source);
      if (!target || around.includes(target)) throw faultAt('invalid-yaml', text, range?.[0] ?? 0);
    },
  });
}

/** `22:22` is a number in YAML 1.1, and people quote ports for that reason. */
function quotePorts(service: unknown): void {
  const ports = isMap(service) ? service.get('ports', true) : undefined;
  if (ports === undefined) return;
  visit(ports as unknown as YAMLMap, {
    Scalar: (_, node) => {
      node.type = Scalar.QUOTE_DOUBLE;
    },
  });
}
