/**
 * The prerendered pages use relative addresses, so that they work under any path; the application's are absolute.
 * `address` is the one that the page was opened at.
 */
export function makeAbsolute(elements: Iterable<Element>, address: string): void {
  for (const element of elements) {
    const url = new URL(element.getAttribute('href') ?? '', address);
    element.setAttribute('href', url.pathname + url.search + url.hash);
  }
}
