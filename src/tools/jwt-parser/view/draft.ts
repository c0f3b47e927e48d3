import { verify } from '../engine.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';

export const fields = { ...verify.input };
export const initial = {
  token:
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
};

export type PartProps = WithDraft<typeof fields>;
