import { isCollection, isMap, isScalar, type Document, type Node, type Scalar, type ScalarTag, type Tags } from 'yaml';
import { tagOf } from '#lib/documents/yaml-scalars.ts';
import { nodesOf, pairsOf } from './nodes.ts';

const spelled: ReadonlySet<string> = new Set(['bool', 'null', 'int', 'float', 'timestamp', 'str'].map(tagOf));

/** A key of more characters than these is written with `?` (YAML 1.2.2 §7.4.2). */
const longestKey = 1024;

/** Is the key written with `?`, so that what follows stands two columns further, whatever the indentation? */
function isExplicit(key: Node | null): boolean {
  if (key === null || isCollection(key)) return true;
  if (!isScalar(key)) return false;
  return key.type?.startsWith('BLOCK') === true || (key.source?.length ?? 0) + 8 > longestKey;
}

/** Prints scalars as they stand in the source where the library would write them another way. */
export class Spelling {
  private readonly inMaps = new WeakSet<Node>();
  private indent = 2;

  /**
   * Prepares the document and gives the indentation to print it with. Behind `?` the library indents the rest of a block
   * right for two spaces only.
   */
  prepare(document: Document, indent: number): number {
    this.indent = indent;
    for (const node of nodesOf(document.contents)) {
      if (!isMap(node)) continue;
      for (const { key, value } of pairsOf(node)) {
        if (isExplicit(key)) this.indent = 2;
        for (const part of [key, value]) if (part) this.inMaps.add(part);
      }
    }
    return this.indent;
  }

  /** Numbers, booleans, nulls and dates, and scalars whose tag is written, print as they stand in the source. */
  tags(tags: Tags): Tags {
    return tags.map((tag) => {
      if (typeof tag === 'string' || tag.collection || !spelled.has(tag.tag)) return tag;
      const stringify: ScalarTag['stringify'] = (item, context, onComment, onChompKeep) => {
        const { source, tag: written, type, value } = item as Scalar;
        const isSpelled = type === 'PLAIN' && (typeof value !== 'string' || (written !== undefined && written !== '!'));
        if (isSpelled && source !== undefined && !source.includes('\n')) return source;
        const text = tag.stringify?.(item, context, onComment, onChompKeep) ?? String(value);
        // The library writes the indentation indicator of two spaces, whatever the indentation (YAML 1.2.2 §8.1.1.1).
        return this.inMaps.has(item) ? text.replace(/^([|>])2/, `$1${this.indent}`) : text;
      };
      return { ...(tag as ScalarTag), stringify };
    });
  }
}
