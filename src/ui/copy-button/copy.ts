/** Puts a text on the clipboard, byte for byte; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages on plain http have no clipboard API, and a permission may be missing.
    return copyBySelection(text);
  }
}

/** The old way. A text area must hold the selection, and it would change CR LF, so the event carries the text. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = ' ';
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const carry = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  // What lies outside an open modal dialog takes no focus.
  (focused?.closest('dialog') ?? document.body).append(area);
  document.addEventListener('copy', carry, { capture: true });
  try {
    area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', carry, { capture: true });
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
