import type { Locator, Page } from '@playwright/test';

const types = ['text', 'search', 'url', 'tel', 'email', 'password'].map((type) => `input[type=${type}]`);
const writable = ':visible:not([readonly]):not([disabled]):not([aria-readonly=true])';

/** What takes text in the content of the page: fields, areas and editors, which live in shadow roots. */
export function textFields(page: Page): Locator {
  const kinds = [...types, 'input:not([type])', 'textarea', '[contenteditable=true]'];
  return page.locator(kinds.map((kind) => `main ${kind}${writable}`).join(', '));
}

/**
 * Types the texts into every field of the page, each in place of the one before, without a round trip for each: what
 * hundreds of payloads need. Fields that come up meanwhile are typed into as well, those that go away are left.
 */
export async function typeEverywhere(page: Page, ...texts: readonly string[]): Promise<void> {
  const typed = await page.evaluateHandle(() => new WeakSet<Element>());
  const round = (): Promise<number> =>
    textFields(page).evaluateAll(
      async (all, [done, list]) => {
        const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
        const fresh = all.filter((field) => !done.has(field));
        for (const field of fresh) {
          done.add(field);
          for (const text of list) {
            const gone = !field.isConnected || !field.checkVisibility({ visibilityProperty: true });
            if (gone || field.matches(':disabled, :read-only, [aria-readonly=true]')) break;
            if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
              const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
              Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
              field.dispatchEvent(new Event('input', { bubbles: true }));
            } else {
              (field as HTMLElement).focus();
              document.execCommand('selectAll');
              const clipboardData = new DataTransfer();
              clipboardData.setData('text/plain', text);
              const how = { clipboardData, bubbles: true, composed: true, cancelable: true };
              if (field.dispatchEvent(new ClipboardEvent('paste', how)))
                document.execCommand('insertText', false, text);
            }
            await pause(2);
          }
          await pause(20);
        }
        return fresh.length;
      },
      [typed, texts] as const,
    );
  // What is typed may open further fields, but not without end.
  for (let rounds = 0; rounds < 3; rounds++) if ((await round()) === 0) break;
  await typed.dispose();
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
  const seen = new Set<string>();
  const visitOnce = async (): Promise<void> => {
    await settled(page);
    const fields = await textFields(page).evaluateAll((all) => [
      ...all.map((field) => `${field.getAttribute('aria-label') ?? ''} ${field.id}`),
      document.querySelectorAll('main input[type=file]').length,
    ]);
    const sign = fields.join('\n');
    if (seen.has(sign)) return;
    seen.add(sign);
    await visit();
  };
  await page.locator('main details:not([open]) > summary:visible').evaluateAll((all) => {
    for (const summary of all) (summary as HTMLElement).click();
  });
  await visitOnce();
  const switches = page.locator('main [role=tab]:visible, main label:has(input[type=radio]):visible');
  const count = await switches.count();
  for (let index = 0; index < count; index++) {
    // Clicked from within: whether a pointer reaches it is not what the walks are about.
    const clicked = await switches.evaluateAll((all, at) => {
      const chosen = '[aria-selected=true], :has(input:checked)';
      const other = all[at];
      if (!(other instanceof HTMLElement) || other.matches(chosen)) return false;
      other.click();
      return true;
    }, index);
    if (clicked) await visitOnce();
  }
}
