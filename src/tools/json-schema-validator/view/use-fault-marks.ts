import { useCallback } from 'react';
import type { Mark } from '#ui/code-editor/code-editor.tsx';
import { useResultMarks } from '#ui/code-editor/use-result-marks.ts';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import type { Validation } from '../engine/validate.ts';
import { useSentences } from './sentences.ts';

/** As many as the list below shows. */
const mostMarks = 100;

/** A string in quotes, or what stands up to the next comma, bracket or space. */
const valueAt = /"(?:[^"\\]|\\.)*"|[^\s,\]}]+/y;

function endOfValue(text: string, from: number): number {
  valueAt.lastIndex = from;
  return from + (valueAt.exec(text)?.[0].length ?? 1);
}

/** Underlines the values in the data that the schema does not allow, faintly while a newer schema cannot be read. */
export function useFaultMarks(
  run: OperationState<Validation, { readonly data: string }>,
  data: string,
): readonly Mark[] {
  const { faultSentence } = useSentences();
  const tone = run.error ? 'info' : 'danger';
  const marksOf = useCallback(
    ({ errors }: Validation): readonly Mark[] =>
      errors.slice(0, mostMarks).map((fault) => {
        const from = offsetOfLine(data, fault.line, fault.column);
        return { from, to: endOfValue(data, from), tone, title: faultSentence(fault) };
      }),
    [data, tone, faultSentence],
  );
  const { source } = run;
  const error = run.error?.details['field'] === 'data' ? run.error : undefined;
  return useResultMarks({ ...run, error, source: source && { text: source.data } }, data, marksOf);
}
