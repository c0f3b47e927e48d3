import { choice } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { compare, convert, transpose } from '../engine.ts';

export const tabs = ['list', 'transpose', 'count', 'compare'] as const;
export const fields = { ...convert.input, ...transpose.input, ...compare.input, tab: choice(tabs, 'list') };
export const initial = { text: 'apple\npear\ncherry\napple\nplum', other: 'plum\nfig\npear' };

export type ListDraft = DraftOf<typeof fields>;

export type DraftProps = WithDraft<typeof fields>;
