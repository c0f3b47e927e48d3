import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type PartProps } from './draft.ts';

export function Options({ draft, change, onReset }: PartProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <OptionRow
      onReset={onReset}
      more={
        <InputText
          {...field('ignored')}
          hint={`${t('ignored.help')} ${t('ignored.quotes')}`}
          placeholder="/updatedAt, /**/etag"
          monospace
          rawText
        />
      }
      changed={field.changed('ignored')}
    >
      <Select {...field('arrays')} labelPosition="left" size="small" />
      {draft.arrays === 'key' && (
        <InputText
          {...field('arrayKey')}
          className={styles.short}
          labelPosition="left"
          size="small"
          placeholder="id"
          monospace
          rawText
        />
      )}
      <Switch {...field('onlyDifferences')} />
    </OptionRow>
  );
}
