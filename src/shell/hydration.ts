/**
 * The prerendered pages use relative addresses, so that they work under any path; the application's are absolute.
 * `address` is the one that the page was opened at.
 */
export function makeAbsolute(elements: Iterable<Element>, address: string): void {
  for (const element of elements) {
    const url = new URL(element.getAttribute('href') ?? '', address);
    element.setAttribute('href', url.pathname + url.search + url.hash);
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (control: TextControl): boolean =>
  control instanceof HTMLTextAreaElement || /^(text|search|password|email|tel|url|number)$/.test(control.type);

/**
 * What was typed into the prerendered fields before the scripts ran: it is put back as an ordinary input event once
 * they are hydrated. (React takes a field's value at hydration for the rendered one and would never hear of it.)
 */
export function keepTyping(root: ParentNode): () => void {
  const typed = [...root.querySelectorAll<TextControl>('input, textarea')]
    .filter((control) => isText(control) && control.value !== control.defaultValue)
    .map((control) => {
      const { value, selectionStart, selectionEnd } = control;
      control.value = control.defaultValue;
      return { control, value, selectionStart, selectionEnd };
    });
  return () => {
    for (const { control, value, selectionStart, selectionEnd } of typed) {
      const prototype =
        control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
