import { Editor } from '@tiptap/core';
import { Highlight } from '@tiptap/extension-highlight';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { TextStyleKit } from '@tiptap/extension-text-style';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import { Markdown } from '@tiptap/markdown';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { StarterKit } from '@tiptap/starter-kit';
import { isUnreadable } from '#core/operation.ts';
import { awaitAnswer } from '#ui/hooks/awaited-answers.ts';
import { cleanHtml } from '../engine/clean.ts';
import { countCharacters, countWords } from './counts.ts';
import { addressOf, isPicture } from './picture-file.ts';
import { Picture } from './picture.ts';
import { documentOf, sliceOf } from './sanitise.ts';
import { tidyHtml } from './tidy.ts';

export interface RichOptions {
  readonly element: HTMLElement;
  readonly label: string;
  readonly placeholder: () => string;
  /** The name of a task's checkbox. */
  readonly nameOfTask: (task: string) => string;
  readonly onChange: (html: string) => void;
  /** A file other than a picture was dropped. */
  readonly onFile: (file: File) => void;
  /** A picture is too large to become part of the HTML. */
  readonly onLarge: () => void;
  /** A picture cannot be read. */
  readonly onUnreadable: () => void;
}

/** The source follows at most five times a second. */
const reportAfter = 200;

const attributesOf = (label: string) => ({ 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' });

/** The editor of rich text; nothing gets into it but through DOMPurify. */
export function createRich({ element, label, placeholder, nameOfTask, ...events }: RichOptions): Editor {
  const { onChange, onFile, onLarge, onUnreadable } = events;
  const insert = (view: EditorView, data: DataTransfer | null, plain: boolean): boolean => {
    const found = plain ? '' : (data?.getData('text/html') ?? '');
    const written = data?.getData('text/plain') ?? '';
    if (found === '' && written === '') return false;
    const { state } = view;
    const isCode = state.selection.$from.parent.type.spec.code === true;
    const tr =
      isCode && written !== ''
        ? // Its line breaks and blanks are kept.
          state.tr.insertText(written.replaceAll(/\r\n?/g, '\n'))
        : found === ''
          ? state.tr.replaceSelection(sliceOf(paragraphsOf(written), state.schema))
          : state.tr.replaceSelection(sliceOf(cleanHtml(found, true), state.schema));
    view.dispatch(tr.scrollIntoView().setMeta('paste', true));
    return true;
  };
  const insertPicture = async (file: File): Promise<void> => {
    try {
      const src = await addressOf(file);
      if (src === undefined) onLarge();
      else if (!editor.isDestroyed) editor.chain().focus().setImage({ src }).run();
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      onUnreadable();
    }
  };
  let plainNext = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void) | undefined;
  const report = (): void => {
    timer = undefined;
    if (!editor.isDestroyed) onChange(htmlOf(editor));
    // In a task of its own, when whatever depends on the text awaits its answer.
    if (release) setTimeout(release);
    release = undefined;
  };
  const editor = new Editor({
    element,
    injectCSS: false,
    // Of a text, even an empty one, the library makes a document through DOMParser, which Trusted Types refuse.
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    extensions: [
      StarterKit.configure({
        link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
      }),
      TableKit.configure({ table: { resizable: false } }),
      Picture,
      TextAlign.configure({ types: ['heading', 'paragraph'] }),
      TextStyleKit,
      Highlight.configure({ multicolor: true }),
      Subscript,
      Superscript,
      TaskList,
      TaskItem.configure({
        nested: true,
        a11y: { checkboxLabel: ({ textContent }) => nameOfTask(textContent) },
      }),
      Placeholder.configure({ placeholder: () => placeholder() }),
      CharacterCount.configure({ wordCounter: countWords, textCounter: countCharacters }),
      Markdown,
    ],
    editorProps: {
      attributes: attributesOf(label),
      // The library would read the clipboard through innerHTML, which Trusted Types refuse.
      handleDOMEvents: {
        keydown: (_, event) => {
          plainNext = event.key.toLowerCase() === 'v' && event.shiftKey && (event.ctrlKey || event.metaKey);
          return false;
        },
        paste: (view, event) => {
          event.preventDefault();
          const [file] = event.clipboardData?.files ?? [];
          const isInserted = insert(view, event.clipboardData, plainNext);
          if (!isInserted && file && isPicture(file)) void insertPicture(file);
          return true;
        },
        drop: (view, event) => {
          if (view.dragging) return false;
          event.preventDefault();
          const [file] = event.dataTransfer?.files ?? [];
          // A picture of another page brings its HTML and a file.
          if (!file || event.dataTransfer?.getData('text/html')) {
            selectAt(view, event);
            return insert(view, event.dataTransfer, false);
          }
          if (isPicture(file)) {
            selectAt(view, event);
            void insertPicture(file);
          } else onFile(file);
          return true;
        },
      },
    },
    onUpdate: () => {
      release ??= awaitAnswer();
      timer ??= setTimeout(report, reportAfter);
    },
    // What is typed into the source next goes on from here.
    onBlur: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      report();
    },
  });
  return editor;
}

/** Puts the caret where something is dropped. */
function selectAt(view: EditorView, { clientX, clientY }: DragEvent): void {
  const at = view.posAtCoords({ left: clientX, top: clientY });
  if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
  view.focus();
}

/** Writes every name and the placeholder again, in another language. */
export function rename({ extensionManager, view }: Editor, label: string): void {
  view.setProps({ attributes: attributesOf(label), nodeViews: extensionManager.nodeViews });
}

/** The editor's HTML without what nobody wrote. */
export const htmlOf = (editor: Editor): string => tidyHtml(editor.getHTML());

const paragraphsOf = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');

/** Replaces the document; the caret stays where it can. */
export function load(editor: Editor, html: string): void {
  const { state, view } = editor;
  const document = documentOf(html, state.schema);
  const { from } = state.selection;
  view.dispatch(
    state.tr
      .replaceWith(0, state.doc.content.size, document.content)
      .setMeta('preventUpdate', true)
      .setMeta('addToHistory', false),
  );
  editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
}
