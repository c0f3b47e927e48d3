import type { Failure } from '#core/operation.ts';
import { Chips } from '#ui/chips/chips.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Fields, PanelRow } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { words } from '#ui/words.ts';
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
  readonly onMore: (open: boolean) => void;
}

/** The range and how many; what is left out is behind More options. */
export function Options({ draft, change, error, onReset, onMore }: OptionsProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const field = useFields(fields, text, draft, change);
  const changed = field.changed('avoidKnown', 'avoidBlocked', 'exclude');
  return (
    <PanelRow className={styles.options}>
      <Chips
        {...field('preset')}
        className={styles.range}
        hint={draft.preset === 'custom' ? undefined : t(`bounds.${draft.preset}`)}
        onChange={(preset) => change({ preset, ...(preset !== 'custom' && presets[preset]) })}
      />
      {draft.preset === 'custom' && (
        <div className={styles.pair}>
          <NumberField {...field('from')} labelPosition="left" className={styles.number} />
          <NumberField
            {...field('to')}
            error={error?.code === 'invalid-range' ? '' : undefined}
            labelPosition="left"
            className={styles.number}
          />
        </div>
      )}
      <NumberField {...field('count')} labelPosition="left" className={styles.number} />
      {draft.count > 1 && <Switch {...field('sort')} />}
      <Disclosure
        inRow
        label={ui(changed > 0 ? 'moreOptionsChanged' : 'moreOptions', { count: changed })}
        onToggle={onMore}
      >
        <Fields>
          <Switch {...field('avoidKnown')} />
          <Switch {...field('avoidBlocked')} />
          <InputText
            {...field('exclude')}
            error={error?.code === 'invalid-exclude' ? errorText(error) : undefined}
            className={styles.whole}
            placeholder="3000, 8000-8100"
            rules={[{ validator: isExclude, message: '' }]}
            monospace
            rawText
          />
        </Fields>
      </Disclosure>
      <ResetButton onReset={onReset} />
    </PanelRow>
  );
}
