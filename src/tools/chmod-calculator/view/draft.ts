import { choice, text } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { apply } from '../engine.ts';

export const fields = {
  tab: choice(['permissions', 'apply', 'umask'], 'permissions'),
  /** The mode that the grid and the linked fields show, with the letter of `ls -l` once there is one. */
  permissions: text('755'),
  path: text('path'),
  ...apply.input,
  mask: text('022'),
};
export const initial = { expression: 'u+x,g-r' };

export type DraftProps = WithDraft<typeof fields>;
