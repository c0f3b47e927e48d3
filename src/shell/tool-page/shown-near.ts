import type { LastRun } from '#ui/hooks/last-runs.ts';
import { useOverlay } from '../overlay.ts';

/** More of a text is not compared. */
const mostLines = 500;
const longestLine = 500;

const trimmed = (text: string): string[] =>
  text
    .split(/[\n\t]/, mostLines)
    .map((line) => line.trim().slice(0, longestLine))
    .filter((line) => line !== '');

/** The lines of all texts in a value. */
export function linesOf(value: unknown): ReadonlySet<string> {
  const lines = new Set<string>();
  const add = (part: unknown): void => {
    if (lines.size >= mostLines) return;
    if (typeof part === 'string') for (const line of trimmed(part)) lines.add(line);
    else if (typeof part === 'number') lines.add(String(part));
    else if (typeof part === 'object' && part !== null && !ArrayBuffer.isView(part)) Object.values(part).forEach(add);
  };
  add(value);
  return lines;
}

interface Shown {
  readonly text: readonly string[];
  /** In fields, and in editors, which have a shadow. */
  readonly fields: readonly string[];
}

/** The lines that a part of the page shows; of a choice, nothing. */
function linesIn(part: HTMLElement): Shown {
  const inside = [part, ...part.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const fields = inside.flatMap((element) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return [element.value];
    return [...(element.shadowRoot?.querySelectorAll('.cm-line') ?? [])].map(({ textContent }) => textContent);
  });
  const choices = new Set([...part.querySelectorAll('option')].map(({ label }) => label));
  return {
    text: trimmed(part.innerText).filter((line) => !choices.has(line)),
    fields: fields.flatMap(trimmed),
  };
}

/** The element and what is around it, up to the content of the page. */
function ancestors(element: Element): readonly HTMLElement[] {
  const parent = element.parentElement;
  if (!(element instanceof HTMLElement) || element.matches('main, body')) return [];
  return [element, ...(parent ? ancestors(parent) : [])];
}

type Read<T> = (candidate: T) => unknown;

/**
 * The candidate that the page shows nearest to an element: in the smallest part around it that shows lines of one of them,
 * and of no other, the one of which it shows most. `reads` says what a candidate is found by, the first before the second.
 * Text is stronger evidence than a field, except for the field that is the element. Undefined when there is none inside of
 * `main`, or two are shown alike.
 */
export function shownNear<T>(
  element: Element | undefined,
  candidates: readonly T[],
  reads: readonly Read<T>[],
): T | undefined {
  const tables = reads.map((read) => candidates.map((one) => linesOf(read(one))));
  for (const part of element ? ancestors(element) : []) {
    const { text, fields } = linesIn(part);
    const isField = part === element && part.matches('input, textarea');
    const evidence = tables.flatMap((table) => [text, fields].map((shown) => ({ table, shown })));
    for (const { table, shown } of isField ? evidence.toReversed() : evidence) {
      const own = shown.filter((line) => table.filter((lines) => lines.has(line)).length === 1);
      const counts = table.map((lines) => own.filter((line) => lines.has(line)).length);
      const most = Math.max(0, ...counts);
      if (most > 0)
        return counts.indexOf(most) === counts.lastIndexOf(most) ? candidates[counts.indexOf(most)] : undefined;
    }
  }
  return undefined;
}

/** A run is found by its result, else by what was entered for it: a verdict is a word of the page. */
export const runReads: readonly Read<LastRun>[] = [({ value }) => value, ({ draft }) => draft];

/** The control that had the focus before the page's header; undefined if it is gone. */
export function workedAt(): Element | undefined {
  const { worked } = useOverlay.getState();
  return worked?.isConnected ? worked : undefined;
}
