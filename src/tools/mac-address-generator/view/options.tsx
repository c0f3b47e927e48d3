import { Chips } from '#ui/chips/chips.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { presetRows } from '../engine/presets.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

/** The prefix and its presets, how many, the two bits, and the notation. */
export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const presets = [
    { value: '', label: t('preset.none') },
    ...presetRows.map(({ id, prefix }) => ({ value: prefix, label: t(`preset.${id}`) })),
  ];
  return (
    <>
      <OptionRow onReset={onReset}>
        <Chips
          label={t('presets.label')}
          labelHidden
          options={presets}
          value={draft.prefix}
          onChange={(prefix) => change({ prefix, administered: 'auto', cast: 'auto', slap: 'any' })}
        />
      </OptionRow>
      <Fields>
        <InputText {...field('prefix')} placeholder="52:54:00" monospace rawText clearable />
        <div className={styles.pair}>
          <NumberField {...field('count')} wide />
          <Select {...field('notation')} wide />
        </div>
        <Segmented {...field('administered')} />
        <Segmented {...field('cast')} />
        <Segmented {...field('letterCase')} />
        <Switch {...field('sequential')} />
      </Fields>
      <Disclosure label={t('more')}>
        <Fields>
          <Segmented {...field('slap')} />
          <Segmented {...field('bits')} />
        </Fields>
      </Disclosure>
    </>
  );
}
