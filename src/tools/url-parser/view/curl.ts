/** `'` ends a quoted text of the shell; `'\''` is one inside. Brackets are patterns to curl, but for `-g`. */
export function curlOf(href: string): string {
  const quoted = href.replaceAll("'", String.raw`'\''`);
  return `curl ${/[[\]{}]/.test(href) ? '-g ' : ''}'${quoted}'`;
}
