import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { matchings } from '../engine/value.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { PartProps } from './draft.ts';

export function Options({ draft, change, onReset }: PartProps & { readonly onReset: () => void }) {
  const t = useText(text);
  return (
    <OptionRow onReset={onReset}>
      <Button
        variant="line"
        size="small"
        icon="arrow-left-right"
        onClick={() => change({ left: draft.right, right: draft.left })}
      >
        {t('swap')}
      </Button>
      <Select
        label={t('arrays.label')}
        labelPosition="left"
        size="small"
        value={draft.arrays}
        onChange={(arrays) => change({ arrays })}
        options={matchings.map((value) => ({ value, label: t(`arrays.${value}`) }))}
      />
      {draft.arrays === 'key' && (
        <InputText
          className={styles.short}
          label={t('arrayKey.label')}
          labelPosition="left"
          size="small"
          placeholder="id"
          value={draft.arrayKey}
          onChange={(arrayKey) => change({ arrayKey })}
          monospace
          rawText
        />
      )}
      <span title={t('ignored.help')}>
        <InputText
          className={styles.ignored}
          label={t('ignored.label')}
          labelPosition="left"
          size="small"
          placeholder="/updatedAt, /**/etag"
          value={draft.ignored}
          onChange={(ignored) => change({ ignored })}
          monospace
          rawText
        />
      </span>
      <Switch
        label={t('onlyDifferences.label')}
        checked={draft.onlyDifferences}
        onChange={(onlyDifferences) => change({ onlyDifferences })}
      />
    </OptionRow>
  );
}
