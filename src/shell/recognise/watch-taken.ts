import { insertText } from '../insert-text.ts';
import { mainInput } from '../main-input.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { toast } from '#ui/toast/toast.tsx';
import { messagesOf } from '../messages/messages.ts';
import { trace } from '../trace.ts';
import type { Taken } from './taken.ts';

const typing = 'input, textarea, select, [contenteditable], [role=textbox], dialog:not(:has([data-recognise]))';

/** The element inside of an editor's shadow where an event began. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(typing) !== null;
}

const show = (...taken: readonly Taken[]): void =>
  // Without a connection nothing happens, as before.
  void import('./show-taken.tsx').then(({ showTaken }) => showTaken(...taken)).catch(trace);

const filesOf = (data: DataTransfer | null): Taken[] => [...(data?.files ?? [])].map((file) => ({ file }));

/** Replaces the text of a field as a paste by the user would; answers whether the browser can undo it. */
function pasteInto(input: HTMLElement, clipboardData: DataTransfer | null): boolean {
  input.focus();
  document.execCommand('selectAll');
  // An editor reads the event, a plain field does not.
  const isFree = input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return !isFree || insertText(clipboardData?.getData('text/plain') ?? '');
}

function offerUndo(before: string): void {
  const { t } = messagesOf(useLanguageStore.getState().language);
  const undo = (): void => {
    // An editor may have taken the place of the field.
    const input = mainInput();
    const data = new DataTransfer();
    data.setData('text/plain', before);
    if (input) pasteInto(input, data);
  };
  toast(t('wasReplaced'), { label: t('undo'), onSelect: undo });
}

/** Handles content that a tool has not taken: the page's main input receives pasted text, the panel everything else. */
function paste(event: ClipboardEvent): void {
  if (event.defaultPrevented || isTyping(event)) return;
  const { clipboardData } = event;
  const files = filesOf(clipboardData);
  const text = clipboardData?.getData('text/plain') ?? '';
  if (files.length === 0 && text === '') return;
  event.preventDefault();
  // A second text on the open panel is compared with the first.
  const input = files.length > 0 || document.querySelector('dialog [data-recognise]') ? undefined : mainInput();
  if (!input || input.matches('[data-search]')) {
    show(...(files.length > 0 ? files : [{ text }]));
    return;
  }
  const before = input instanceof HTMLTextAreaElement ? input.value : '';
  if (!pasteInto(input, clipboardData) && before.trim() !== '') offerUndo(before);
}

/** Is something dragged that began on the page itself, such as a link or a card? */
let isOwn = false;

function drag(event: DragEvent): void {
  if (event.type === 'dragstart') isOwn = true;
  else if (event.type === 'dragend') isOwn = false;
  // A text may be dropped into a field; a file would take the place of the page.
  else if (!isOwn && (!isTyping(event) || event.dataTransfer?.types.includes('Files'))) event.preventDefault();
}

/** A file that no tool takes never has the browser leave the page. */
function drop(event: DragEvent): void {
  const own = isOwn;
  isOwn = false;
  if (event.defaultPrevented || own) return;
  const files = filesOf(event.dataTransfer);
  if (files.length === 0 && isTyping(event)) return;
  event.preventDefault();
  const text = event.dataTransfer?.getData('text/plain') ?? '';
  if (files.length > 0) show(...files);
  else if (text !== '') show({ text });
}

/** Takes what is pasted with the focus nowhere, and what is dropped where no tool takes it. */
export function watchTaken(): void {
  addEventListener('paste', paste);
  for (const type of ['dragstart', 'dragend', 'dragover'] as const) addEventListener(type, drag);
  addEventListener('drop', drop);
}
