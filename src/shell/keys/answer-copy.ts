/**
 * The Copy of the main answer, which Alt+C presses: that of what is marked as the answer, where that has one, on or off;
 * else the first on the page, which beside an error would be that of the input.
 */
export function answerCopy(): HTMLElement | undefined {
  const main = document.querySelector('main');
  const copy = 'button[data-copy]';
  const part = main?.querySelector(`[data-answer] ${copy}`) ? '[data-answer] ' : '';
  return main?.querySelector<HTMLElement>(`${part}${copy}:not(:disabled)`) ?? undefined;
}
