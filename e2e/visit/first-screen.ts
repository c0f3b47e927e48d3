import type { Page } from '@playwright/test';
import { still } from '../still.ts';

const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1366, height: 768 } };
type Size = keyof typeof sizes;
type Part = 'input' | 'answer' | 'copy' | 'room';
type Name = `${Size} ${Part}`;

const file = 'its answer is a file';

/** What a tool does not show at a size, and why. What is excused in vain is a fault. */
const excused: Readonly<Record<string, Partial<Record<Name, string>>>> = {
  'camera-recorder': { 'phone copy': file, 'wide copy': file },
};

/** Milliseconds. */
const longestWait = 10_000;
const longLength = 16_384;
/** A line and a half. */
const firstLines = 32;
/** Fewer pixels than this make a scrollbar for nothing. */
const fewPixels = 12;

interface Box {
  readonly top: number;
  readonly bottom: number;
}

interface Seen {
  readonly height: number;
  /** Undefined where the page waits for something other than text. */
  readonly input: Box | undefined;
  readonly waits: boolean;
  /** The focused element if it is not a field. */
  readonly focused: string;
  readonly answer: Box | undefined;
  readonly copies: readonly Box[];
  /** How much longer the page is than the window. */
  readonly over: number;
}

/** What the window shows of the main input, which has the focus of a page that has just been opened, and of the answer. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const kinds = ['text', 'search', 'url', 'tel', 'email', 'password', 'number'];
    const fields = `${kinds.map((kind) => `input[type=${kind}]`).join()}, input:not([type]), textarea, [contenteditable=true]`;
    // What an element that scrolls inside shows of its content.
    const boxOf = (element: Element): Box => {
      let { top, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        if (around.scrollHeight <= around.clientHeight || getComputedStyle(around).overflowY === 'visible') continue;
        const frame = around.getBoundingClientRect();
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      return { top: Math.round(top), bottom: Math.round(bottom) };
    };
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(`main ${selector}`)].filter((element) => element.checkVisibility());
    const { focused: active = null } = globalThis as { focused?: Element | null };
    // An editor lives in a shadow root.
    const isField = active?.matches(fields) === true || active?.shadowRoot != null;
    const [answer] = shown('[data-answer]');
    return {
      height: innerHeight,
      input: active && isField ? boxOf(active) : undefined,
      waits: document.querySelector('main [data-main=none]') !== null || shown(fields).length === 0,
      focused: active?.tagName.toLowerCase() ?? 'nothing',
      answer: answer && boxOf(answer),
      copies: [...shown('[data-copy]'), ...shown('[data-copies]')].map(boxOf),
      over: document.documentElement.scrollHeight - innerHeight,
    };
  });
}

function faultsOf({ height, input, waits, focused, answer, copies, over }: Seen): Partial<Record<Part, string>> {
  const isSeen = ({ top, bottom }: Box): boolean => top >= 0 && Math.min(bottom, top + firstLines) <= height;
  return {
    ...(!waits &&
      !(input && isSeen(input)) && {
        input: input ? `at ${input.top}` : `without the focus, which has ${focused}`,
      }),
    ...(!(answer && isSeen(answer)) && { answer: answer ? `at ${answer.top}` : 'not marked' }),
    ...(!copies.some(({ top, bottom }) => top >= 0 && bottom <= height) && {
      copy: copies[0] ? `at ${copies[0].top}` : 'none',
    }),
    ...(over > 0 && over < fewPixels && { room: `${over} pixels too high` }),
  };
}

/** The focus and the first answer come behind the page. */
async function settle(page: Page, copies: boolean): Promise<void> {
  const hasCome = (copies: boolean): boolean =>
    (!copies || document.querySelector('main [data-copy], main [data-copies]') !== null) &&
    (document.activeElement?.matches('body, h1') === false || document.querySelector('main [data-main=none]') !== null);
  // A page on which neither comes is judged all the same.
  await page.waitForFunction(hasCome, copies, { timeout: longestWait }).catch(() => undefined);
}

/** Remembers what has the focus: a window that becomes narrow may take it away, for the menu. */
function rememberFocus(page: Page): Promise<void> {
  return page.evaluate(() => void Object.assign(globalThis, { focused: document.activeElement }));
}

/** The faults at a size, of a page that has come to rest: data may come behind the first answer. */
async function judge(
  page: Page,
  size: Size,
  isExcused: (part: Part) => boolean,
): Promise<Partial<Record<Part, string>>> {
  await page.setViewportSize(sizes[size]);
  const deadline = Date.now() + longestWait;
  for (;;) {
    await still(page);
    await page.evaluate(() => scrollTo(0, 0));
    const found = faultsOf(await look(page));
    const isDone = Object.keys(found).every((part) => isExcused(part as Part));
    if (isDone || Date.now() > deadline) return found;
  }
}

interface Held {
  readonly text: string;
  /** It takes several lines. */
  readonly isLong: boolean;
  /** Pixels that its text takes: an editor has only the lines in sight. */
  readonly length: number;
}

/** What the field with the focus holds; undefined where no field has it. */
function held(page: Page): Promise<Held | undefined> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const length = active?.scrollHeight ?? 0;
    if (active instanceof HTMLTextAreaElement) return { text: active.value, isLong: true, length };
    if (active instanceof HTMLInputElement) return { text: active.value, isLong: false, length };
    if (!active?.matches('[contenteditable=true]')) return undefined;
    const lines = [...active.querySelectorAll('.cm-line')];
    const text = lines.length > 0 ? lines.map(({ textContent }) => textContent).join('\n') : (active.textContent ?? '');
    return { text, isLong: true, length };
  });
}

/**
 * The text of the field with the focus. An editor shows some characters as something else, so it is asked for a copy of all
 * of it.
 */
async function wholeText(page: Page, { text }: Held): Promise<string> {
  const isEditor = await page.evaluate(() => document.activeElement?.shadowRoot?.querySelector('.cm-editor') != null);
  if (!isEditor) return text;
  await page.keyboard.press('ControlOrMeta+a');
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const clipboardData = new DataTransfer();
    active?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
}

/** 16 kB that are like the sample: an array of documents, or the same lines again and again. */
function lengthened(sample: string): string {
  const piece = sample || 'one two';
  const times = Math.ceil(longLength / (piece.length + 1));
  if (/^\s*[[{]/.test(piece)) return `[${Array(times).fill(piece).join(',\n')}]`;
  return `${piece}\n`.repeat(times);
}

/** Pastes with the focus nowhere. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await still(page);
}

/**
 * `first-screen` and `paste` of a page that has just been opened: the main input, the first lines of the main answer and
 * its Copy stand in the window, with the sample and with 16 kB of it; a paste with the focus nowhere goes into the main
 * input. Leaves the page with its sample.
 */
export async function firstScreen(page: Page, tool: string): Promise<string[]> {
  const faults: string[] = [];
  const before = page.viewportSize();
  const excuses: Partial<Record<Name, string>> = { ...excused[tool] };
  const unused = new Set(Object.keys(excuses));
  const note = (size: Size, found: Partial<Record<Part, string>>, how: string): void => {
    for (const [part, fault] of Object.entries(found)) {
      const name = `${size} ${part as Part}` as const;
      unused.delete(name);
      if (excuses[name] === undefined) faults.push(`${name}${how}: ${fault}`);
    }
  };
  await settle(page, excuses['phone copy'] === undefined);
  await rememberFocus(page);
  const sample = await held(page);
  const isExcused =
    (size: Size) =>
    (part: Part): boolean =>
      excuses[`${size} ${part}`] !== undefined;
  for (const size of ['phone', 'wide'] as const) note(size, await judge(page, size, isExcused(size)), '');
  if (sample) {
    const { isLong } = sample;
    const text = await wholeText(page, sample);
    const pasted = isLong ? lengthened(text) : text || '1';
    await paste(page, pasted);
    await rememberFocus(page);
    const now = await held(page);
    const hasArrived = now !== undefined && (isLong ? now.length > sample.length : now.text.includes(pasted));
    if (!hasArrived) faults.push('a paste does not reach the main input');
    if (isLong) {
      for (const size of ['wide', 'phone'] as const) {
        const { room: _, ...found } = await judge(page, size, (part) => part === 'room' || isExcused(size)(part));
        note(size, found, ' with 16 kB');
      }
    }
    await page.keyboard.press('ControlOrMeta+a');
    if (text === '') await page.keyboard.press('Delete');
    else await page.keyboard.insertText(text);
  }
  faults.push(...[...unused].map((name) => `${name}: excused in vain`));
  if (before) await page.setViewportSize(before);
  await still(page);
  return faults;
}
