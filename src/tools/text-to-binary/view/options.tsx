import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import { fields, type DraftProps } from './draft.ts';

const separators = {
  '': 'separator.none',
  ' ': 'separator.space',
  ', ': 'separator.comma',
  '\\n': 'separator.line',
} as const;

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const presets = Object.entries(separators).map(([value, key]) => ({ value, label: t(key) }));
  const isPreset = Object.hasOwn(separators, draft.separator);
  const offered = isPreset ? presets : [...presets, { value: draft.separator, label: draft.separator }];
  return (
    <OptionRow
      onReset={onReset}
      changed={field.changed('prefix', 'padded', 'uppercase', 'bytesPerLine')}
      more={
        <>
          <Switch {...field('prefix')} />
          <Switch {...field('padded')} />
          <Switch {...field('uppercase')} />
          <NumberField {...field('bytesPerLine')} />
        </>
      }
    >
      <Segmented {...field('base')} labelHidden />
      <Select {...field('charset', (name) => name.toUpperCase())} labelPosition="left" size="small" />
      <Select {...field('separator')} options={offered} labelPosition="left" size="small" />
    </OptionRow>
  );
}
