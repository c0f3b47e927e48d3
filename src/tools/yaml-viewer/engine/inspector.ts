import { isAlias, isCollection, isMap, isScalar, type Alias, type Node, type Scalar } from 'yaml';
import { toPointer } from '#lib/json-scan/path.ts';
import { isStandardTag } from '#lib/documents/yaml-scalars.ts';
import { anchorOf, isMergeKey, isPlain, pairsOf, type YamlPair } from './nodes.ts';
import type { Found, FindingCode, Wrong } from './findings.ts';
import { judgePlain } from './plain.ts';
import type { Properties } from './properties.ts';

interface Anchor {
  readonly node: Node;
  readonly path: string;
  isUsed: boolean;
  isOpen: boolean;
}

type Role = 'key' | 'value' | 'item' | 'root';

const startOf = (node: Node | null): number => node?.range?.[0] ?? 0;

/** Walks over the documents and notes what a reader should know. Nothing is expanded. */
export class Inspector {
  readonly findings: Found[] = [];
  readonly wrong: Wrong[] = [];
  anchors = 0;
  aliases = 0;
  depth = 0;
  private steps: (string | number)[] = [];
  private known = new Map<string, Anchor>();

  constructor(
    private readonly text: string,
    private readonly properties: Properties,
    private readonly hasIndex: boolean,
  ) {}

  document(contents: Node | null, index: number): void {
    this.steps = this.hasIndex ? [index] : [];
    this.known = new Map();
    this.node(contents, 0, 'root');
    for (const [name, anchor] of this.known) this.closeAnchor(name, anchor);
  }

  private get path(): string {
    return toPointer(this.steps);
  }

  private note(code: FindingCode, offset: number, source: string, readings?: { yaml12: string; yaml11: string }): void {
    const { yaml12 = null, yaml11 = null } = readings ?? {};
    this.findings.push({ code, offset, path: this.path, source, yaml12, yaml11 });
  }

  private into(step: string | number, walk: () => void): void {
    this.steps.push(step);
    walk();
    this.steps.pop();
  }

  private node(node: Node | null, depth: number, role: Role): void {
    if (node === null) return;
    if (isAlias(node)) {
      this.alias(node);
      return;
    }
    const name = anchorOf(node);
    if (name !== undefined) this.openAnchor(name, node);
    if (node.tag !== undefined && !isStandardTag(node.tag)) {
      const tag = this.properties.tagAt(startOf(node));
      this.note('unknown-tag', tag?.offset ?? startOf(node), tag?.source ?? node.tag);
    }
    if (isScalar(node)) this.scalar(node, depth, role);
    else if (isMap(node)) this.map(pairsOf(node), depth);
    else if (isCollection(node)) {
      for (const [index, item] of node.items.entries()) {
        this.into(index, () => this.node(item as Node | null, depth + 1, 'item'));
      }
    }
    const anchor = name === undefined ? undefined : this.known.get(name);
    if (anchor) anchor.isOpen = false;
  }

  private openAnchor(name: string, node: Node): void {
    this.anchors++;
    const before = this.known.get(name);
    if (before) {
      this.closeAnchor(name, before);
      this.note('anchor-redefined', this.properties.anchorAt(name, startOf(node)), `&${name}`);
    }
    this.known.set(name, { node, path: this.path, isUsed: false, isOpen: true });
  }

  private closeAnchor(name: string, { isUsed, node, path }: Anchor): void {
    if (isUsed) return;
    const offset = this.properties.anchorAt(name, startOf(node));
    this.findings.push({ code: 'unused-anchor', offset, path, source: `&${name}`, yaml12: null, yaml11: null });
  }

  private alias({ range, source }: Alias): void {
    this.aliases++;
    const anchor = this.known.get(source);
    const offset = range?.[0] ?? 0;
    if (!anchor) {
      const message = `Unresolved alias (the anchor must be set before the alias): ${source}`;
      this.wrong.push({ code: 'syntax', message, offset, path: null });
      return;
    }
    anchor.isUsed = true;
    if (!anchor.isOpen) return;
    const message = `The alias *${source} is inside its own anchor`;
    this.wrong.push({ code: 'cyclic-alias', message, offset, path: this.path });
  }

  private scalar(node: Scalar, depth: number, role: Role): void {
    this.depth = Math.max(this.depth, depth);
    const { source = '', tag } = node;
    if (!isPlain(node)) return;
    this.noBreakSpace(source, startOf(node), role);
    if (tag !== undefined || isMergeKey(node)) return;
    if (source === '') {
      if (role === 'value' || role === 'item') {
        this.note('empty-value', startOf(node), '', { yaml12: 'null', yaml11: 'null' });
      }
      return;
    }
    const found = judgePlain(source);
    if (found) this.note(found.code, startOf(node), source, found);
  }

  /** U+00A0 looks like indentation or the space after a colon, and is neither. */
  private noBreakSpace(source: string, start: number, role: Role): void {
    if (!source.includes('\u00a0')) return;
    const written = this.text.slice(start, start + 2 * source.length);
    const odd =
      role === 'key'
        ? /^\u00a0|\u00a0$|\u00a0[^\S\u00a0]*:|:[^\S\u00a0]*\u00a0|\n[^\S\n\u00a0]*\u00a0/
        : /^\u00a0|\u00a0[^\S\u00a0]*:|:[^\S\u00a0]*\u00a0|\n[^\S\n\u00a0]*\u00a0/;
    const found = odd.exec(source);
    if (!found) return;
    const at = source.indexOf('\u00a0', found.index);
    const count = source.slice(0, at).split('\u00a0').length - 1;
    let offset = -1;
    for (let nth = 0; nth <= count; nth++) offset = written.indexOf('\u00a0', offset + 1);
    this.note('no-break-space', start + Math.max(0, offset), source);
  }

  private map(pairs: readonly YamlPair[], depth: number): void {
    const names = new Set<string>();
    for (const { key, value } of pairs) {
      const name = this.nameOf(key);
      this.into(name, () => {
        if (isMergeKey(key)) this.note('merge-key', startOf(key), '<<');
        else if (names.has(name)) {
          this.wrong.push({
            code: 'duplicate-key',
            message: 'Map keys must be unique',
            offset: startOf(key),
            path: this.path,
          });
        }
        names.add(name);
        if (this.isComplex(key)) {
          const [from, to] = key?.range ?? [0, 0];
          this.note('complex-key', from, this.text.slice(from, to).trim());
        }
        this.node(key, depth + 1, 'key');
        this.node(value, depth + 1, 'value');
      });
    }
  }

  private targetOf(key: Node | null): Node | null {
    return isAlias(key) ? (this.known.get(key.source)?.node ?? null) : key;
  }

  private isComplex(key: Node | null): boolean {
    return isCollection(this.targetOf(key));
  }

  /** What the path and the comparison of keys take a key for: its text. */
  private nameOf(key: Node | null): string {
    const target = this.targetOf(key);
    if (target === null) return '';
    if (isScalar(target)) return target.source ?? '';
    const [from, to] = target.range ?? [0, 0];
    return this.text.slice(from, to).trim();
  }
}
