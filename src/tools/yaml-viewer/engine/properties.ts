import type { CST } from 'yaml';

/** Where the anchors and tags of a text stand, in its order. */
export class Properties {
  private readonly offsets = new Map<string, number[]>();
  private readonly tags: CST.SourceToken[] = [];

  constructor(tokens: readonly CST.Token[]) {
    const pending: (CST.Token | null | undefined)[] = tokens.toReversed();
    for (let token = pending.pop(); pending.length > 0 || token; token = pending.pop()) {
      if (!token) continue;
      if (token.type === 'anchor') this.add(token.source, token.offset);
      if (token.type === 'tag') this.tags.push(token as CST.SourceToken);
      for (const part of partsOf(token).toReversed()) pending.push(part);
    }
  }

  private add(source: string, offset: number): void {
    const found = this.offsets.get(source);
    if (found) found.push(offset);
    else this.offsets.set(source, [offset]);
  }

  /** Where `&name` stands that belongs to the node at this offset. */
  anchorAt(name: string, offset: number): number {
    return lastUpTo(this.offsets.get(`&${name}`) ?? [], (at) => at, offset) ?? offset;
  }

  /** The tag before the content at this offset. */
  tagAt(offset: number): CST.SourceToken | undefined {
    return lastUpTo(this.tags, (token) => token.offset, offset);
  }
}

/** By halving: the last one that is not behind the offset. */
function lastUpTo<T>(all: readonly T[], offsetOf: (one: T) => number, offset: number): T | undefined {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsetOf(all[middle] as T) <= offset) low = middle + 1;
    else high = middle;
  }
  return all[low - 1];
}

function partsOf(token: CST.Token): (CST.Token | null | undefined)[] {
  switch (token.type) {
    case 'document':
      return [...token.start, token.value];
    case 'block-scalar':
      return token.props;
    case 'block-map':
    case 'block-seq':
    case 'flow-collection':
      return (token.items as readonly CST.CollectionItem[]).flatMap(({ start, key, sep, value }) => [
        ...start,
        key,
        ...(sep ?? []),
        value,
      ]);
    default:
      return [];
  }
}
