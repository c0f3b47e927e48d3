import type { Locator, Page } from '@playwright/test';

const types = ['text', 'search', 'url', 'tel', 'email', 'password'].map((type) => `input[type=${type}]`);
const writable = ':visible:not([readonly]):not([disabled]):not([aria-readonly=true])';

/** What takes text in the content of the page: fields, areas and editors, which live in shadow roots. */
export function textFields(page: Page): Locator {
  const kinds = [...types, 'input:not([type])', 'textarea', '[contenteditable=true]'];
  return page.locator(kinds.map((kind) => `main ${kind}${writable}`).join(', '));
}

/** Types into a field, unless what was typed before has taken it off the screen or has disabled it. */
export async function type(field: Locator, text: string): Promise<void> {
  if (!(await field.isVisible()) || !(await field.isEditable())) return;
  try {
    await field.fill(text, { timeout: 3000 });
  } catch (error) {
    if ((await field.isVisible()) && (await field.isEditable())) throw error;
  }
}

/** Types the same text into every field; one that is wrong may take away others. */
export async function typeEverywhere(page: Page, text: string): Promise<void> {
  for (let index = 0; index < (await textFields(page).count()); index++) {
    await type(textFields(page).nth(index), text);
    await page.waitForTimeout(50);
  }
}

/**
 * Types one text after the other into a field, each in place of the one before, without a round trip for each: what
 * hundreds of payloads need. Stops when the field leaves the page.
 */
export async function typeEach(field: Locator, texts: readonly string[]): Promise<void> {
  if (!(await field.isVisible())) return;
  await field.evaluate(async (element, list) => {
    for (const text of list) {
      if (!element.isConnected) return;
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        const { prototype } = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      } else {
        (element as HTMLElement).focus();
        document.execCommand('selectAll');
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true });
        if (element.dispatchEvent(paste)) document.execCommand('insertText', false, text);
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }, texts);
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
  await page.evaluate(({ name, type, content }) => {
    for (const target of document.querySelectorAll('main, main [data-takes-files]')) {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name, { type }));
      for (const step of ['dragenter', 'dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(step, { dataTransfer, bubbles: true, composed: true, cancelable: true }));
      }
    }
  }, file);
}

/** Chooses a file in a file field, unless the file before has taken it off the screen. */
export async function chooseFile(input: Locator, { name, type, content }: Dropped): Promise<void> {
  if ((await input.count()) === 0) return;
  await input.setInputFiles({ name, mimeType: type, buffer: Buffer.from(content) }, { timeout: 5000 });
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
