import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A link to a pipe, with the input if there is one; `more` are the pipe's other members. */
export function linkTo(steps: readonly object[], input?: string, more: object = {}): string {
  const parameters = new URLSearchParams({ pipe: JSON.stringify({ version: 1, ...more, steps }) });
  if (input !== undefined) parameters.set('input', input);
  return `/pipe#${parameters.toString()}`;
}

/**
 * Follows a link to a pipe on the page of pipes, without a load, and waits for its steps: new cards without a value, on
 * which only the options of a step that lacks one are open. The name, the items, what happens to a fault, and the input
 * if there is one, are those of the link. Undo, the choice to link with the input, and toasts stay.
 */
export async function follow(page: Page, link: string): Promise<void> {
  const last = await page.evaluate(
    (hash) => {
      const cards = [...document.querySelectorAll<HTMLElement>('[data-step]')];
      location.assign(hash);
      return Math.max(0, ...cards.map(({ dataset }) => Number(dataset['step'])));
    },
    link.slice(link.indexOf('#')),
  );
  const areNew = () =>
    page
      .locator('[data-step]')
      // Each step gets a number that none had before.
      .evaluateAll((cards, old) => cards.length > 0 && cards.every((card) => Number(card.dataset['step']) > old), last);
  await expect.poll(areNew, { intervals: [20, 50, 100, 250] }).toBe(true);
}
