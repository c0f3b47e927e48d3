/** A control of a page, and what it says. */
export interface Control {
  readonly name: string;
  readonly value: string;
  readonly isText: boolean;
}

export interface State {
  readonly controls: readonly Control[];
  /** What can be read in the page, by line. */
  readonly lines: readonly string[];
  /** Whether something in the page is refused: then it shows the last good result, which no other page knows. */
  readonly isRefused: boolean;
}

/** The state of every control in the content that stays: no files, no searches. Runs in the page. */
export function stateOfPage(): State {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element],
    );
  const kept = [
    'input:not([type=file], [type=search], [type=hidden])',
    'textarea',
    'select',
    '[contenteditable=true]',
    '[role=tab]',
  ].join();
  const shown = within(document.querySelector('main') ?? document.body).filter(
    (element) => element.matches(kept) && element.checkVisibility({ visibilityProperty: true }),
  );
  const controls = shown
    .filter((element) => !element.matches('[inputmode][aria-invalid=true]'))
    .map((element) => {
      const labels = (element as HTMLInputElement).labels?.[0]?.textContent;
      if (element.matches('[role=tab]'))
        return {
          name: `tab ${element.textContent}`,
          value: element.getAttribute('aria-selected') ?? '',
          isText: false,
        };
      const name = `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${
        element.getAttribute('aria-label') ?? labels ?? element.id
      }`;
      if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type))
        return { name, value: String(element.checked), isText: false };
      const isText = !(element instanceof HTMLSelectElement);
      if ('value' in element) return { name, value: String(element.value), isText };
      const lines = [...element.querySelectorAll('.cm-line')].map(({ textContent }) => textContent);
      return { name, value: lines.length > 0 ? lines.join('\n') : element.textContent, isText };
    });
  const main = document.querySelector('main') ?? document.body;
  const lines = main.innerText
    .split('\n')
    .map((line) => line.trim())
    // A button says “Copied” for a moment.
    .filter((line) => line !== '' && !/^(?:Copied|Copy\b)/.test(line));
  const isRefused = main.querySelector('[aria-invalid=true], [role=alert]') !== null;
  return { controls, lines, isRefused };
}
