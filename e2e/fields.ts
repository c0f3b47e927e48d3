import type { Locator, Page } from '@playwright/test';

const types = ['text', 'search', 'url', 'tel', 'email', 'password'].map((type) => `input[type=${type}]`);
const writable = ':visible:not([readonly]):not([disabled]):not([aria-readonly=true])';

/** What takes text in the content of the page: fields, areas and editors, which live in shadow roots. */
export function textFields(page: Page): Locator {
  const kinds = [...types, 'input:not([type])', 'textarea', '[contenteditable=true]'];
  return page.locator(kinds.map((kind) => `main ${kind}${writable}`).join(', '));
}

/** Waits until the editors have taken the place of the plain fields, whose hosts are hidden until then. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main textarea + div[hidden]').first().waitFor({ state: 'detached' });
}

interface Dropped {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** Drops a file on the page, and on each editor that takes files itself. */
export async function dropFile(page: Page, file: Dropped): Promise<void> {
  const data = await page.evaluateHandle(({ name, type, content }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], name, { type }));
    return transfer;
  }, file);
  for (const target of [page.locator('main'), ...(await page.locator('main [data-takes-files]:visible').all())]) {
    for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer: data });
  }
}

/** The screens of a tool: as it opens, then behind each tab and segment that shows other fields. */
export async function eachScreen(page: Page, visit: () => Promise<void>): Promise<void> {
  for (const closed of await page.locator('main details:not([open]) > summary:visible').all()) await closed.click();
  const seen = new Set<string>();
  const visitOnce = async (): Promise<void> => {
    await settled(page);
    const fields = await textFields(page).evaluateAll((all) =>
      all.map((field) => `${field.getAttribute('aria-label') ?? ''} ${field.id}`).join('\n'),
    );
    const files = await page.locator('main input[type=file]').count();
    const sign = `${fields}\n${files}`;
    if (seen.has(sign)) return;
    seen.add(sign);
    await visit();
  };
  await visitOnce();
  const switches = page.locator('main [role=tab]:visible, main label:has(input[type=radio]):visible');
  const count = await switches.count();
  for (let index = 0; index < count; index++) {
    const other = switches.nth(index);
    if (!(await other.isVisible())) continue;
    await other.click();
    await visitOnce();
  }
}
