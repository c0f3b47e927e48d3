import { choice } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { format, minify } from '../engine.ts';

export const fields = {
  ...format.input,
  mode: choice(['format', 'minify'], 'format'),
  /** The defaults of minifying differ. */
  minifyComments: minify.input.comments,
  minifyEmptyElements: minify.input.emptyElements,
};

export const sample = '<hello><world>foo</world><world>bar</world></hello>';
export const initial = { text: sample };

type XmlDraft = DraftOf<typeof fields>;

export interface DraftProps extends WithDraft<typeof fields> {
  readonly reset: () => void;
}

/** What the chosen operation gets. */
export function inputOf(draft: XmlDraft): XmlDraft {
  if (draft.mode === 'format') return draft;
  return { ...draft, comments: draft.minifyComments, emptyElements: draft.minifyEmptyElements };
}
