import { Chips } from '#ui/chips/chips.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { readExclude } from '../engine/exclude.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, presets, type DraftProps } from './draft.ts';

const isExclude = (value: string): boolean => {
  readExclude(value);
  return true;
};

/** The range, how many, and what is left out. */
export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <>
      <OptionRow onReset={onReset}>
        <Chips
          {...field('preset')}
          hint={draft.preset === 'custom' ? undefined : t(`bounds.${draft.preset}`)}
          onChange={(preset) => change({ preset, ...(preset !== 'custom' && presets[preset]) })}
        />
      </OptionRow>
      <Fields>
        {draft.preset === 'custom' && (
          <>
            <NumberField {...field('from')} />
            <NumberField {...field('to')} />
          </>
        )}
        <div className={styles.switches}>
          <Switch {...field('avoidKnown')} />
          <Switch {...field('avoidBlocked')} />
        </div>
        <div className={styles.amount}>
          <NumberField {...field('count')} />
          {draft.count > 1 && <Switch {...field('sort')} />}
        </div>
        <InputText
          {...field('exclude')}
          className={styles.whole}
          placeholder="3000, 8000-8100"
          rules={[{ validator: isExclude, message: '' }]}
          monospace
          rawText
        />
      </Fields>
    </>
  );
}
