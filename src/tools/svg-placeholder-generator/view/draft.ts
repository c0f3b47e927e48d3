import { choice } from '#core/field.ts';
import type { Input } from '#core/field.ts';
import { svg } from '../engine.ts';

export const outputs = ['svg', 'uri', 'base64', 'html', 'css'] as const;
export const fields = {
  ...svg.input,
  output: choice(outputs, 'svg'),
  scale: choice([1, 2], 1),
};
export const initial = {};

export type PlaceholderDraft = Input<typeof fields>;

export interface DraftProps {
  readonly draft: PlaceholderDraft;
  readonly change: (part: Partial<PlaceholderDraft>) => void;
}
