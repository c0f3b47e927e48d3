/**
 * The prerendered pages use relative addresses, so that they work under any path; the application's are absolute.
 * `address` is the one that the page was opened at.
 */
export function makeAbsolute(elements: Iterable<Element>, address: string): void {
  // A page has two hundred links into two folders.
  const pathTo = (folder: string): string => new URL(folder, address).pathname;
  const [same, above] = [pathTo('.'), pathTo('..')];
  for (const element of elements) {
    const href = element.getAttribute('href') ?? '';
    element.setAttribute(
      'href',
      href.replace(/^\.+\//, (up) => (up === './' ? same : above)),
    );
  }
}
