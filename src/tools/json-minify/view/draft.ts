import type { Input } from '#core/field.ts';
import { minify } from '../engine.ts';

export const fields = minify.input;

export const sample = `{
  "name": "Toolcrib",
  "private": true,
  // 64 bits are kept
  "id": 12345678901234567890,
  "sizes": [1.50, 2, 4]
}
`;
export const initial = { text: sample };

type JsonDraft = Input<typeof fields>;

/** What the parts of the screen share: the values of the page and how they change. */
export interface DraftProps {
  readonly draft: JsonDraft;
  readonly change: (part: Partial<JsonDraft>) => void;
  readonly reset: () => void;
}
