import { blob, optional, secret } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { check } from '../engine.ts';

export const fields = {
  ...check.input,
  file: optional(blob()),
  // A file of roots may hold a private key as well.
  roots: secret(''),
};
export const initial = {};

export type PdfDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: PdfDraft;
  readonly change: (part: Partial<PdfDraft>) => void;
}
