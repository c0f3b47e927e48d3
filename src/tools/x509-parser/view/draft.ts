import { secret, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { chain } from '../engine.ts';
import { sample } from './sample.ts';

export const fields = {
  ...chain.input,
  // A file of roots may hold a private key as well.
  roots: secret(''),
  second: secret(''),
  host: text(''),
};
export const initial = { text: sample };

export type X509Draft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: X509Draft;
  readonly change: (part: Partial<X509Draft>) => void;
}
