import { choice, integer, optional } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { generate } from '../engine.ts';

/** The ranges to choose from; the custom one is typed. */
export const presets = {
  unprivileged: { from: 1024, to: 65_535 },
  registered: { from: 1024, to: 49_151 },
  quiet: { from: 1024, to: 32_767 },
  dynamic: { from: 49_152, to: 65_535 },
} as const;
export const presetNames = ['unprivileged', 'registered', 'quiet', 'dynamic', 'custom'] as const;

/** Options only: ports are drawn again. */
export const fields = {
  ...generate.input,
  exclude: { ...generate.input.exclude, lasting: true },
  preset: choice(presetNames, 'unprivileged'),
  lookup: optional(integer({ min: 1, max: 65_535 })),
} as const;
export const initial = { lookup: 5432 };

type PortDraft = DraftOf<typeof fields>;

export type DraftProps = WithDraft<typeof fields>;

/** A shared link may hold bounds that are those of no preset. */
export function presetOf({ preset, from, to }: PortDraft): PortDraft['preset'] {
  if (preset === 'custom') return preset;
  return presets[preset].from === from && presets[preset].to === to ? preset : 'custom';
}
