import { visit, type Document } from 'yaml';

/** What the library writes in no name, though YAML allows some of it, such as no-break spaces (YAML 1.2.2 §6.9.2). */
// oxlint-disable-next-line no-control-regex -- They are among what is refused.
const refused = /[\x00-\x19\s,[\]{}]/g;

/** Gives the anchors that the library refuses to write names that no other anchor has. */
export function makeAnchorsWritable(document: Document): void {
  const names = new Set<string>();
  visit(document, { Value: (_, { anchor }) => void (anchor !== undefined && names.add(anchor)) });
  const renamed = new Map<string, string>();
  for (const name of names) {
    let writable = name.replace(refused, '_');
    if (writable === name) continue;
    while (names.has(writable)) writable += '_';
    names.add(writable);
    renamed.set(name, writable);
  }
  if (renamed.size === 0) return;
  const nameFor = (name: string): string => renamed.get(name) ?? name;
  visit(document, {
    Alias: (_, alias) => void (alias.source = nameFor(alias.source)),
    Value: (_, node) => {
      if (node.anchor !== undefined) node.anchor = nameFor(node.anchor);
    },
  });
}
