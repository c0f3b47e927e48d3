/** The encoding that converted XML declares, where readers of the saved file, which is UTF-8, would be misled. */
export function foreignEncoding(xml: string): string | undefined {
  const name = /^<\?xml [^>]*encoding="([\w.-]+)"/.exec(xml)?.[1];
  if (name === undefined || /^utf-?8$/i.test(name)) return undefined;
  // ASCII has the same bytes in all of them, but for those with wider units.
  return /^(?:utf|ucs|iso-10646)/i.test(name) || /[\u0080-\uffff]/.test(xml) ? name : undefined;
}
