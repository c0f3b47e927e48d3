import { useCallback } from 'react';
import type { Mark } from '#ui/code-editor/code-editor.tsx';
import { useResultMarks } from '#ui/code-editor/use-result-marks.ts';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import type { Check } from '../engine/check.ts';
import { text as words } from '../text.ts';

/** As many as the list below shows, from the first line on. */
const mostMarks = 100;

/** Underlines what is to be checked, and keys that appear twice. */
export function useFindingMarks(
  checked: OperationState<Check, { readonly text: string }>,
  text: string,
): readonly Mark[] {
  const t = useText(words);
  const marksOf = useCallback(
    ({ errors, findings }: Check): readonly Mark[] => {
      const repeated = errors.filter(({ code }) => code === 'duplicate-key');
      const places = [
        ...repeated.map((fault) => ({ ...fault, length: 1, tone: 'danger' as const, title: t('duplicateKey') })),
        ...findings.map((finding) => ({
          ...finding,
          length: finding.source.length,
          tone: finding.severity,
          title: t(`finding.${finding.code}`),
        })),
      ];
      const inOrder = places.toSorted((one, other) => one.line - other.line || one.column - other.column);
      return inOrder.slice(0, mostMarks).map(({ line, column, length, tone, title }) => {
        const from = offsetOfLine(text, line, column);
        return { from, to: from + Math.max(1, length), tone, title };
      });
    },
    [t, text],
  );
  return useResultMarks(checked, text, marksOf);
}
