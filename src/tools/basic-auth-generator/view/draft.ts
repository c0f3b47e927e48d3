import { choice, secret } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { decode, encode, htpasswd } from '../engine.ts';

export const tabs = ['create', 'decode', 'htpasswd'] as const;
export const fields = {
  ...encode.input,
  ...decode.input,
  ...htpasswd.input,
  /** It holds the hash of a password. */
  line: secret(),
  tab: choice(tabs, 'create'),
};
// RFC 7617 §2
export const initial = {
  username: 'Aladdin',
  password: 'open sesame',
  line: '',
  header: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
};

export type TabProps = WithDraft<typeof fields>;
