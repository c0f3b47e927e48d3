import { choice, type Input } from '#core/field.ts';
import { compare, convert, transpose } from '../engine.ts';

export const tabs = ['list', 'transpose', 'count', 'compare'] as const;
export const fields = { ...convert.input, ...transpose.input, ...compare.input, tab: choice(tabs, 'list') };
export const initial = { text: 'apple\npear\ncherry\napple\nplum', other: 'plum\nfig\npear' };

export type ListDraft = Input<typeof fields>;

export interface DraftProps {
  readonly draft: ListDraft;
  readonly change: (part: Partial<ListDraft>) => void;
}
