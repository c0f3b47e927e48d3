import { Parser } from 'htmlparser2';

/** How often each element and each attribute that acts occurs. */
function countIn(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const parser = new Parser({
    onopentag: (name, attributes) => {
      add(name);
      for (const attribute of Object.keys(attributes)) if (/^on|^style$/.test(attribute)) add(attribute);
    },
  });
  parser.end(html);
  return counts;
}

/** What is in one HTML and not in the other, such as `script ×1`. */
export function removedFrom(before: string, after: string): readonly string[] {
  const left = countIn(after);
  return [...countIn(before)].flatMap(([name, count]) => {
    const gone = count - (left.get(name) ?? 0);
    return gone > 0 ? [`${name} ×${gone}`] : [];
  });
}
