import { choice, secret } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { preview, redact } from '../engine.ts';
import type { Kind } from '../engine/detect.ts';

export const tabs = ['mask', 'redact'] as const;
const { keep: _, ...redacting } = redact.input;
export const fields = { ...redacting, ...preview.input, log: secret(''), tab: choice(tabs, 'mask') };
export const initial = {
  text: 'GB82 WEST 1234 5698 7654 32',
  log: `2026-11-21 09:12:04 login of alice.martin@example.org
2026-11-21 09:12:05 paid with 4111 1111 1111 1111
2026-11-21 09:12:06 Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==`,
};

export type ObfuscatorDraft = DraftOf<typeof fields>;
export type TabProps = WithDraft<typeof fields>;

/** The findings that stay in clear. They are numbers that mean nothing for another log, so they last as long as it does. */
export interface Kept {
  readonly log: string;
  readonly kinds: readonly Kind[];
  readonly numbers: readonly number[];
}
export const nothingKept: Kept = { log: '', kinds: [], numbers: [] };
