/**
 * Opens a dialog as a modal. Call the returned function when the dialog leaves the page or is about to; the focus goes
 * back to where it was.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => {
    dialog.close();
    // Chromium shows no caret in a field that gets the focus back while the dialog leaves the page.
    queueMicrotask(() => {
      const { activeElement } = document;
      if (!activeElement?.matches('input, textarea')) return;
      (activeElement as HTMLElement).blur();
      (activeElement as HTMLElement).focus({ preventScroll: true });
    });
  };
}
