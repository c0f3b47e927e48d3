import { useState } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { Slider } from '#ui/slider/slider.tsx';
import type { Converted } from '../engine/results.ts';
import { readOklch, withAlpha, writeOklch, type Oklch } from '../engine/rewrite.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface SlidersProps {
  /** As it is written now. */
  readonly color: string;
  readonly converted: Converted | undefined;
  /** Takes the color as it is to be written. */
  readonly onChange: (color: string) => void;
}

/** The color in the notation it was written in. */
function ownNotation({ format, values }: Converted): string {
  if (format === 'name') return values.hex;
  return format === 'color' ? values.displayP3 : values[format];
}

/** Lightness, chroma and hue of OKLCH, and alpha. */
export function Sliders({ color, converted, onChange }: SlidersProps) {
  const t = useText(text);
  // What the sliders wrote, until something else writes: the conversion is not instant, and gray knows no hue.
  const [held, setHeld] = useState<{ readonly color: string; readonly parts: Oklch; readonly alpha: number }>();
  const own = held?.color === color ? held : undefined;
  const parts = own?.parts ?? readOklch(converted?.values.oklch ?? '');
  const alpha = own?.alpha ?? converted?.alpha ?? 1;
  const slide = (change: Partial<Oklch>): void => {
    const next = { ...parts, ...change };
    const written = writeOklch(next, alpha);
    setHeld({ color: written, parts: next, alpha });
    onChange(written);
  };
  const fade = (next: number): void => {
    if (!converted) return;
    const written = withAlpha(own ? color : ownNotation(converted), next);
    setHeld({ color: written, parts, alpha: next });
    onChange(written);
  };
  const disabled = !converted;
  return (
    <fieldset className={styles.sliders} aria-label="OKLCH">
      <Slider
        name={undefined}
        label={t('lightness')}
        min={Math.min(0, parts.lightness)}
        max={Math.max(1, parts.lightness)}
        step={0.001}
        value={parts.lightness}
        onChange={(lightness) => slide({ lightness })}
        disabled={disabled}
      />
      <Slider
        name={undefined}
        label={t('chroma')}
        min={0}
        max={Math.max(0.4, parts.chroma)}
        step={0.001}
        value={parts.chroma}
        onChange={(chroma) => slide({ chroma })}
        disabled={disabled}
      />
      <Slider
        name={undefined}
        label={t('hue')}
        min={0}
        max={360}
        step={0.1}
        value={parts.hue}
        onChange={(hue) => slide({ hue })}
        disabled={disabled}
      />
      <Slider
        name={undefined}
        label={t('alpha')}
        min={0}
        max={1}
        step={0.01}
        value={alpha}
        onChange={fade}
        disabled={disabled}
      />
    </fieldset>
  );
}
