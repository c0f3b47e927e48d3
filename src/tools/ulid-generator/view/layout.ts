import type { BitTone } from '#ui/bit-layout/bit-layout.tsx';
import type { Description } from '../engine/describe.ts';

export type Part =
  | 'time'
  | 'random'
  | 'version'
  | 'variant'
  | 'payload'
  | 'node'
  | 'sequence'
  | 'machine'
  | 'pid'
  | 'counter'
  | 'data';

type Row = readonly [part: Part, bits: number, tone: BitTone];

const version7: readonly Row[] = [
  ['time', 48, 'first'],
  ['version', 4, 'second'],
  ['random', 12, 'rest'],
  ['variant', 2, 'third'],
  ['random', 62, 'rest'],
];
const otherUuid: readonly Row[] = [
  ['data', 48, 'rest'],
  ['version', 4, 'second'],
  ['data', 12, 'rest'],
  ['variant', 2, 'third'],
  ['data', 62, 'rest'],
];

/** What the bits of an id are, from the most significant one on. */
export function layoutOf({ kind, parts }: Pick<Description, 'kind' | 'parts'>): readonly Row[] {
  if ('version' in parts) {
    if (parts.version === null) return [['data', 128, 'rest']];
    return parts.version === 7 ? version7 : otherUuid;
  }
  if ('payload' in parts)
    return [
      ['time', 32, 'first'],
      ['payload', 128, 'rest'],
    ];
  if ('sequence' in parts)
    return [
      ['time', 42, 'first'],
      ['node', 10, 'second'],
      ['sequence', 12, 'third'],
    ];
  if ('machine' in parts) {
    return [
      ['time', 32, 'first'],
      ['machine', 24, 'rest'],
      ['pid', 16, 'third'],
      ['counter', 24, 'second'],
    ];
  }
  if (kind === 'objectid')
    return [
      ['time', 32, 'first'],
      ['random', 40, 'rest'],
      ['counter', 24, 'second'],
    ];
  return [
    ['time', 48, 'first'],
    ['random', 80, 'rest'],
  ];
}
