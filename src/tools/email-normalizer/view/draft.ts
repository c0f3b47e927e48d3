import { choice } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { normalize } from '../engine.ts';

export const filters = ['all', 'changed', 'duplicate', 'invalid'] as const;

export const fields = { ...normalize.input, filter: choice(filters, 'all') };

export const initial = {
  text: `Ann Lee <Ann.Lee+news@GoogleMail.com>
annlee@gmail.com, a.n.n.lee@gmail.com
Bob <bob-shop@yahoo.fr>; bob@yahoo.fr
zoé@éxample.fr
"john doe"@example.com
nobody@localhost`,
};

export type EmailDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: EmailDraft;
  readonly change: (part: Partial<EmailDraft>) => void;
}
