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
  readonly onReset: () => void;
}

/** What is for two columns only is hidden by the style, so that the page stands still while it starts. */
export function Options({ draft, change, hasRoom, onReset }: OptionsProps) {
  const field = useFields(fields, text, draft, change);
  const whiteSpace = <Select {...field('ignoreWhitespace')} labelPosition="left" size="small" />;
  return (
    <OptionRow
      onReset={onReset}
      changed={field.changed(...(hasRoom ? [] : (['ignoreWhitespace'] as const)), 'ignoreCase', 'folded', 'wrapped')}
      more={
        <>
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
      <Segmented {...field('granularity')} labelPosition="left" />
      <div className={styles.wide}>{whiteSpace}</div>
    </OptionRow>
  );
}
