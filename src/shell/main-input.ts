import { announce } from '#ui/announce.ts';
import { changedValues, draftOf, holdsSecrets } from '#ui/hooks/draft-memory.ts';
import { toolAt } from './catalogue.ts';
import { pathOf } from './location.ts';
import { markUntouched } from './untouched-focus.ts';

const kinds = ['text', 'search', 'url', 'tel', 'email', 'password', 'number'].map((type) => `input[type=${type}]`);
const fields = [...kinds, 'input:not([type])', 'textarea', '[contenteditable=true]'];
const selector = fields.map((kind) => `${kind}:not([readonly], [disabled], [aria-readonly=true])`).join();

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The first field in a part of the page that takes text; editors live in shadow roots. */
function fieldIn(root: ParentNode): HTMLElement | undefined {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(selector) && element.checkVisibility({ visibilityProperty: true })) return element;
    const inside = element.shadowRoot && fieldIn(element.shadowRoot);
    if (inside) return inside;
  }
  return undefined;
}

/**
 * The field that a page is about: in what is marked with `data-main`, on a tool's page else the first one that takes text.
 * None where `data-main="none"` says that the page waits for something else.
 */
export function mainInput(): HTMLElement | undefined {
  const main = document.querySelector('main');
  const marked = main?.querySelector<HTMLElement>('[data-main]');
  if (!main || marked?.dataset['main'] === 'none') return undefined;
  if (marked) return marked.matches(selector) ? marked : fieldIn(marked);
  return toolAt(pathOf(location.pathname)) ? fieldIn(main) : undefined;
}

/** Selects what a field with the focus holds. */
function selectAll(field: HTMLElement): void {
  if (isControl(field)) field.select();
  else document.execCommand('selectAll');
}

/** Is what the page shows its sample, or else what somebody typed, which a key must not replace? */
function holdsSample(tool: string): boolean {
  const draft = draftOf(tool);
  return !draft || (Object.keys(changedValues(draft)).length === 0 && !holdsSecrets(draft));
}

/** Puts the focus into the main input, if that is in the window, and selects the sample of a tool in it. */
export function focusInput(tool: string | undefined): void {
  const field = mainInput();
  if (!field || field.getBoundingClientRect().top > innerHeight) return;
  const before = document.activeElement;
  field.focus({ preventScroll: true });
  // A dialog that lies over the page keeps the focus.
  if (!field.matches(':focus')) return;
  // On arrival the heading had the focus, for too short a time to be read out, and a field says nothing of the page that
  // it stands on. The title may be set after this.
  if (before?.matches('h1')) setTimeout(() => announce(document.title));
  markUntouched(field);
  if (tool !== undefined && holdsSample(tool)) selectAll(field);
}
