/**
 * The prerendered pages use relative addresses, so that they work under any path; the application's are absolute.
 * `address` is the one that the page was opened at.
 */
export function makeAbsolute(elements: Iterable<Element>, address: string): void {
  // A page has two hundred links, and all lead through one folder.
  const folders = new Map<string, string>();
  for (const element of elements) {
    const href = element.getAttribute('href') ?? '';
    const up = /^(?:\.\.?\/)+/.exec(href)?.[0] ?? '';
    const folder = folders.get(up) ?? new URL(up, address).pathname;
    folders.set(up, folder);
    element.setAttribute('href', folder + href.slice(up.length));
  }
}
