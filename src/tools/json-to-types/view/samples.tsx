import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import styles from './view.module.css';

/** More would need several lines. */
const mostTabs = 6;

/** Which sample is shown, and buttons for one more and one less. */
export function Samples({ draft, change }: DraftProps) {
  const t = useText(text);
  const plus = useRef<HTMLButtonElement>(null);
  const all = [draft.text, ...draft.samples];
  const numbers = [...all.keys()];
  const nameOf = (value: number): string => t('sample', { number: value + 1 });
  const choice = {
    label: t('samples'),
    labelPosition: 'left' as const,
    value: draft.at,
    onChange: (at: number) => change({ at }),
  };
  const remove = (): void => {
    const [first = '', ...rest] = all.filter((_, index) => index !== draft.at);
    change({ text: first, samples: rest, at: Math.max(0, draft.at - 1) });
    // The button is disabled then.
    if (all.length === 2) plus.current?.focus();
  };
  return (
    <div className={styles.samples}>
      {all.length > mostTabs ? (
        <Select {...choice} size="small" options={numbers.map((value) => ({ value, label: nameOf(value) }))} />
      ) : (
        <Segmented {...choice} options={numbers.map((value) => ({ value, label: String(value + 1) }))} />
      )}
      <Button
        ref={plus}
        variant="quiet"
        size="small"
        icon="plus"
        label={t('add')}
        onClick={() => change({ samples: [...draft.samples, ''], at: all.length })}
      />
      <Button
        variant="quiet"
        size="small"
        icon="minus"
        label={t('remove')}
        disabled={all.length === 1}
        onClick={remove}
      />
    </div>
  );
}
