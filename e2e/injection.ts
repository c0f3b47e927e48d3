import { expect, type Page } from '@playwright/test';

const dialogs = new WeakMap<Page, string[]>();

/** Records what is made from data from now on, in shadow roots too. Call it before the page is opened. */
export async function watchInjection(page: Page): Promise<void> {
  if (dialogs.has(page)) return;
  dialogs.set(page, []);
  page.on('dialog', (dialog) => {
    dialogs.get(page)?.push(`${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const injected: string[] = [];
    Object.assign(globalThis, { injected });
    const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href']);
    const note = (element: Element): void => {
      injected.push(new XMLSerializer().serializeToString(element).slice(0, 300));
    };
    const judge = (element: Element): void => {
      for (const { name, value } of element.attributes) {
        const address = value.replace(/\s/g, '').toLowerCase();
        const runs = addresses.has(name) && /^(javascript|vbscript):|^data:text\/html/.test(address);
        if (name === 'data-pwn' || name.startsWith('on') || runs) note(element);
      }
      // A frame that shows typed markup must be a box of its own.
      if (element instanceof HTMLIFrameElement && element.hasAttribute('srcdoc')) {
        const { sandbox } = element;
        if (
          !element.hasAttribute('sandbox') ||
          sandbox.contains('allow-same-origin') ||
          sandbox.contains('allow-scripts')
        )
          note(element);
      }
    };
    const observe = (root: Node): void => {
      const observer = new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === 'attributes') judge(target as Element);
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            judge(node);
            for (const inner of node.querySelectorAll('*')) judge(inner);
          }
        }
      });
      observer.observe(root, { subtree: true, childList: true, attributes: true });
    };
    observe(document);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      observe(root);
      return root;
    };
  });
}

interface Watched {
  readonly injected: string[];
}

/** What was made from data since this was called last, and prototypes that were touched. */
export async function injections(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const polluted = 'pwned' in {} ? ['pwned is in every object'] : Object.keys(Object.prototype);
    return [...(globalThis as unknown as Watched).injected.splice(0), ...polluted];
  });
  return [...found, ...(dialogs.get(page)?.splice(0) ?? [])];
}

/** Nothing was made from data, and no prototype was touched. */
export async function expectNothingInjected(page: Page): Promise<void> {
  expect(await injections(page)).toEqual([]);
}
