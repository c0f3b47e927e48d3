import { minify } from '../engine.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';

export const fields = minify.input;

export const sample = `{
  "name": "Toolcrib",
  "private": true,
  // every digit is kept
  "id": 12345678901234567890,
  "sizes": [1.50, 2, 4]
}
`;
export const initial = { text: sample };

export interface DraftProps extends WithDraft<typeof fields> {
  readonly reset: () => void;
}
