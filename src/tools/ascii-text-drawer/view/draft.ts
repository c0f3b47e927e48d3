import { secret } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { draw } from '../engine.ts';

/** A font of one's own is a file: it is kept nowhere, and in no link. */
export const fields = { ...draw.input, customFont: secret('') };
export const initial = { text: 'Toolcrib' };

export type DrawDraft = ReturnType<typeof useDraft<typeof fields>>[0];

/** The choice of a font takes the place of one's own. */
export const withoutOwnFont = (part: Partial<DrawDraft>): Partial<DrawDraft> =>
  part.font === undefined ? part : { ...part, customFont: '' };

export interface DraftProps {
  readonly draft: DrawDraft;
  readonly change: (part: Partial<DrawDraft>) => void;
}
