import type { Failure } from '#core/operation.ts';
import { Chips } from '#ui/chips/chips.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
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

interface OptionsProps extends DraftProps {
  readonly error: Failure | undefined;
  readonly onReset: () => void;
}

/** The range, how many, and what is left out; an error stands beside the field that can end it. */
export function Options({ draft, change, error, onReset }: OptionsProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const errorOf = (code: string): string | undefined => (error?.code === code ? errorText(error) : undefined);
  const field = useFields(fields, text, draft, change);
  return (
    <>
      <OptionRow onReset={onReset}>
        <Chips
          {...field('preset')}
          className={styles.range}
          hint={draft.preset === 'custom' ? undefined : t(`bounds.${draft.preset}`)}
          onChange={(preset) => change({ preset, ...(preset !== 'custom' && presets[preset]) })}
        />
      </OptionRow>
      <Fields>
        {draft.preset === 'custom' && (
          <>
            <NumberField {...field('from')} />
            <NumberField {...field('to')} error={errorOf('invalid-range')} />
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
          error={errorOf('invalid-exclude') ?? errorOf('not-enough-ports')}
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
