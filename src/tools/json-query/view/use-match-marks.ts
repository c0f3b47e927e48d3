import { useMemo } from 'react';
import type { Mark } from '#ui/code-editor/code-editor.tsx';
import { fitsEditor } from '#ui/code-editor/measures.ts';
import { useResultMarks } from '#ui/code-editor/use-result-marks.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { locate } from '../engine.ts';
import type { Span } from '../engine/locate.ts';
import type { DraftProps } from './draft.ts';

/** More marks would only be slow. */
export const mostMarks = 500;

const marksOf = (spans: readonly Span[]): readonly Mark[] =>
  spans.map(({ path, index, end }) => ({ from: index, to: end, tone: 'match', title: path }));

/** Highlights the first matches in the document, as far as it is shown; `located` is the run that finds them. */
export function useMatchMarks({ text, expression, language }: DraftProps['draft']) {
  const isShown = useMemo(() => /\S/.test(text) && fitsEditor(text), [text]);
  const located = useOperation(locate, { text, expression, language, limit: mostMarks }, { enabled: isShown });
  return { located, marks: useResultMarks(located, text, marksOf) };
}
