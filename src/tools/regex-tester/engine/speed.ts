import { analyse } from 'scslre';
import { parse } from './pattern.ts';

export interface SpotPart {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
}

export interface Spot {
  readonly kind: 'self' | 'trade' | 'move';
  readonly exponential: boolean;
  /** The quantifier; of a trade the first and the second. */
  readonly parts: readonly SpotPart[];
}

export interface Speed {
  /** Of the time that a text may take, by its length. Where nothing is found there may still be something. */
  readonly verdict: 'exponential' | 'polynomial' | 'none-found';
  readonly spots: readonly Spot[];
}

const kinds = { Self: 'self', Trade: 'trade', Move: 'move' } as const;

export function findSlowSpots(pattern: string, flags: string): Speed {
  parse(pattern, flags);
  const { reports } = analyse({ source: pattern, flags });
  const spots = reports.map((report): Spot => {
    const quantifiers = report.type === 'Trade' ? [report.startQuant, report.endQuant] : [report.quant];
    const parts = quantifiers.map(({ start, end, raw }) => ({ start, end, raw }));
    return { kind: kinds[report.type], exponential: report.exponential, parts };
  });
  const isExponential = spots.some(({ exponential }) => exponential);
  return { verdict: isExponential ? 'exponential' : spots.length > 0 ? 'polynomial' : 'none-found', spots };
}
