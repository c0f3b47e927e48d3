import { Alert } from '#ui/alert/alert.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { isLegacy } from '../engine/algorithms.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import styles from '../view.module.css';
import { algorithmName, algorithmOptions } from './names.ts';

export function Options({ draft, change, onReset }: PartProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <>
      <OptionRow onReset={onReset}>
        <Select
          label={t('algorithm.label')}
          labelPosition="left"
          size="small"
          value={draft.algorithm}
          onChange={(algorithm) => change({ algorithm })}
          options={algorithmOptions(t)}
        />
        <Select {...field('encoding')} labelPosition="left" size="small" />
      </OptionRow>
      {isLegacy(draft.algorithm) && (
        <div className={styles.notice}>
          <Alert tone="warning">{t('weak.algorithm', { name: algorithmName(draft.algorithm) })}</Alert>
        </div>
      )}
    </>
  );
}
