import type { Description } from './describe.ts';

/** What bits of a UUID are: the fields of RFC 9562 §5 by their meaning. */
export type Part = 'time' | 'version' | 'variant' | 'clock' | 'node' | 'random' | 'hash' | 'data';

export interface Segment {
  readonly part: Part;
  readonly bits: number;
}

const versioned = (head: Part, middle: Part, tail: readonly Segment[], middleBits = 12): Segment[] => [
  { part: head, bits: 48 },
  { part: 'version', bits: 4 },
  { part: middle, bits: middleBits },
  { part: 'variant', bits: 2 },
  ...tail,
];

const tail = (part: Part): Segment[] => [{ part, bits: 62 }];
const clockAndNode: readonly Segment[] = [
  { part: 'clock', bits: 14 },
  { part: 'node', bits: 48 },
];

/** The 128 bits from the most significant one on. */
export function layoutOf({ kind, version, variant }: Pick<Description, 'kind' | 'version' | 'variant'>): Segment[] {
  switch (kind) {
    case 'v1':
    case 'v6':
      return versioned('time', 'time', clockAndNode);
    case 'v7':
      return versioned('time', 'random', tail('random'));
    case 'v4':
      return versioned('random', 'random', tail('random'));
    case 'v3':
    case 'v5':
      return versioned('hash', 'hash', tail('hash'));
    case 'nil':
    case 'max':
      return [{ part: 'data', bits: 128 }];
  }
  if (version !== null) return versioned('data', 'data', tail('data'));
  const variantBits = variant === 'ncs' ? 1 : 3;
  return [
    { part: 'data', bits: 64 },
    { part: 'variant', bits: variantBits },
    { part: 'data', bits: 64 - variantBits },
  ];
}
