import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';
import { useBaseNames } from './use-base-names.ts';

const named = [2, 8, 10, 16];
const others = Array.from({ length: 63 }, (_, index) => index + 2).filter((base) => !named.includes(base));

interface SourceProps extends DraftProps {
  /** The base that was read. */
  readonly base: number | undefined;
  readonly failed: boolean;
  readonly onReset: () => void;
}

/** The number, how it is read, and how the rows below are written. */
export function Source({ draft, change, base, failed, onReset }: SourceProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const nameOf = useBaseNames();
  const automatic =
    base !== undefined && draft.from === 'auto' ? t('from.detected', { name: nameOf(base) }) : t('from.auto');
  const own = draft.fromAlphabet !== '' && typeof draft.from === 'number';
  const option = (value: number) => ({ value, label: nameOf(value) });
  return (
    <>
      <Fields columns={1}>
        <InputText
          {...field('text')}
          error={failed ? '' : undefined}
          size="large"
          dir="ltr"
          monospace
          rawText
          clearable
        />
      </Fields>
      <OptionRow
        onReset={onReset}
        more={<NumberField {...field('fractionDigits')} />}
        changed={field.changed('fractionDigits')}
      >
        <Select<number | 'auto' | 'own'>
          label={t('from.label')}
          className={styles.source}
          labelPosition="left"
          size="small"
          value={own ? 'own' : draft.from}
          onChange={(from) => from !== 'own' && change({ from, fromAlphabet: '' })}
          options={[
            { value: 'auto', label: automatic },
            ...(own ? [{ value: 'own' as const, label: t('from.own', { name: nameOf(draft.from as number) }) }] : []),
            ...named.map(option),
            ...others.map(option),
          ]}
        />
        <Switch {...field('prefix')} />
        <Switch {...field('uppercase')} />
        <Switch {...field('grouped')} />
      </OptionRow>
    </>
  );
}
