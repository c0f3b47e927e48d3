/** What one thing is done with. */
export interface Task {
  /** What the main input may be given, the most telling first. */
  readonly texts: readonly string[];
  /** A file of an example, its bytes in Base64. */
  readonly file: string | undefined;
  /** For an answer to appear, milliseconds. */
  readonly patience: number;
}

/** Waits in the page until the application can be used. */
export async function ready(patience: number): Promise<boolean> {
  for (const late = performance.now() + patience; performance.now() < late;) {
    if ('ready' in document.documentElement.dataset) return true;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return false;
}

/**
 * Does one thing on the page of a tool, as its kind of page wants it: types into the main input, else into other fields,
 * else chooses, else presses. Answers what it was, once something else on the page has changed by it; undefined when
 * nothing ever does. Runs in the page.
 */
export async function doOneThing({ texts, file, patience }: Task): Promise<string | undefined> {
  const main = document.querySelector('main');
  if (!main) return undefined;
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? within(one.shadowRoot) : [])]);
  const isTaken = (one: Element, field: Element): boolean => one === field || field.contains(one);
  /** What stands on the page beside a field: texts, values, states, pictures. */
  const shown = (field: Element): string =>
    within(main)
      .filter((one) => !isTaken(one, field))
      .map((one) => {
        const own = [...one.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
        const value = one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : '';
        const drawn = ['src', 'd', 'href', 'aria-pressed', 'aria-selected', 'open'].map((name) =>
          one.getAttribute(name),
        );
        return [...own, value, ...drawn].join('|');
      })
      .join('\n');
  const isShown = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [aria-disabled=true]');
  const kinds =
    'input:not([type]), input:is([type=text], [type=search], [type=url], [type=tel], [type=email], [type=password], [type=number])';
  const isField = (one: Element): boolean =>
    isShown(one) &&
    one.matches(`${kinds}, textarea, [contenteditable=true]`) &&
    !one.matches(':read-only:not([contenteditable])');
  const type = (field: Element, text: string): void => {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return;
    }
    (field as HTMLElement).focus();
    document.execCommand('selectAll');
    document.execCommand('insertText', false, text);
  };
  /** Has something beside the field another look, within the time, and without an error in its place? */
  const changes = async (field: Element, act: () => void): Promise<boolean> => {
    const before = shown(field);
    act();
    for (const late = performance.now() + patience; performance.now() < late;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (shown(field) !== before) return true;
    }
    return false;
  };
  const fields = within(main).filter(isField);
  const marked = fields.find(
    (one) => one.closest('[data-main]') ?? (one.getRootNode() as ShadowRoot).host?.closest('[data-main]'),
  );
  const ordered = marked ? [marked, ...fields.filter((one) => one !== marked)] : fields;
  for (const field of ordered.slice(0, 3)) {
    const isNumber = field.matches('[type=number]');
    for (const text of isNumber ? ['7'] : texts) {
      const held =
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : field.textContent;
      if (held === text) continue;
      if (await changes(field, () => type(field, text))) return `typed ${JSON.stringify(text.slice(0, 40))}`;
    }
  }
  if (file !== undefined) {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))], 'example'));
    const target = main.querySelector('[data-takes-files]') ?? main;
    const drop = (): void => {
      for (const step of ['dragenter', 'dragover', 'drop'])
        target.dispatchEvent(new DragEvent(step, { dataTransfer, bubbles: true, composed: true, cancelable: true }));
    };
    if (await changes(document.createElement('i'), drop)) return 'dropped a file';
  }
  const label = (one: Element): string => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
  const pressed = 'input[type=radio]:not(:checked), input[type=checkbox], button:not([aria-haspopup])';
  for (const one of within(main).filter((each) => each.matches(pressed) && !each.closest('header'))) {
    if (!isShown(one) && !isShown(one.parentElement ?? one)) continue;
    if (await changes(one, () => (one as HTMLElement).click())) return `pressed “${label(one)}”`;
  }
  const key = new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', bubbles: true });
  return (await changes(document.createElement('i'), () => void document.body.dispatchEvent(key)))
    ? 'pressed a key'
    : undefined;
}
