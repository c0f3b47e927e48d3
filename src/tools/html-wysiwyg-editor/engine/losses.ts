import { parseHtml, type Node } from '#lib/html-text/tree.ts';

/** How often an element or an attribute is gone. */
export interface Loss {
  readonly name: string;
  readonly count: number;
}

function countNames(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const pending: Node[] = [...parseHtml(html)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind !== 'element') continue;
    add(node.name);
    for (const [key] of node.attributes) add(`${key}=`);
    for (const child of node.children) pending.push(child);
  }
  return counts;
}

/** Other names for the same. */
const same: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's' };

/** What of one HTML is not in another: elements by their name, attributes with `=`. */
export function lossesOf(before: string, after: string): readonly Loss[] {
  const kept = countNames(after);
  const losses: Loss[] = [];
  for (const [name, count] of countNames(before)) {
    const now = kept.get(name) ?? kept.get(Object.hasOwn(same, name) ? (same[name] as string) : '') ?? 0;
    if (now < count) losses.push({ name: name.replace('=', ''), count: count - now });
  }
  return losses;
}
