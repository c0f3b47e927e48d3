const htmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Items for a place where some characters mean something else. */
export const escapers = {
  none: (item: string) => item,
  sql: (item: string) => item.replaceAll("'", "''"),
  json: (item: string) => JSON.stringify(item).slice(1, -1),
  html: (item: string) => item.replace(/[&<>"]/g, (character) => htmlEntities[character] ?? character),
  shell: (item: string) => item.replaceAll("'", String.raw`'\''`),
  csv: (item: string) => item.replaceAll('"', '""'),
};
