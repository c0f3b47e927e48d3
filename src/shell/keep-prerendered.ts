declare global {
  /** Says that the page cannot start, or has stopped: `stand-still.js`. */
  // oxlint-disable-next-line no-var -- what is global is declared so
  var standStill: () => void;
}

/** Whether the page stands as it was prerendered, and the browser follows its links. */
export const isStopped = (): boolean => 'stopped' in document.documentElement.dataset;

/**
 * For an error that stops the whole application: brings back what the element contains now, the prerendered page, with
 * what was typed into it, and says so.
 */
export function keepPrerendered(root: HTMLElement): (error: unknown) => void {
  const nodes = [...root.childNodes];
  return (error) => {
    reportError(error);
    root.replaceChildren(...nodes);
    standStill();
  };
}
