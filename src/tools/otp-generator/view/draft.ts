import { choice, secret, text as textField } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { uri, verify } from '../engine.ts';

const { timestamp: _, ...checked } = verify.input;
export const tabs = ['one', 'move'] as const;
export const fields = {
  ...uri.input,
  ...checked,
  code: textField(''),
  tab: choice(tabs, 'one'),
  /** Addresses of accounts, one per line. */
  list: secret(''),
  /** Keys of the accounts in the list that are not to be exported, one per line. */
  leftOut: secret(''),
};
export const initial = { issuer: 'Toolcrib', account: 'demo@example.com' };

export type OtpDraft = DraftOf<typeof fields>;
export type PartProps = WithDraft<typeof fields>;
