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

/** The two ends of a range; one pushes the other, so that they never cross. */
export function RangeSliders({ name, value: { min, max }, onChange }: RangeSlidersProps) {
  const t = useText(text);
  return (
    <>
      <Slider
        label={t(`${name}.min`)}
        name={name}
        {...rangeBounds}
        value={min}
        onChange={(value) => onChange({ min: value, max: Math.max(value, max) })}
      />
      <Slider
        label={t(`${name}.max`)}
        name={name}
        {...rangeBounds}
        value={max}
        onChange={(value) => onChange({ min: Math.min(value, min), max: value })}
      />
    </>
  );
}
