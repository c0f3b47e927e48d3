import {
  Composer,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Alias,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Details, ToolError } from '#core/operation.ts';
import { faultAt } from './position.ts';
import type { Reading, ReadOptions } from './reading.ts';
import { Trail } from './trail.ts';
import { CalendarDate, depthLimit, isList, isTable, type Value } from './value.ts';
import { characterFault } from './yaml-characters.ts';
import { differsIn11, isStandardTag, scalarValue, tagOf, withOwnTags } from './yaml-scalars.ts';
import { directiveFault, isNoDocument, reasonOf } from './yaml-stream.ts';
import { tokensOf } from './yaml-tokens.ts';

/** More nodes than these made by aliases are refused. */
const expansionLimit = 1_000_000;

/** A value that may be used again by an alias. */
interface Made {
  readonly value: Value;
  /** Its nodes, aliases expanded. */
  readonly size: number;
  /** The containers nested in it, itself included. */
  readonly height: number;
}

const isPlain = (node: Scalar): boolean => node.type === 'PLAIN';

/** Turns the nodes of one document into values; each node once, so that an alias shares what its anchor stands for. */
class Walker {
  private readonly anchors = new Map<string, Node>();
  private readonly made = new Map<Node, Made>();
  private expanded = 0;
  /** Nodes and nested containers of the innermost anchored node so far. */
  private size = 0;
  private height = 0;

  constructor(
    private readonly trail: Trail,
    private readonly isVersion11: boolean,
    private readonly options: ReadOptions,
    private readonly shift: number,
    private readonly fault: (code: YamlFault, node: Node | null, details?: Details) => ToolError,
  ) {}

  /** The value of a node inside so many containers. */
  value(node: Node | null, depth: number): Value {
    if (node === null) return null;
    this.options.search?.meet(this.trail, (node.range?.[0] ?? 0) + this.shift);
    if (isAlias(node)) return this.alias(node, depth);
    const { anchor } = node as Scalar;
    if (anchor === undefined) return this.content(node, depth);
    this.anchors.set(anchor, node);
    const { size, height } = this;
    this.size = 0;
    this.height = depth;
    const value = this.content(node, depth);
    this.made.set(node, { value, size: this.size, height: this.height - depth });
    this.size += size;
    this.height = Math.max(this.height, height);
    return value;
  }

  private alias(node: Alias, depth: number): Value {
    const target = this.anchors.get(node.source);
    if (!target) throw this.fault('invalid-yaml', node, { reason: 'unknown-alias', name: node.source });
    const made = this.made.get(target);
    if (!made) throw this.fault('cyclic-alias', node, { name: node.source });
    this.expanded += made.size;
    if (this.expanded > expansionLimit) throw this.fault('too-many-nodes', node, { limit: expansionLimit });
    this.reach(depth + made.height, node);
    this.size += made.size;
    return made.value;
  }

  private reach(depth: number, node: Node): void {
    if (depth > depthLimit) throw this.fault('too-deep', node);
    this.height = Math.max(this.height, depth);
  }

  private content(node: Node, depth: number): Value {
    this.size++;
    if (isScalar(node)) return this.scalar(node);
    const { tag } = node as YAMLMap | YAMLSeq;
    if (tag !== undefined && !isStandardTag(tag)) this.trail.warn('tag-dropped');
    this.reach(depth + 1, node);
    if (isMap(node)) return tag === tagOf('set') ? this.set(node, depth) : this.map(node, depth);
    const { items } = node as YAMLSeq<Node | null>;
    if (tag === tagOf('omap') || tag === tagOf('pairs')) return this.pairs(items, depth);
    const list: Value[] = [];
    for (const [index, item] of items.entries()) {
      list.push(this.trail.into(index, () => this.value(item, depth + 1)));
      this.note(list, index, item, item);
    }
    return list;
  }

  private scalar(node: Scalar): Value {
    const { source = '', tag, value } = node;
    const nativeDates = this.options.dates === 'native';
    const { isVersion11 } = this;
    const found = scalarValue({ source, tag, value, isPlain: isPlain(node), isVersion11, nativeDates });
    if (found === undefined || (tag !== undefined && !isStandardTag(tag))) this.trail.warn('tag-dropped');
    if (found === undefined) return source;
    const canDiffer = !isVersion11 && tag === undefined && isPlain(node);
    if (canDiffer && !(found instanceof CalendarDate) && differsIn11(source, value))
      this.trail.warn('yaml-1.1-differs');
    return found;
  }

  private map(node: YAMLMap, depth: number): Value {
    const table = new Map<string, Value>();
    const explicit = new Set<string>();
    for (const { key, value } of node.items as Pair<Node | null, Node | null>[]) {
      if (isMergeKey(key)) this.merge(table, value, depth);
      else {
        const name = this.member(table, explicit, key, () => this.value(value, depth + 1));
        this.note(table, name, value, key);
      }
    }
    return table;
  }

  private member(table: Map<string, Value>, explicit: Set<string>, key: Node | null, read: () => Value): string {
    const name = this.keyText(key);
    if (explicit.has(name)) throw this.fault('duplicate-key', key, { key: name });
    explicit.add(name);
    if (isScalar(key) && key.tag !== undefined && !isStandardTag(key.tag)) {
      this.trail.into(name, () => this.trail.warn('tag-dropped'));
    }
    table.set(name, this.trail.into(name, read));
    return name;
  }

  private note(container: object, step: string | number, value: Node | null, key: Node | null): void {
    const at = (node: Node | null): number => (node?.range?.[0] ?? 0) + this.shift;
    this.options.places?.note(container, step, at(value ?? key), at(key));
  }

  /** `!!omap` and `!!pairs`: a list of mappings with one pair each. */
  private pairs(items: readonly (Node | null)[], depth: number): Value {
    const table = new Map<string, Value>();
    const explicit = new Set<string>();
    for (const item of items) {
      const [pair, ...others] = isMap(item) ? (item.items as Pair<Node | null, Node | null>[]) : [];
      if (!pair || others.length > 0) throw this.fault('invalid-yaml', item, { reason: 'not-a-pair' });
      this.member(table, explicit, pair.key, () => this.value(pair.value, depth + 1));
    }
    return table;
  }

  /** `!!set`: the keys of a mapping without values. */
  private set(node: YAMLMap, depth: number): Value {
    const names = new Set<string>();
    return (node.items as Pair<Node | null, Node | null>[]).map(({ key, value }, index) => {
      if (value !== null && !(isScalar(value) && value.value === null)) {
        throw this.fault('invalid-yaml', value, { reason: 'set-with-values' });
      }
      if (isScalar(key)) {
        const name = this.keyText(key);
        if (names.has(name)) throw this.fault('duplicate-key', key, { key: name });
        names.add(name);
      }
      return this.trail.into(index, () => this.value(key, depth + 1));
    });
  }

  /** The keys of `<<` that are not there yet; of several mappings the first wins. */
  private merge(table: Map<string, Value>, node: Node | null, depth: number): void {
    // Members of a list of mappings stand in this mapping, so that their paths have no index.
    const isOwnList = isSeq(node) && node.anchor === undefined;
    const found = isOwnList
      ? (node.items as (Node | null)[]).map((item) => this.value(item, depth + 1))
      : this.value(node, depth);
    for (const source of isList(found) ? found : [found]) {
      if (!isTable(source)) throw this.fault('invalid-yaml', node, { reason: 'bad-merge' });
      for (const [key, value] of source) if (!table.has(key)) table.set(key, value);
    }
  }

  /** A key is the text it is written with. */
  private keyText(key: Node | null, at = key): string {
    if (key === null) return '';
    if (isAlias(key)) {
      this.value(key, 0);
      return this.keyText(this.anchors.get(key.source) ?? null, at);
    }
    if (!isScalar(key)) throw this.fault('complex-key', at);
    if (key.anchor !== undefined && this.anchors.get(key.anchor) !== key) {
      const { length } = this.trail.warnings;
      this.value(key, 0);
      this.trail.warnings.length = length;
    }
    return key.source ?? '';
  }
}

type YamlFault = Parameters<typeof faultAt>[0];

function isMergeKey(key: Node | null): boolean {
  if (!isScalar(key) || key.source !== '<<') return false;
  return key.tag === undefined ? isPlain(key) : key.tag === tagOf('merge');
}

/** YAML 1.2 or 1.1; a `%YAML` directive wins over `yamlVersion`. */
export function readYaml(text: string, options: ReadOptions): Reading {
  const shift = text.startsWith('\ufeff') ? 1 : 0;
  // YAML §5.4: a CR alone ends a line too; the parser knows LF and CR LF only.
  const body = text.slice(shift).replace(/\r(?!\n)/g, '\n');
  const { tokens, comments, tooDeepAt } = tokensOf(body);
  if (tooDeepAt !== undefined) throw faultAt('too-deep', text, tooDeepAt + shift);
  const stray = characterFault(body) ?? directiveFault(tokens);
  if (stray) throw faultAt('invalid-yaml', text, stray.offset + shift, { reason: stray.reason });
  const composer = new Composer({
    version: options.yamlVersion ?? '1.2',
    merge: true,
    intAsBigInt: true,
    uniqueKeys: false,
    logLevel: 'silent',
    customTags: withOwnTags,
  });
  const parsed = [...composer.compose(tokens, false, body.length)];
  const wrong = parsed.flatMap(({ errors }) => errors)[0];
  if (wrong) throw faultAt('invalid-yaml', text, wrong.pos[0] + shift, { reason: reasonOf(wrong.code) });
  // One for each of the composer's documents.
  const isReal = tokens.flatMap((token) => (token.type === 'document' ? [!isNoDocument(token)] : []));
  const trail = new Trail();
  const fault = (code: YamlFault, node: Node | null, details?: Details): ToolError =>
    faultAt(code, text, (node?.range?.[0] ?? 0) + shift, details);
  const documents = parsed
    .filter((_, index) => isReal[index])
    .map(({ contents, schema }, index) => {
      const walker = new Walker(trail, schema.name === 'yaml-1.1', options, shift, fault);
      return trail.into(index, () => walker.value(contents, 0));
    });
  for (const [index, document] of parsed.filter((_, at) => isReal[at]).entries()) {
    options.places?.note(documents, index, (document.contents?.range?.[0] ?? 0) + shift);
  }
  return { documents: documents.length === 0 ? [null] : documents, comments, warnings: trail.warnings };
}
