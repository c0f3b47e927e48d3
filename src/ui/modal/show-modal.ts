/**
 * Shows a dialog over the page until the function that comes back is called, which is when it leaves the page or is
 * about to; the focus then is where it was.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => {
    dialog.close();
    // If the dialog leaves the page with that, the field that has the focus again has no caret in Chromium.
    queueMicrotask(() => {
      const { activeElement } = document;
      if (!activeElement?.matches('input, textarea')) return;
      (activeElement as HTMLElement).blur();
      (activeElement as HTMLElement).focus({ preventScroll: true });
    });
  };
}
