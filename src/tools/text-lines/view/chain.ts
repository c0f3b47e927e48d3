import type { Step } from '../engine/fields.ts';
import type { Card } from './draft.ts';

/** The steps that are on, as the engine takes them. */
export const stepsOf = (cards: readonly Card[]): readonly Step[] =>
  cards.filter(({ on }) => on).map(({ on: _, ...step }) => step);
