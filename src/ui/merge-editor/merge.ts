import { syntaxOf } from '../code-editor/codemirror.ts';
import type { CodeLanguage } from '../code-editor/code-editor.tsx';
import type { Columns, MergeHandlers, MergeSettings, Texts } from './columns.ts';
import { createSplit } from './split.ts';
import { createUnified } from './unified.ts';

/** Markup without its gutter for folding: the two sides would not stay beside each other. */
const syntaxFor = (codeLanguage: CodeLanguage) => syntaxOf[codeLanguage === 'xml' ? 'html' : codeLanguage]();

export interface MergeEditor extends Omit<Columns, 'highlight'> {
  /** Highlights the texts again; the caret and what can be undone stay. */
  setLanguage(codeLanguage: CodeLanguage): Promise<void>;
}

/** Two editors side by side, or one with what was deleted above what replaces it. */
export async function createMergeEditor(
  root: ShadowRoot,
  texts: Texts,
  settings: MergeSettings,
  { onChange }: MergeHandlers,
): Promise<MergeEditor> {
  const syntax = await syntaxFor(settings.codeLanguage);
  const create = settings.unified ? createUnified : createSplit;
  const columns = create(root, texts, settings, syntax, onChange);
  let wanted = settings.codeLanguage;
  return Object.assign(columns, {
    async setLanguage(codeLanguage: CodeLanguage) {
      wanted = codeLanguage;
      const loaded = await syntaxFor(codeLanguage);
      if (wanted === codeLanguage) columns.highlight(loaded);
    },
  });
}
