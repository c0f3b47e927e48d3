import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel, PanelTitle } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type PartProps } from './draft.ts';

const masks = [-1, 0, 1, 2, 3, 4, 5, 6, 7] as const;

/** What the browser's own color field takes. */
const sixDigits = (color: string): string =>
  /^#[0-9a-f]{3}$/i.test(color)
    ? color.replaceAll(/[0-9a-f]/gi, '$&$&')
    : /^#[0-9a-f]{6}$/i.test(color)
      ? color
      : '#000000';

interface LookProps extends PartProps {
  readonly onReset: () => void;
  /** Of the colors. */
  readonly error: Failure | undefined;
  /** Modules in a row without the margin; undefined while there is no code. */
  readonly size: number | undefined;
}

export function Look({ draft, change, onReset, error, size }: LookProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const pixels = ((size ?? 0) + 2 * draft.quietZone) * draft.moduleSize;
  return (
    <Panel label={t('look.title')}>
      <OptionRow onReset={onReset}>
        <PanelTitle>{t('look.title')}</PanelTitle>
      </OptionRow>
      <Fields>
        <Segmented {...field('ecc')} className={styles.wide} />
        <Color name="dark" draft={draft} change={change} error={error} />
        <Color name="light" draft={draft} change={change} error={error} />
        <Button
          className={styles.start}
          variant="line"
          size="small"
          icon="arrow-left-right"
          onClick={() => change({ dark: draft.light, light: draft.dark, transparent: false })}
        >
          {t('swap')}
        </Button>
        <Switch {...field('transparent')} className={styles.start} />
        <NumberField {...field('quietZone')} unit={t('quietZone.unit')} />
        <NumberField
          {...field('moduleSize')}
          unit={t('moduleSize.unit')}
          hint={size === undefined ? undefined : t('moduleSize.result', { pixels })}
        />
      </Fields>
      <Disclosure label={t('advanced')}>
        <Fields>
          <NumberField {...field('minVersion')} />
          <Select
            {...field('mask')}
            options={masks.map((value) => ({ value, label: value === -1 ? t('mask.auto') : String(value) }))}
          />
          <Switch {...field('boost')} className={styles.wide} />
        </Fields>
      </Disclosure>
    </Panel>
  );
}

interface ColorProps extends PartProps {
  readonly name: 'dark' | 'light';
  readonly error: Failure | undefined;
}

function Color({ name, draft, change, error }: ColorProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const isFault = error?.details['field'] === name;
  const disabled = name === 'light' && draft.transparent;
  return (
    <InputText
      label={t(`${name}.label`)}
      placeholder={name === 'dark' ? '#000000' : '#ffffff'}
      value={draft[name]}
      onChange={(color) => change({ [name]: color })}
      disabled={disabled}
      error={isFault ? errorText(error) : undefined}
      monospace
      rawText
      end={
        <input
          type="color"
          className={styles.well}
          aria-label={t(`pick.${name}`)}
          value={sixDigits(draft[name])}
          disabled={disabled}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      }
    />
  );
}
