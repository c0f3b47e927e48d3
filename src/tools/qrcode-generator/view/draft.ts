import { choice, flag, text } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
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

export type QrDraft = DraftOf<typeof fields>;
export type PartProps = WithDraft<typeof fields>;
