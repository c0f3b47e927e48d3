import { choice } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { svg } from '../engine.ts';

export const outputs = ['svg', 'uri', 'base64', 'html', 'css'] as const;
export const fields = {
  ...svg.input,
  output: choice(outputs, 'svg'),
  scale: choice([1, 2], 1),
};
export const initial = { text: '{width}x{height}' };

export type PlaceholderDraft = DraftOf<typeof fields>;

export type DraftProps = WithDraft<typeof fields>;
