import type { ReactNode } from 'react';
import { useFields } from '#ui/hooks/use-fields.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

interface OptionsProps extends DraftProps {
  /** For two columns. */
  readonly hasRoom: boolean;
  /** Chooses between the texts where there is room for one column; it takes the place of what is for two. */
  readonly shown: ReactNode;
  readonly onReset: () => void;
}

/** What is for two columns only is hidden by the style, so that the page stands still while it starts. */
export function Options({ draft, change, hasRoom, shown, onReset }: OptionsProps) {
  const field = useFields(fields, text, draft, change);
  const whiteSpace = <Select {...field('ignoreWhitespace')} labelPosition="left" size="small" />;
  const granularity = <Segmented {...field('granularity')} labelPosition="left" />;
  const folded = hasRoom ? [] : (['granularity', 'ignoreWhitespace'] as const);
  return (
    <OptionRow
      onReset={onReset}
      changed={field.changed(...folded, 'ignoreCase', 'folded', 'wrapped')}
      more={
        <>
          {!hasRoom && granularity}
          {!hasRoom && whiteSpace}
          <Switch {...field('ignoreCase')} />
          <Switch {...field('folded')} />
          <Switch {...field('wrapped')} />
        </>
      }
    >
      <div className={styles.wide}>
        <Segmented {...field('view')} labelHidden />
      </div>
      <div className={styles.wide}>{granularity}</div>
      <div className={styles.wide}>{whiteSpace}</div>
      <div className={styles.narrow}>{shown}</div>
    </OptionRow>
  );
}
