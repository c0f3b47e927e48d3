import { choice, flag, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { payload, svg } from '../engine.ts';
import { kinds } from '../engine/payload.ts';

export const tabs = ['text', ...kinds, 'read'] as const;

export const fields = {
  ...payload.input,
  ...svg.input,
  latitude: text(''),
  longitude: text(''),
  tab: choice(tabs, 'text'),
  transparent: flag(false),
};
export const initial = { text: 'https://example.com' };

export type QrDraft = ReturnType<typeof useDraft<typeof fields>>[0];
export interface PartProps {
  readonly draft: QrDraft;
  readonly change: (part: Partial<QrDraft>) => void;
}
