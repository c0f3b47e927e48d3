import { Button } from '#ui/button/button.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { fonts } from '../engine/font-names.ts';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';
import styles from '../view.module.css';

interface OptionsProps extends DraftProps {
  readonly onReset: () => void;
  /** Opens a font of one's own. */
  readonly onFont: (file: File) => void;
}

export function Options({ draft, change, onReset, onFont }: OptionsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const step = (by: number): void => {
    const font = fonts[(fonts.indexOf(draft.font) + by + fonts.length) % fonts.length];
    if (font) change({ font });
  };
  return (
    <OptionRow
      onReset={onReset}
      changed={field.changed('layout', 'width', 'align')}
      more={
        <>
          <Select {...field('layout')} />
          <NumberField {...field('width')} />
          <Segmented {...field('align')} />
          <div>
            <OpenButton
              variant="line"
              accept=".flf"
              label={t('ownFont')}
              onFiles={([opened]) => opened && onFont(opened)}
            />
          </div>
        </>
      }
    >
      <Select {...field('font', (font) => font)} labelPosition="left" size="small" />
      <span className={styles.steps}>
        <Button variant="quiet" size="small" icon="chevron-left" label={t('previous')} onClick={() => step(-1)} />
        <Button variant="quiet" size="small" icon="chevron-right" label={t('next')} onClick={() => step(1)} />
      </span>
      <Select {...field('comment')} labelPosition="left" size="small" />
    </OptionRow>
  );
}
