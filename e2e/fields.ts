import { expect, type Locator, type Page } from '@playwright/test';
import { patience, still, type Observed } from './still.ts';

const types = ['text', 'search', 'url', 'tel', 'email', 'password'].map((type) => `input[type=${type}]`);
const kinds = [...types, 'input:not([type])', 'textarea', '[contenteditable=true]'];
const writable = ':visible:not([readonly]):not([disabled]):not([aria-readonly=true])';

/** What takes text in the content of the page: fields, areas and editors, which live in shadow roots. */
export function textFields(page: Page): Locator {
  return page.locator(kinds.map((kind) => `main ${kind}${writable}`).join(', '));
}

/**
 * Types texts into every field of the content, each in place of the one before, and waits for the answers to each.
 * Fields that come up meanwhile are typed into as well. Runs in the page: hundreds of pages, no round trip per field.
 */
async function put([selector, texts, patience]: readonly [string, readonly string[], number]): Promise<void> {
  const { still } = globalThis as unknown as Observed;
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const isWritable = (field: Element): boolean =>
    // What is typed may take other fields off the screen.
    field.isConnected &&
    field.checkVisibility({ visibilityProperty: true }) &&
    !field.matches(':disabled, :read-only, [aria-readonly=true]');
  const type = (field: Element, text: string): void => {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return;
    }
    (field as HTMLElement).focus();
    document.execCommand('selectAll');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const how = { clipboardData, bubbles: true, composed: true, cancelable: true };
    if (field.dispatchEvent(new ClipboardEvent('paste', how))) document.execCommand('insertText', false, text);
  };
  for (const text of texts) {
    const done = new WeakSet<Element>();
    // What is typed may open further fields, but not without end.
    for (let round = 0; round < 3; round++) {
      const main = document.querySelector('main');
      const fresh = (main ? within(main) : []).filter((field) => !done.has(field) && isWritable(field));
      if (fresh.length === 0) break;
      for (const field of fresh) {
        done.add(field);
        if (isWritable(field)) type(field, text);
      }
      await still(patience);
    }
  }
}

/** Types texts into every field of the page, each in place of the one before, and waits for the answers to each. */
export async function typeEverywhere(page: Page, ...texts: readonly string[]): Promise<void> {
  await page.evaluate(put, [kinds.join(), texts, patience] as const);
  await still(page);
}

/** Begins to use the page, and waits until the editors have taken the place of the plain fields, whose hosts are hidden. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // Once more for a part of the page that came after the press.
  await expect(async () => {
    await page.locator('main').dispatchEvent('pointerdown');
    await page.locator('main textarea ~ div[hidden]').first().waitFor({ state: 'detached', timeout: 2000 });
  }).toPass();
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

/**
 * The screens of a tool: as it opens, then behind each tab and segment that shows other fields. `visit` hears which one
 * it is.
 */
export async function eachScreen(page: Page, visit: (where: string) => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  const visitOnce = async (where: string): Promise<void> => {
    await still(page);
    const fields = await textFields(page).evaluateAll((all) => [
      ...all.map((field) => `${field.getAttribute('aria-label') ?? ''} ${field.id}`),
      document.querySelectorAll('main input[type=file]').length,
    ]);
    const sign = fields.join('\n');
    if (seen.has(sign)) return;
    seen.add(sign);
    await visit(where);
  };
  await openDetails(page);
  await visitOnce('as it opens');
  const switches = page.locator('main [role=tab]:visible, main label:has(input[type=radio]):visible');
  const count = await switches.count();
  for (let index = 0; index < count; index++) {
    // Clicked from within: whether a pointer reaches it is not what the walks are about.
    const clicked = await switches.evaluateAll((all, at) => {
      const chosen = '[aria-selected=true], :has(input:checked)';
      const other = all[at];
      if (!(other instanceof HTMLElement) || other.matches(chosen)) return undefined;
      other.click();
      return `behind “${(other.textContent ?? '').trim()}”`;
    }, index);
    if (clicked !== undefined) await visitOnce(clicked);
  }
}

/** Opens what stands behind a disclosure. */
export async function openDetails(page: Page): Promise<void> {
  await page.locator('main details:not([open]) > summary:visible').evaluateAll((all) => {
    for (const summary of all) (summary as HTMLElement).click();
  });
}
