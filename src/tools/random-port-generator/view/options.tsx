import { Chips } from '#ui/chips/chips.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { readExclude } from '../engine/exclude.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { presetNames, presets, type DraftProps } from './draft.ts';

const isExclude = (value: string): boolean => {
  readExclude(value);
  return true;
};

/** The range, how many, and what is left out. */
export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  return (
    <>
      <OptionRow onReset={onReset}>
        <Chips
          label={t('range.label')}
          value={draft.preset}
          onChange={(preset) => change({ preset, ...(preset !== 'custom' && presets[preset]) })}
          options={presetNames.map((value) => ({ value, label: t(`preset.${value}`) }))}
        />
      </OptionRow>
      <Fields>
        {draft.preset === 'custom' && (
          <>
            <NumberField
              label={t('from.label')}
              min={1}
              max={65_535}
              value={draft.from}
              onChange={(from) => change({ from })}
            />
            <NumberField
              label={t('to.label')}
              min={1}
              max={65_535}
              value={draft.to}
              onChange={(to) => change({ to })}
            />
          </>
        )}
        <div className={styles.switches}>
          <Switch
            label={t('avoidKnown.label')}
            checked={draft.avoidKnown}
            onChange={(avoidKnown) => change({ avoidKnown })}
          />
          <Switch
            label={t('avoidBlocked.label')}
            checked={draft.avoidBlocked}
            onChange={(avoidBlocked) => change({ avoidBlocked })}
          />
        </div>
        <div className={styles.amount}>
          <NumberField
            label={t('count.label')}
            min={1}
            max={1000}
            value={draft.count}
            onChange={(count) => change({ count })}
          />
          {draft.count > 1 && (
            <Switch label={t('sort.label')} checked={draft.sort} onChange={(sort) => change({ sort })} />
          )}
        </div>
        <InputText
          className={styles.whole}
          label={t('exclude.label')}
          hint={t('exclude.help')}
          placeholder="3000, 8000-8100"
          value={draft.exclude}
          onChange={(exclude) => change({ exclude })}
          rules={[{ validator: isExclude, message: '' }]}
          monospace
          rawText
        />
      </Fields>
    </>
  );
}
