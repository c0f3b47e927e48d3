import { choice } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { generate, generateNamed, parse } from '../engine.ts';

export const tabs = ['generate', 'decode'] as const;
export const fields = { ...generateNamed.input, ...generate.input, ...parse.input, tab: choice(tabs, 'generate') };
// RFC 9562 appendix A.6
export const initial = { names: 'https://example.com/', uuid: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' };

export type TabProps = WithDraft<typeof fields>;
