import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A link to a pipe, with the input if there is one; `more` are the pipe's other members. */
export function linkTo(steps: readonly object[], input?: string, more: object = {}): string {
  const parameters = new URLSearchParams({ pipe: JSON.stringify({ version: 1, ...more, steps }) });
  if (input !== undefined) parameters.set('input', input);
  return `/pipe#${parameters.toString()}`;
}

/**
 * Follows a link from the pipe page itself, without a load, and waits for the cards of its steps. They have no values
 * yet, and options are open only where one is missing. Name, items and the choice about faults come from the link, and
 * so does the input if it has one. Undo, the checkbox "Link with the input" and toasts stay.
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
