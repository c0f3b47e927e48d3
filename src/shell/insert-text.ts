/** Chromium inserts the lines of a text one by one: a thousand of them would take a second. */
const mostLines = 100;

/**
 * Puts a text in the place of the selection in the field that has the focus, as typing does.
 *
 * @returns Whether the browser can undo it; it cannot if the text has many lines.
 */
export function insertText(text: string): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement) || text.split('\n', mostLines + 1).length <= mostLines) {
    return document.execCommand('insertText', false, text);
  }
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  return false;
}
