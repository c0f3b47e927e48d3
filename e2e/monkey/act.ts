import type { Observed } from '../still.ts';

interface Order {
  readonly seed: number;
  readonly steps: number;
  readonly texts: readonly string[];
  readonly patience: number;
}

/** What a monkey found, and what it had done just before. */
export interface Find {
  readonly what: string;
  readonly after: readonly string[];
}

interface Report {
  readonly finds: readonly Find[];
  /** Everything that was done, in order. */
  readonly done: readonly string[];
}

/**
 * Types, presses and chooses at random, as somebody could who sees the page: nothing that a dialog covers, nothing that
 * is disabled. Looks at the page after each step. Runs in the page.
 */
export async function act({ seed, steps, texts, patience }: Order): Promise<Report> {
  const { still } = globalThis as unknown as Observed;
  let state = seed >>> 0;
  const real = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(real() * list.length)] as T;

  const done: string[] = [];
  const finds: Find[] = [];
  const say = (what: string): void => {
    if (!finds.some((find) => find.what === what)) finds.push({ what, after: done.slice(-8) });
  };

  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? labels ?? element.textContent;
    return (name.trim() || element.tagName.toLowerCase()).slice(0, 40);
  };
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element],
    );
  const pressed =
    'button, summary, [role=tab], [role=menuitem], [role=option], input[type=checkbox], input[type=radio]';
  const written = [
    'textarea',
    '[contenteditable=true]',
    'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file])',
  ].join();
  const usable = `${pressed}, ${written}, select, [role=slider], input[type=range], input[type=color]`;
  // They lead to another page or to a dialog of the browser.
  const leaves = /^(?:Install|Print|Imprimer|Installer)$|Continu/;
  const controls = (): Element[] => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const roots = modal ? [modal] : document.querySelectorAll('main, [popover]:popover-open, [role=menu]');
    return [...roots]
      .flatMap(within)
      .filter(
        (element) =>
          element.matches(usable) &&
          !element.matches(':disabled, [aria-disabled=true], [readonly], [aria-readonly=true]') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !leaves.test(nameOf(element)),
      );
  };

  const write = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void => {
    const { prototype } =
      field instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement
        : field instanceof HTMLSelectElement
          ? HTMLSelectElement
          : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const press = (element: Element, key: string): boolean =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
  const paste = (editor: HTMLElement, text: string): void => {
    document.execCommand('selectAll');
    if (text === '') {
      document.execCommand('delete');
      return;
    }
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const how = { clipboardData, bubbles: true, composed: true, cancelable: true };
    if (editor.dispatchEvent(new ClipboardEvent('paste', how))) document.execCommand('insertText', false, text);
  };

  const use = (element: Element): void => {
    const name = nameOf(element);
    const note = (what: string): void => void done.push(`${what}: ${name}`);
    if (element instanceof HTMLSelectElement) {
      const option = pick([...element.options].filter(({ disabled }) => !disabled));
      note(`choose ${option.label}`);
      write(element, option.value);
    } else if (element.matches('[role=slider], input[type=range]')) {
      const key = pick(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp']);
      note(`press ${key}`);
      (element as HTMLElement).focus();
      press(element, key);
      if (element instanceof HTMLInputElement) write(element, String(Math.round(real() * 100)));
    } else if (element.matches(pressed)) {
      note('press');
      if (real() < 0.3) (element as HTMLElement).focus();
      (element as HTMLElement).click();
    } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      const text = element.type === 'color' ? pick(['#ff0000', '#000000']) : pick(texts);
      note(`type ${JSON.stringify(text.slice(0, 40))}`);
      element.focus();
      write(element, text);
      if (real() < 0.3) element.blur();
      else if (real() < 0.2) press(element, 'Enter');
    } else {
      const text = pick(texts);
      note(`type ${JSON.stringify(text.slice(0, 40))}`);
      (element as HTMLElement).focus();
      paste(element as HTMLElement, text);
    }
  };

  const look = (): void => {
    const main = document.querySelector('main');
    if (!main || main.textContent.trim().length < 20) return say('the page is empty');
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1) say(`the page is ${scrollWidth} px wide in ${innerWidth}`);
    const crash = document.querySelector('main section[role=alert]:has(> h1)');
    if (crash) say(`the page has stopped: ${crash.textContent.slice(0, 200)}`);
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('code, pre, samp, textarea, script, style, option')) continue;
      const slip = /\bundefined\b|\[object \w+\]|Invalid Date|\bNaN\b(?!,| and| et)/.exec(text.textContent ?? '');
      if (slip) say(`the page says “${slip[0]}”: ${text.textContent?.slice(0, 80)}`);
    }
  };

  const route = location.pathname;
  for (let step = 0; step < steps && location.pathname === route; step++) {
    const all = controls();
    const fields = all.filter((element) => element.matches(written));
    const element = pick(fields.length > 0 && real() < 0.45 ? fields : all);
    if (element) use(element);
    // Mostly at once, as fast as events come; now and then when all answers are there.
    if (real() < 0.2) await still(patience);
    else await new Promise((resolve) => setTimeout(resolve, real() < 0.5 ? 0 : 20));
    look();
  }
  if (location.pathname !== route) say(`the page has gone to ${location.pathname}`);
  await still(patience);
  look();
  return { finds, done };
}
