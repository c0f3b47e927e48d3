import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { foldGutter, foldKeymap, HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension, type Text } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view';
import type { Language } from '#core/text.ts';
import { awaitAnswer } from '../hooks/awaited-answers.ts';
import { colors } from './colors.ts';
import { decorationsOf, marksField, setMarks } from './decorations.ts';
import { editorOffsets } from './editor-offsets.ts';
import type { CodeLanguage, Mark } from './marks.ts';
import {
  editorOffset,
  highlightLimit,
  longLine,
  minimalChange,
  promptLimit,
  textOffset,
  withLineFeeds,
} from './measures.ts';
import { englishPhrases, frenchPhrases } from './phrases.ts';
import { theme } from './theme.ts';
import { typeOver } from './type-over.ts';

export interface Settings {
  readonly label: string;
  readonly readOnly: boolean;
  readonly secret: boolean;
  readonly invalid: boolean;
  readonly placeholder: string;
  readonly lineWrapping: boolean;
  readonly lineNumbers: boolean;
  readonly codeLanguage: CodeLanguage;
  readonly language: Language;
}

export interface Start {
  readonly root: ShadowRoot;
  readonly text: string;
  readonly settings: Settings;
  readonly onChange: (text: string) => void;
  readonly onSelect: (selected: string, from: number) => void;
}

/** The running editor; offsets are those of the text given last, whatever its line breaks. */
export interface Editor {
  setText(text: string): void;
  /** Takes over what was typed into the plain field: it can be undone, and is not reported again. */
  type(text: string): void;
  setMarks(marks: readonly Mark[]): void;
  configure(settings: Settings): void;
  /** With `reveal`, the view scrolls it to the middle. */
  select(from: number, to: number, reveal?: 'reveal'): void;
  /** Replaces the selection, as if the text were typed. */
  insert(text: string): void;
  focus(): void;
  scrollTo(top: number): void;
  destroy(): void;
}

/** How long a large document must be idle before its text is reported, in milliseconds. */
const pause = 150;

export const looks = [
  EditorView.theme(theme),
  syntaxHighlighting(HighlightStyle.define(colors.map(({ tag, color }) => ({ tag, color })))),
];

/** Ctrl+K and Cmd+K belong to the palette; on macOS the default keys delete to the end of the line with Ctrl+K. */
const keys = [...defaultKeymap, ...historyKeymap, ...searchKeymap].filter(({ key, mac }) => (mac ?? key) !== 'Ctrl-k');

export const syntaxOf: Readonly<Record<CodeLanguage, () => Promise<Extension>>> = {
  text: async () => [],
  code: async () => (await import('./code-syntax.ts')).code,
  json: async () => (await import('@codemirror/lang-json')).json(),
  xml: async () => [(await import('@codemirror/lang-xml')).xml(), foldGutter(), keymap.of(foldKeymap)],
  // Tags without an end are usual here: none is added while one types.
  html: async () => (await import('@codemirror/lang-xml')).xml({ autoCloseTags: false }),
  sql: async () => (await import('@codemirror/lang-sql')).sql(),
  toml: async () => StreamLanguage.define((await import('@codemirror/legacy-modes/mode/toml')).toml),
  yaml: async () => [(await import('./yaml-syntax.ts')).yaml, foldGutter(), keymap.of(foldKeymap)],
};

const fromOutside = Annotation.define<true>();

/** A line that long covers at least one multiple of the limit, so a few looks suffice. */
function hasLongLine(doc: Text): boolean {
  for (let at = 0; at <= doc.length; at += longLine) if (doc.lineAt(at).length >= longLine) return true;
  return false;
}

/** What ends with a line break has no further line: no number stands after the last one. */
function numberOfResult(number: number, { doc }: EditorState): string {
  const isEnd = number > 1 && number === doc.lines && doc.line(number).length === 0;
  return isEnd ? '' : String(number);
}

function extensionsOf(settings: Settings): Extension {
  return [
    EditorState.readOnly.of(settings.readOnly),
    EditorView.editable.of(!settings.readOnly),
    EditorState.phrases.of(settings.language === 'fr' ? frenchPhrases : englishPhrases),
    EditorView.contentAttributes.of({
      'aria-label': settings.label,
      'aria-invalid': String(settings.invalid),
      tabindex: '0',
      ...(settings.secret && { 'data-secret': '' }),
    }),
    settings.placeholder === '' ? [] : placeholder(settings.placeholder),
    settings.lineNumbers ? lineNumbers({ formatNumber: settings.readOnly ? numberOfResult : String }) : [],
  ];
}

/**
 * Loads what an editor needs and returns the function that creates it, in a separate task for each editor of a page. The
 * editor has its colors from the start: adding them later restores its own selection and loses one that was just made.
 */
export async function prepareEditor(language: CodeLanguage): Promise<(start: Start) => Editor> {
  const syntax = await syntaxOf[language]();
  await new Promise((resolve) => setTimeout(resolve));
  return (start) => createEditor(start, [language, syntax]);
}

type Colors = readonly [language: CodeLanguage, syntax: Extension];

/** Mounts an editor in an open shadow root, where its styles are constructed sheets that every style policy allows. */
function createEditor({ root, text, settings: first, onChange, onSelect }: Start, [language, colors]: Colors): Editor {
  let settings = first;
  let syntax = colors;
  /** The text as it was given or reported last. */
  let known = text;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const general = new Compartment();
  const wrapping = new Compartment();
  const highlighting = new Compartment();

  const wrappingFor = (plain: boolean): Extension => (settings.lineWrapping && !plain ? EditorView.lineWrapping : []);
  const syntaxFor = (doc: Text, plain: boolean): Extension => (plain || doc.length > highlightLimit ? [] : syntax);
  const adapt = (state: EditorState, doc: Text) => {
    const plain = hasLongLine(doc);
    const change = (part: Compartment, wanted: Extension) => {
      const now = part.get(state);
      const same = now === wanted || (Array.isArray(now) && Array.isArray(wanted) && now.length + wanted.length === 0);
      return same ? [] : [part.reconfigure(wanted)];
    };
    return [...change(wrapping, wrappingFor(plain)), ...change(highlighting, syntaxFor(doc, plain))];
  };

  let release: (() => void) | undefined;
  /** In a task of its own, when whatever depends on the text awaits its answer. */
  const settle = (): void => {
    if (release) setTimeout(release);
    release = undefined;
  };
  const report = (): void => {
    clearTimeout(timer);
    timer = undefined;
    onChange((known = view.state.doc.toString()));
    settle();
  };

  const doc = EditorState.create({ doc: withLineFeeds(text) }).doc;
  const view: EditorView = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc,
      extensions: [
        general.of(extensionsOf(settings)),
        wrapping.of(wrappingFor(hasLongLine(doc))),
        highlighting.of(syntaxFor(doc, hasLongLine(doc))),
        marksField,
        history(),
        search({ top: true }),
        highlightSelectionMatches({ minSelectionLength: 2 }),
        highlightSpecialChars(),
        typeOver,
        keymap.of(keys),
        EditorState.tabSize.of(2),
        EditorState.transactionExtender.of((transaction) =>
          transaction.docChanged ? { effects: adapt(transaction.startState, transaction.newDoc) } : null,
        ),
        EditorView.updateListener.of(({ docChanged, selectionSet, transactions, state }) => {
          if (selectionSet || docChanged) {
            const { from, to } = state.selection.main;
            onSelect(state.sliceDoc(from, to), textOffset(known, from));
          }
          if (!docChanged || transactions.every((transaction) => transaction.annotation(fromOutside))) return;
          if (state.doc.length <= promptLimit) report();
          else {
            release ??= awaitAnswer();
            timer ??= setTimeout(report, pause);
          }
        }),
        looks,
      ],
    }),
  });

  const loadSyntax = async (): Promise<void> => {
    const wanted = settings.codeLanguage;
    const found = await syntaxOf[wanted]();
    if (wanted !== settings.codeLanguage) return;
    syntax = found;
    view.dispatch({ effects: adapt(view.state, view.state.doc) });
  };
  if (settings.codeLanguage !== language) void loadSyntax();

  const inside = (offset: number): number => Math.min(editorOffset(known, offset), view.state.doc.length);
  return {
    setText(next) {
      if (next === known) return;
      clearTimeout(timer);
      timer = undefined;
      settle();
      known = next;
      const changes = minimalChange(view.state.doc.toString(), withLineFeeds(next));
      if (changes) view.dispatch({ changes, annotations: fromOutside.of(true) });
    },
    type(next) {
      known = next;
      const changes = minimalChange(view.state.doc.toString(), withLineFeeds(next));
      if (changes) view.dispatch({ changes, userEvent: 'input', annotations: fromOutside.of(true) });
    },
    setMarks(marks) {
      if (marks.length === 0 && view.state.field(marksField).size === 0) return;
      view.dispatch({ effects: setMarks.of(decorationsOf(marks, editorOffsets(known), view.state.doc)) });
    },
    configure(next) {
      const before = settings;
      settings = next;
      if (before.codeLanguage !== next.codeLanguage) void loadSyntax();
      view.dispatch({ effects: [general.reconfigure(extensionsOf(next)), ...adapt(view.state, view.state.doc)] });
    },
    select(from, to, reveal) {
      const [anchor, head] = [inside(from), inside(to)];
      const effects = reveal ? [EditorView.scrollIntoView(head, { y: 'center' })] : [];
      view.dispatch({ selection: { anchor, head }, effects });
    },
    insert: (inserted) => view.dispatch(view.state.replaceSelection(inserted), { userEvent: 'input' }),
    focus: () => view.focus(),
    scrollTo: (top) => {
      view.scrollDOM.scrollTop = top;
    },
    destroy() {
      if (timer !== undefined) report();
      view.destroy();
    },
  };
}
