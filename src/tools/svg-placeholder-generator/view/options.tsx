import { Button } from '#ui/button/button.tsx';
import { ActionChips } from '#ui/chips/chips.tsx';
import { classNames } from '#ui/class-names.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { ColorField } from './color-field.tsx';
import { contrastOf } from './contrast.ts';
import { fields, type DraftProps } from './draft.ts';

const presets = {
  wide: [1280, 720],
  classic: [800, 600],
  square: [400, 400],
  openGraph: [1200, 630],
  avatar: [256, 256],
} as const;
const presetNames = Object.keys(presets) as (keyof typeof presets)[];
const enough = 3;

interface OptionsProps extends DraftProps {
  /** What is wrong with which color. */
  readonly errorOf: (color: string) => string | undefined;
}

export function Options({ draft, change, errorOf }: OptionsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const contrast = contrastOf(draft.background, draft.color);
  return (
    <div className={styles.side}>
      <div className={styles.options}>
        <div className={classNames(styles.pair, styles.told)}>
          <NumberField {...field('width')} unit="px" />
          <NumberField {...field('height')} unit="px" />
        </div>
        <ActionChips
          label={t('presets')}
          actions={presetNames.map((name) => ({
            label: t(`preset.${name}`),
            pressed: draft.width === presets[name][0] && draft.height === presets[name][1],
            onSelect: () => change({ width: presets[name][0], height: presets[name][1] }),
          }))}
        />
        <div className={classNames(styles.pair, styles.told)}>
          <p className={styles.contrast} aria-live="polite">
            {contrast !== undefined &&
              contrast < enough &&
              // Cut, since 2.996 would be rounded to the 3 that it is below.
              t('contrast', { ratio: Math.floor(contrast * 100) / 100 })}
          </p>
          <ColorField
            label={t('background')}
            value={draft.background}
            onChange={(background) => change({ background })}
            error={errorOf(draft.background)}
          />
          <Button
            className={styles.swap}
            variant="quiet"
            icon="arrow-left-right"
            label={t('swap')}
            onClick={() => change({ background: draft.color, color: draft.background })}
          />
          <ColorField
            label={t('color')}
            value={draft.color}
            onChange={(color) => change({ color })}
            error={errorOf(draft.color)}
          />
        </div>
        <InputText
          {...field('text')}
          placeholder={`${draft.width}x${draft.height}`}
          hint={t('text.variables', { variables: '{width}, {height}, {ratio}' })}
          maxLength={500}
          multiline
          rows={2}
          autosize
        />
        <div className={styles.pair}>
          <Select {...field('font')} wide />
          <NumberField {...field('fontSize')} placeholder={t('fontSize.auto')} unit="px" />
        </div>
      </div>
      <OptionRow
        changed={field.changed('radius', 'scale', 'bold', 'cross', 'exactSize')}
        more={
          <>
            <div className={styles.pair}>
              <NumberField {...field('radius')} unit="px" />
              <Segmented {...field('scale', (value) => `${value}×`)} />
            </div>
            <div className={styles.switches}>
              <Switch {...field('bold')} />
              <Switch {...field('cross')} />
              <Switch {...field('exactSize')} />
            </div>
          </>
        }
      />
    </div>
  );
}
