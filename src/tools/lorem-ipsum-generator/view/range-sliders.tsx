import { useState } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { Slider } from '#ui/slider/slider.tsx';
import { rangeBounds } from '../engine.ts';
import type { Range } from '../engine/writing.ts';
import { text } from '../text.ts';

interface RangeSlidersProps {
  readonly name: 'sentencesPerParagraph' | 'wordsPerSentence';
  readonly value: Range;
  readonly onChange: (value: Range) => void;
}

interface Moved extends Range {
  readonly end: keyof Range;
  /** Where the other end stood before. */
  readonly other: number;
}

/**
 * The two ends of a range; one pushes the other, so that they never cross. The other goes back as far as it can while
 * the same one moves on: on the way to 12, a 1 is typed.
 */
export function RangeSliders({ name, value: { min, max }, onChange }: RangeSlidersProps) {
  const t = useText(text);
  const [moved, setMoved] = useState<Moved>();
  const move = (end: keyof Range, to: number): void => {
    const goesOn = moved?.end === end && moved.min === min && moved.max === max;
    const other = goesOn ? moved.other : end === 'min' ? max : min;
    const range = end === 'min' ? { min: to, max: Math.max(to, other) } : { min: Math.min(to, other), max: to };
    setMoved({ ...range, end, other });
    onChange(range);
  };
  return (
    <>
      <Slider
        label={t(`${name}.min`)}
        name={name}
        {...rangeBounds}
        value={min}
        onChange={(value) => move('min', value)}
      />
      <Slider
        label={t(`${name}.max`)}
        name={name}
        {...rangeBounds}
        value={max}
        onChange={(value) => move('max', value)}
      />
    </>
  );
}
