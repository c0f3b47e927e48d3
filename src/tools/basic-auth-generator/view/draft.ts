import { choice } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { checkHtpasswd, decode, encode, htpasswd } from '../engine.ts';

export const tabs = ['create', 'decode', 'htpasswd'] as const;
const { line } = checkHtpasswd.input;
export const fields = { ...encode.input, ...decode.input, ...htpasswd.input, line, tab: choice(tabs, 'create') };
// RFC 7617 §2
export const initial = {
  username: 'Aladdin',
  password: 'open sesame',
  line: '',
  header: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
};

export type TabProps = WithDraft<typeof fields>;
