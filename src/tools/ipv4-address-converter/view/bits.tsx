import { octetsOf, type Ipv4 } from '#lib/net.ts';
import { BitGrid } from '#ui/bit-grid/bit-grid.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';

interface BitsProps {
  readonly address: Ipv4;
  /** The address is that of an older input. */
  readonly stale: boolean;
  readonly onChange: (address: Ipv4) => void;
}

/** The 32 bits, to be toggled. */
export function Bits({ address, stale, onChange }: BitsProps) {
  const t = useText(text);
  return (
    <BitGrid
      label={t('bits')}
      bytes={octetsOf(address)}
      byteLabel={(place) => t('bits.octet', { octet: place + 1 })}
      byteValue={(octet) => octet}
      bitLabel={(place) => t('bits.bit', { octet: Math.floor(place / 8) + 1, worth: 128 >> (place % 8) })}
      stale={stale}
      onToggle={(place) => onChange((address ^ (2 ** (31 - place))) >>> 0)}
    />
  );
}
