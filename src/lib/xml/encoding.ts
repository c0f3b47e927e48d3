/** An XML declaration up to its encoding, and the encoding (XML 1.0 §2.8). */
const declaration = /^(\ufeff?<\?xml\s(?:[^>]*?\s)?encoding\s*=\s*["'])([\w.-]+)/;

/** The encoding that a document declares, where readers would take its UTF-8 for something else. */
export function foreignEncoding(text: string): string | undefined {
  const name = declaration.exec(text)?.[2];
  if (name === undefined || /^utf-?8$/i.test(name)) return undefined;
  // All of them write ASCII as the same bytes, except those with wider units.
  return /^(?:utf|ucs|iso-10646)/i.test(name) || /[\u0080-\uffff]/.test(text) ? name : undefined;
}

/** The document with UTF-8 as its declared encoding. */
export const declareUtf8 = (text: string): string => text.replace(declaration, '$1UTF-8');
