import { choice, secret } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { preview, redact } from '../engine.ts';

export const tabs = ['mask', 'redact'] as const;
export const fields = { ...redact.input, ...preview.input, log: secret(''), tab: choice(tabs, 'mask') };
export const initial = {
  text: 'GB82 WEST 1234 5698 7654 32',
  log: `2026-11-21 09:12:04 login of alice.martin@example.org
2026-11-21 09:12:05 paid with 4111 1111 1111 1111
2026-11-21 09:12:06 Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==`,
};

export type ObfuscatorDraft = DraftOf<typeof fields>;
export type TabProps = WithDraft<typeof fields>;
