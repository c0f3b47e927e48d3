import type { useDraft } from '#ui/hooks/use-draft.ts';
import { draw } from '../engine.ts';

const { customFont: _, ...input } = draw.input;

/** A font of one's own is a file, and kept by the page. */
export const fields = input;
export const initial = { text: 'Toolcrib' };

export type DrawDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: DrawDraft;
  readonly change: (part: Partial<DrawDraft>) => void;
}
