import type { ReactNode } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Fields, PanelRow } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { words } from '#ui/words.ts';
import { presetRows } from '../engine/presets.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

interface OptionsProps extends DraftProps {
  /** Why the prefix cannot be read. */
  readonly fault: string | undefined;
  readonly onReset: () => void;
  /** Beside More options. */
  readonly children: ReactNode;
}

/** The prefix and its presets, how many, the two bits, and the notation. */
export function Options({ draft, change, fault, onReset, children }: OptionsProps) {
  const t = useText(text);
  const ui = useText(words);
  const field = useFields(fields, text, draft, change);
  const presets = [
    { value: '', label: t('preset.none') },
    ...presetRows.map(({ id, prefix }) => ({ value: prefix, label: t(`preset.${id}`) })),
  ];
  const changed = field.changed('administered', 'cast', 'letterCase', 'slap', 'bits');
  const isPreset = presets.some(({ value }) => value === draft.prefix);
  return (
    <>
      <ResetButton onReset={onReset} />
      <Fields>
        <InputText {...field('prefix')} placeholder={t('prefix.example')} error={fault} monospace rawText clearable />
        <Select
          label={t('presets.label')}
          wide
          options={isPreset ? presets : [...presets, { value: draft.prefix, label: t('preset.own') }]}
          value={draft.prefix}
          onChange={(prefix) => change({ prefix, administered: 'auto', cast: 'auto', slap: 'any' })}
        />
        <div className={styles.pair}>
          <NumberField {...field('count')} className={styles.count} wide />
          <Select {...field('notation')} wide />
        </div>
      </Fields>
      <PanelRow>
        {draft.count > 1 && <Switch {...field('sequential')} />}
        <Disclosure inRow label={ui(changed > 0 ? 'moreOptionsChanged' : 'moreOptions', { count: changed })}>
          <Fields>
            <Segmented {...field('administered')} />
            <Segmented {...field('cast')} />
            <Segmented {...field('letterCase')} />
            <Segmented {...field('slap')} />
            <Segmented {...field('bits')} />
          </Fields>
        </Disclosure>
        {children}
      </PanelRow>
    </>
  );
}
