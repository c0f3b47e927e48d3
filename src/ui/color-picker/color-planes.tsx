import { useState } from 'react';
import { ColorArea, ColorThumb, parseColor, type Color } from 'react-aria-components/ColorArea';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { localeOf } from '#core/text.ts';
import { useLanguage } from '../hooks/language.ts';
import type { ColorPickerProps } from './color-picker.tsx';
import styles from './color-picker.module.css';

const hexOf = (color: Color): string => color.toString('hex').toLowerCase();
const read = (hex: string): Color => parseColor(hex).toFormat('hsb');

/** The only user of react-aria's color widgets; reached by `import()` alone. */
export function ColorPlanes({ value, onChange, label, disabled = false }: ColorPickerProps) {
  const language = useLanguage();
  // Kept beside the value, which knows no hue when the color is gray.
  const [color, setColor] = useState(() => read(value));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (hexOf(color) !== value) setColor(read(value));
  }
  const pick = (next: Color): void => {
    setColor(next);
    onChange(hexOf(next));
  };
  return (
    <I18nProvider locale={localeOf[language]}>
      <ColorArea
        aria-label={label}
        className={styles.area ?? ''}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        value={color}
        onChange={pick}
        isDisabled={disabled}
      >
        <ColorThumb className={styles.thumb ?? ''} />
      </ColorArea>
      <ColorSlider
        className={styles.slider ?? ''}
        colorSpace="hsb"
        channel="hue"
        value={color}
        onChange={pick}
        isDisabled={disabled}
      >
        <SliderTrack className={styles.track ?? ''}>
          <ColorThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </ColorSlider>
    </I18nProvider>
  );
}
