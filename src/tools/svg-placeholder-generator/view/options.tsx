import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { ColorField } from './color-field.tsx';
import { contrastOf } from './contrast.ts';
import type { DraftProps } from './draft.ts';

const presets = {
  wide: [1280, 720],
  classic: [800, 600],
  square: [400, 400],
  openGraph: [1200, 630],
  avatar: [256, 256],
} as const;
const presetNames = Object.keys(presets) as (keyof typeof presets)[];
const fonts = ['monospace', 'sans-serif', 'serif'] as const;
const enough = 3;

interface OptionsProps extends DraftProps {
  /** What is wrong with which colour. */
  readonly errorOf: (color: string) => string | undefined;
}

export function Options({ draft, change, errorOf }: OptionsProps) {
  const t = useText(text);
  const contrast = contrastOf(draft.background, draft.color);
  return (
    <div className={styles.options}>
      <ActionChips
        label={t('presets')}
        actions={presetNames.map((name) => ({
          label: t(`preset.${name}`),
          onSelect: () => change({ width: presets[name][0], height: presets[name][1] }),
        }))}
      />
      <div className={styles.pair}>
        <NumberField
          label={t('width')}
          value={draft.width}
          onChange={(width) => change({ width })}
          min={1}
          max={20_000}
          whole
          unit="px"
        />
        <NumberField
          label={t('height')}
          value={draft.height}
          onChange={(height) => change({ height })}
          min={1}
          max={20_000}
          whole
          unit="px"
        />
      </div>
      <div className={styles.colors}>
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
      {contrast !== undefined && contrast < enough && (
        <Alert tone="warning">{t('contrast', { ratio: contrast })}</Alert>
      )}
      <InputText
        label={t('text')}
        value={draft.text}
        onChange={(value) => change({ text: value })}
        placeholder={`${draft.width}x${draft.height}`}
        hint={t('text.hint', { variables: '{width}, {height}, {ratio}' })}
        maxLength={500}
        multiline
        rows={2}
        autosize
      />
      <div className={styles.pair}>
        <NumberField
          label={t('fontSize')}
          value={draft.fontSize ?? undefined}
          onChange={(fontSize) => change({ fontSize })}
          onEmpty={() => change({ fontSize: null })}
          placeholder={t('fontSize.auto')}
          min={1}
          max={5000}
          whole
          unit="px"
        />
        <Select
          label={t('font')}
          value={draft.font}
          onChange={(font) => change({ font })}
          options={fonts.map((value) => ({ value, label: t(`font.${value}`) }))}
        />
        <NumberField
          label={t('radius')}
          value={draft.radius}
          onChange={(radius) => change({ radius })}
          min={0}
          max={10_000}
          whole={false}
          unit="px"
        />
        <div className={styles.switches}>
          <Switch label={t('bold')} checked={draft.bold} onChange={(bold) => change({ bold })} />
          <Switch label={t('cross')} checked={draft.cross} onChange={(cross) => change({ cross })} />
        </div>
      </div>
      <Switch
        label={t('exactSize')}
        hint={t('exactSize.hint')}
        checked={draft.exactSize}
        onChange={(exactSize) => change({ exactSize })}
      />
    </div>
  );
}
