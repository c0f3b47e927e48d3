const lastSegment = /[^/]*\/?$/;

/** The page that a card or an item of the menu leads to. */
function leadsTo(element: Element): string | undefined {
  return element.querySelector('a[href]')?.getAttribute('href')?.match(lastSegment)?.[0];
}

/**
 * The element at the same place of a page that was drawn again (in another language, or without the tools that the host
 * hides), or undefined where there is none. What is still on the page is its own counterpart.
 */
export function counterpartOf(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  const known = element.id === '' ? null : document.getElementById(element.id);
  if (known) return known;
  const { parentNode } = element;
  const parent = parentNode instanceof HTMLElement ? counterpartOf(parentNode) : document.getElementById('app');
  const alike = [...(parent?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.tagName === element.tagName,
  );
  const before = [...(parentNode?.children ?? [])].filter(({ tagName }) => tagName === element.tagName);
  const address = element.tagName === 'LI' ? leadsTo(element) : undefined;
  if (address !== undefined) return alike.find((child) => leadsTo(child) === address);
  return before.length === alike.length ? alike[before.indexOf(element)] : undefined;
}
