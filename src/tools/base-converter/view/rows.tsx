import { startOf } from '#core/start-of.ts';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useRefused } from '#ui/hooks/refused.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { ValueRow, ValueRows } from '#ui/value-rows/value-rows.tsx';
import { convert } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

/** A longer value is shown in part: a field of 300,000 characters is slow in every browser. */
const shownLimit = 5000;
/** Characters that a phone has room for beside their label. */
const besideOnPhone = 16;

const bases = [2, 8, 10, 16, 32, 64] as const;
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = upper.toLowerCase();
const presets = [
  { id: 'standard', base: 36, alphabet: '' },
  { id: 'upperFirst', base: 62, alphabet: `0123456789${upper}${lower}` },
  { id: 'base64', base: 64, alphabet: `${upper}${lower}0123456789+/` },
  { id: 'base32', base: 32, alphabet: `${upper}234567` },
  { id: 'base58', base: 58, alphabet: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz' },
] as const;

interface RowsProps extends DraftProps {
  /** In the order of 2, 8, 10, 16, 32, 64; undefined without a number. */
  readonly values: readonly string[] | undefined;
  readonly stale: boolean;
  readonly failed: boolean;
}

/** The number in every base, one of them of your choice; typing in a row makes it the source. */
export function Rows({ draft, change, values, stale, failed }: RowsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const { customBase, customAlphabet } = draft;
  const own = useOperation(
    convert,
    { ...draft, to: customBase, alphabet: customAlphabet, group: draft.grouped ? 4 : 0 },
    { enabled: values !== undefined },
  );
  const isRefused = useRefused({ customBase: fields.customBase });
  const isOwnOld = stale || own.stale || isRefused;
  const alphabetError = own.error?.code === 'invalid-alphabet' && own.error.details['field'] === 'alphabet';
  const rowOf = (
    key: number | 'custom',
    label: string,
    value: string,
    base: number,
    fromAlphabet: string,
    isOld = stale,
  ) => {
    const isCut = value.length > shownLimit;
    return (
      <ValueRow
        key={key}
        {...{ label, value, failed }}
        stale={isOld}
        isLong={value.length > besideOnPhone}
        start={isCut ? `${startOf(value, shownLimit)}…` : undefined}
        hint={isCut && t('row.length', { count: value.length })}
        onType={(typed) => change({ text: typed, from: base, fromAlphabet })}
      />
    );
  };
  const name = (base: number): string =>
    base === 2 || base === 8 || base === 10 || base === 16 ? t(`row.${base}`) : t('row.other', { base });
  return (
    <Panel>
      <ValueRows stale={stale} className={styles.rows}>
        {bases.map((base, index) => rowOf(base, name(base), values?.[index] ?? '', base, ''))}
      </ValueRows>
      {values?.some((value) => value.length > shownLimit) && <StatusLine>{t('cut')}</StatusLine>}
      <PanelRow>
        <PanelTitle>{t('custom')}</PanelTitle>
        <ActionChips
          label={t('presets')}
          labelHidden
          actions={presets.map(({ id, base, alphabet }) => ({
            label: t(`preset.${id}`),
            onSelect: () => change({ customBase: base, customAlphabet: alphabet }),
            pressed: customBase === base && customAlphabet === alphabet,
          }))}
        />
      </PanelRow>
      <ValueRows stale={isOwnOld} className={styles.rows}>
        {rowOf(
          'custom',
          t(customAlphabet === '' && !(bases as readonly number[]).includes(customBase) ? 'row.other' : 'row.custom', {
            base: customBase,
          }),
          values && !alphabetError ? (own.value ?? '') : '',
          customBase,
          customAlphabet,
          isOwnOld,
        )}
      </ValueRows>
      <div className={styles.frame}>
        <div className={styles.own}>
          <NumberField {...field('customBase')} />
          <InputText
            {...field('customAlphabet')}
            error={own.error && alphabetError ? errorText(own.error) : undefined}
            placeholder="0123456789abcdef…"
            dir="ltr"
            monospace
            rawText
            clearable
          />
        </div>
      </div>
    </Panel>
  );
}
