import type { list } from '../engine.ts';
import { codePointsOf, escapesOf } from '../engine/escapes.ts';
import type { PickerDraft } from './draft.ts';

/** An emoji as `list` gives it. */
export type Item = Awaited<ReturnType<(typeof list)['run']>>[number];

const modifiers = ['', '🏻', '🏼', '🏽', '🏾', '🏿'] as const;

/** The variant all of whose people have the tone; the emoji itself when there is none. */
export function toned({ emoji, skinTones }: Item, tone: PickerDraft['tone']): string {
  const wanted = modifiers[Number(tone)] ?? '';
  if (wanted === '') return emoji;
  const isWanted = (variant: string): boolean =>
    (variant.match(/[\u{1f3fb}-\u{1f3ff}]/gu) ?? []).every((sign) => sign === wanted);
  return skinTones.find(isWanted) ?? emoji;
}

/** What Enter and a click copy; the emoji itself when it has no shortcode. */
export function copyOf(emoji: string, shortcodes: readonly string[], copies: PickerDraft['copies']): string {
  if (copies === 'codePoints') return codePointsOf(emoji).join(' ');
  if (copies === 'javascript') return escapesOf(emoji).javascript;
  const shortcode = shortcodes[0];
  return copies === 'shortcode' && shortcode !== undefined ? `:${shortcode}:` : emoji;
}
