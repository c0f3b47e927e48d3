import { useState } from 'react';
import { TintedInput, tones } from './tinted-input.tsx';

const sample = tones.join(' ');

export function Demo() {
  const [value, setValue] = useState(sample);
  return (
    <TintedInput
      label="Code"
      value={value}
      onChange={setValue}
      tint={(text) =>
        tones.flatMap((tone) => {
          const from = text.indexOf(tone);
          return from < 0 ? [] : [{ from, to: from + tone.length, tone }];
        })
      }
    />
  );
}
