import { BitLayout, type BitTone } from '#ui/bit-layout/bit-layout.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { Description } from '../engine/describe.ts';
import { layoutOf, type Part } from '../engine/layout.ts';
import { text } from '../text.ts';

const tones: Readonly<Record<Part, BitTone>> = {
  time: 'first',
  version: 'second',
  variant: 'third',
  clock: 'fourth',
  node: 'rest',
  random: 'rest',
  hash: 'rest',
  data: 'rest',
};

/** The 32 digits and the fields that their bits belong to. */
export function Layout({ value }: { readonly value: Description }) {
  const t = useText(text);
  const parts = layoutOf(value).map(({ part, bits }) => ({ label: t(`part.${part}`), bits, tone: tones[part] }));
  return <BitLayout label={t('layout.label')} hex={value.hex} parts={parts} sizeOf={(count) => t('bits', { count })} />;
}
