import { useMemo, useState } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { previewReplace, run } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { stepsOf } from './chain.ts';
import type { Card } from './draft.ts';

interface ReplacePreviewProps {
  readonly card: Card;
  readonly text: string;
  readonly cards: readonly Card[];
}

const shownLines = 20;

/** The lines that a replacement changes, before and after. */
export function ReplacePreview({ card, text: source, cards }: ReplacePreviewProps) {
  const t = useText(text);
  const [isOpen, open] = useState(false);
  const steps = useMemo(() => stepsOf(cards), [cards]);
  const { value: before, stale: isBeforeOld } = useOperation(run, { text: source, steps }, { enabled: isOpen });
  const mode = card.mode === 'regex' ? 'regex' : 'text';
  const { value, stale } = useOperation(
    previewReplace,
    { ...card, mode, text: before ?? '', limit: shownLines },
    { enabled: isOpen && before !== undefined },
  );
  return (
    <Disclosure label={t('preview.label')} onToggle={open}>
      {value && (
        <div className={styles.preview} data-stale={stale || isBeforeOld || undefined}>
          <p>{value.count === 0 ? t('preview.none') : t('preview.count', { count: value.count })}</p>
          {value.lines.map(({ line, before: old, after }) => (
            <p key={line}>
              <span>{line}</span> <del>{old}</del> <ins>{after}</ins>
            </p>
          ))}
        </div>
      )}
    </Disclosure>
  );
}
