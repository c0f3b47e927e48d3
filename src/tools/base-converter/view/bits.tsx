import { useEffect, useRef } from 'react';
import { BitGrid } from '#ui/bit-grid/bit-grid.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';

interface BitsProps {
  readonly value: bigint;
  readonly bits: number;
  /** The number is that of an older input. */
  readonly stale: boolean;
  readonly onChange: (value: bigint) => void;
}

/** The bits of a word, to be toggled. */
export function Bits({ value, bits, stale, onChange }: BitsProps) {
  const t = useText(text);
  /** What the clicks have made of the number before it is drawn. */
  const made = useRef(value);
  useEffect(() => {
    made.current = value;
  }, [value]);
  const size = bits / 8;
  return (
    <BitGrid
      label={t('bits.label')}
      bytes={Array.from({ length: size }, (_, place) => Number((value >> BigInt(8 * (size - 1 - place))) & 255n))}
      byteLabel={(place) => t('byte.label', { byte: size - 1 - place })}
      byteValue={(byte) => byte.toString(16).padStart(2, '0')}
      bitLabel={(place) => t('bit.label', { bit: bits - 1 - place })}
      stale={stale}
      onToggle={(place) => {
        made.current ^= 1n << BigInt(bits - 1 - place);
        onChange(made.current);
      }}
    />
  );
}
