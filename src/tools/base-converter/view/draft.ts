import { choice, flag, integer, text } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { convertMany } from '../engine.ts';

export const widths = [8, 16, 32, 64, 128] as const;

const { text: source, from, fromAlphabet, fractionDigits, uppercase, prefix } = convertMany.input;

export const fields = {
  text: source,
  from,
  fromAlphabet,
  fractionDigits,
  uppercase,
  prefix,
  grouped: flag(false),
  customBase: integer({ min: 2, max: 64 }, 36),
  customAlphabet: text(''),
  bits: choice(widths, 32),
};
export const initial = { text: '42' };

export type BaseDraft = DraftOf<typeof fields>;

export type DraftProps = WithDraft<typeof fields>;

const prefixes: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 10: '', 16: '0x' };

/** An integer as the source of the page, in the base of the last good source where that is easily written. */
export function sourceOf(value: bigint, base: number, { from, fromAlphabet }: BaseDraft): Partial<BaseDraft> {
  if (base > 36 || fromAlphabet !== '') return { text: value.toString(), from: 'auto', fromAlphabet: '' };
  const digits = (value < 0n ? -value : value).toString(base);
  const prefix = from === 'auto' ? (prefixes[base] ?? `${base}#`) : '';
  return { text: (value < 0n ? '-' : '') + prefix + digits, from: from === 'auto' ? from : base };
}
