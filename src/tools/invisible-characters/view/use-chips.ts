import { useCallback } from 'react';
import type { Mark } from '#ui/code-editor/code-editor.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { Kind } from '../engine/kinds.ts';
import type { Scan } from '../engine/scan.ts';
import { text } from '../text.ts';
import { chipLabel } from './chip-label.ts';
import { useDetail } from './use-detail.ts';

/** What one sees; everything else is replaced by its chip. */
const visible: ReadonlySet<Kind> = new Set(['confusable', 'punctuation', 'mixed-script', 'not-nfc']);

/** Every finding that has a place, as a mark with a chip that names it. */
export function useChips(): (scan: Scan) => readonly Mark[] {
  const t = useText(text);
  const detailOf = useDetail();
  return useCallback(
    ({ findings }) =>
      findings
        .filter(({ index, end }) => index < end)
        .map((finding): Mark => {
          const { kind, severity, index, end } = finding;
          const title = t('chip', { kind: t(`kind.${kind}`), detail: detailOf(finding) });
          const place = visible.has(kind) ? 'after' : 'instead';
          return {
            from: index,
            to: end,
            tone: severity,
            title,
            chip: { label: chipLabel(finding, t.language), place },
          };
        }),
    [t, detailOf],
  );
}
