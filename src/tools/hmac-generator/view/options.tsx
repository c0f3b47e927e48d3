import { outputEncodings } from '#lib/bytes.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { isLegacy } from '../engine/algorithms.ts';
import { text } from '../text.ts';
import type { PartProps } from '../view.tsx';
import styles from '../view.module.css';
import { algorithmName, algorithmOptions } from './names.ts';

export function Options({ draft, change, onReset }: PartProps & { readonly onReset: () => void }) {
  const t = useText(text);
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
        <Select
          label={t('encoding.label')}
          labelPosition="left"
          size="small"
          value={draft.encoding}
          onChange={(encoding) => change({ encoding })}
          options={outputEncodings.map((value) => ({ value, label: t(`encoding.${value}`) }))}
        />
      </OptionRow>
      {isLegacy(draft.algorithm) && (
        <div className={styles.notice}>
          <Alert tone="warning">{t('weak.algorithm', { name: algorithmName(draft.algorithm) })}</Alert>
        </div>
      )}
    </>
  );
}
