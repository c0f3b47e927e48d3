import type { Editor } from '@tiptap/core';

/** A button of the toolbar; `name` selects its word. */
export interface Command {
  readonly name: string;
  readonly icon: string;
  readonly keys?: string;
  readonly run: (editor: Editor) => unknown;
  readonly isOn?: (editor: Editor) => boolean;
  readonly isPossible?: (editor: Editor) => boolean;
}

const isOn =
  (name: string) =>
  (editor: Editor): boolean =>
    editor.isActive(name);
const isAligned =
  (textAlign: string) =>
  (editor: Editor): boolean =>
    editor.isActive({ textAlign });

/** The kind of list item that Tab and Shift+Tab move. */
const itemOf = (editor: Editor): string => (editor.isActive('taskItem') ? 'taskItem' : 'listItem');

/** What comes first in the toolbar. */
export const past: readonly Command[] = [
  {
    name: 'undo',
    icon: 'undo-2',
    keys: 'Ctrl+Z',
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    icon: 'redo-2',
    keys: 'Ctrl+Y',
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];

/** Groups of buttons, in the order of the toolbar after the kind of block. */
export const groups: readonly (readonly Command[])[] = [
  [
    {
      name: 'bold',
      icon: 'bold',
      keys: 'Ctrl+B',
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: isOn('bold'),
    },
    {
      name: 'italic',
      icon: 'italic',
      keys: 'Ctrl+I',
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: isOn('italic'),
    },
    {
      name: 'underline',
      icon: 'underline',
      keys: 'Ctrl+U',
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isOn: isOn('underline'),
    },
    {
      name: 'strike',
      icon: 'strikethrough',
      keys: 'Ctrl+Shift+S',
      run: (editor) => editor.chain().focus().toggleStrike().run(),
      isOn: isOn('strike'),
    },
    {
      name: 'code',
      icon: 'code',
      keys: 'Ctrl+E',
      run: (editor) => editor.chain().focus().toggleCode().run(),
      isOn: isOn('code'),
    },
    {
      name: 'subscript',
      icon: 'subscript',
      keys: 'Ctrl+,',
      run: (editor) => editor.chain().focus().toggleSubscript().run(),
      isOn: isOn('subscript'),
    },
    {
      name: 'superscript',
      icon: 'superscript',
      keys: 'Ctrl+.',
      run: (editor) => editor.chain().focus().toggleSuperscript().run(),
      isOn: isOn('superscript'),
    },
  ],
  [
    {
      name: 'highlight',
      icon: 'highlighter',
      keys: 'Ctrl+Shift+H',
      run: (editor) => editor.chain().focus().toggleHighlight().run(),
      isOn: isOn('highlight'),
    },
    {
      name: 'clear-formatting',
      icon: 'remove-formatting',
      run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
  ],
  [
    {
      name: 'align-left',
      icon: 'align-left',
      run: (editor) => editor.chain().focus().setTextAlign('left').run(),
      isOn: isAligned('left'),
    },
    {
      name: 'align-center',
      icon: 'align-center',
      run: (editor) => editor.chain().focus().setTextAlign('center').run(),
      isOn: isAligned('center'),
    },
    {
      name: 'align-right',
      icon: 'align-right',
      run: (editor) => editor.chain().focus().setTextAlign('right').run(),
      isOn: isAligned('right'),
    },
    {
      name: 'align-justify',
      icon: 'align-justify',
      run: (editor) => editor.chain().focus().setTextAlign('justify').run(),
      isOn: isAligned('justify'),
    },
  ],
  [
    {
      name: 'bulletList',
      icon: 'list',
      keys: 'Ctrl+Shift+8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: isOn('bulletList'),
    },
    {
      name: 'orderedList',
      icon: 'list-ordered',
      keys: 'Ctrl+Shift+7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: isOn('orderedList'),
    },
    {
      name: 'taskList',
      icon: 'list-todo',
      keys: 'Ctrl+Shift+9',
      run: (editor) => editor.chain().focus().toggleTaskList().run(),
      isOn: isOn('taskList'),
    },
    {
      name: 'indent',
      icon: 'list-indent-increase',
      keys: 'Tab',
      run: (editor) => editor.chain().focus().sinkListItem(itemOf(editor)).run(),
      isPossible: (editor) => editor.can().sinkListItem(itemOf(editor)),
    },
    {
      name: 'outdent',
      icon: 'list-indent-decrease',
      keys: 'Shift+Tab',
      run: (editor) => editor.chain().focus().liftListItem(itemOf(editor)).run(),
      isPossible: (editor) => editor.can().liftListItem(itemOf(editor)),
    },
  ],
  [
    {
      name: 'blockquote',
      icon: 'quote',
      keys: 'Ctrl+Shift+B',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: isOn('blockquote'),
    },
    {
      name: 'codeBlock',
      icon: 'square-code',
      keys: 'Ctrl+Alt+C',
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
      isOn: isOn('codeBlock'),
    },
    { name: 'rule', icon: 'minus', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
];

/** Only inside a table. */
export const tableCommands: readonly Command[] = [
  { name: 'row-after', icon: 'between-horizontal-end', run: (editor) => editor.chain().focus().addRowAfter().run() },
  {
    name: 'column-after',
    icon: 'between-vertical-end',
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  { name: 'header-row', icon: 'panel-top', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  {
    name: 'merge-cells',
    icon: 'table-cells-merge',
    run: (editor) => editor.chain().focus().mergeCells().run(),
    isPossible: (editor) => editor.can().mergeCells(),
  },
  {
    name: 'split-cell',
    icon: 'table-cells-split',
    run: (editor) => editor.chain().focus().splitCell().run(),
    isPossible: (editor) => editor.can().splitCell(),
  },
  { name: 'delete-row', icon: 'fold-vertical', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'delete-column', icon: 'fold-horizontal', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'delete-table', icon: 'trash-2', run: (editor) => editor.chain().focus().deleteTable().run() },
];
