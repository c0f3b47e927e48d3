import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <OptionRow
      onReset={onReset}
      changed={field.changed('context')}
      more={
        <Switch
          label={t('attribute')}
          checked={draft.context === 'attribute'}
          onChange={(on) => change({ context: on ? 'attribute' : 'text' })}
        />
      }
    >
      <Select {...field('level')} labelPosition="left" size="small" />
      <Segmented {...field('format')} labelPosition="left" />
      <Switch {...field('showInvisibles')} />
    </OptionRow>
  );
}
