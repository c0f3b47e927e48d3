import { choice, flag, list, text, type Input } from '#core/field.ts';

export const tones = ['0', '1', '2', '3', '4', '5'] as const;
export const copied = ['emoji', 'shortcode', 'codePoints', 'javascript'] as const;

export const fields = {
  query: text(''),
  tone: { ...choice(tones, '0'), lasting: true },
  copies: choice(copied, 'emoji'),
  tray: list(text(), {}, []),
  drawable: { ...flag(false), lasting: true },
} as const;
export const initial = {};
export type PickerDraft = Input<typeof fields>;
