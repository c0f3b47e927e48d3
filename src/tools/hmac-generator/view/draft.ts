import { text as textField } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { hmac, hmacFile } from '../engine.ts';

export const fields = { ...hmac.input, ...hmacFile.input, expected: textField('') };
// RFC 4231 §4.3
export const initial = { text: 'what do ya want for nothing?', key: 'Jefe' };

type Draft = ReturnType<typeof useDraft<typeof fields>>[0];
export type HmacDraft = Omit<Draft, 'file'> & { readonly file: Draft['file'] | undefined };
export interface PartProps {
  readonly draft: HmacDraft;
  readonly change: (part: Partial<HmacDraft>) => void;
}
