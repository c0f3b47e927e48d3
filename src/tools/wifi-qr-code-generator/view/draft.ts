import { choice, flag, secret, text, type Input } from '#core/field.ts';
import { code } from '../engine.ts';

export const papers = ['A4', 'Letter'] as const;

/** The network, its card and the sheet; what was pasted to be read holds a password. */
export const fields = {
  ...code.input,
  title: text(''),
  /** Until it is edited, the title is in the words of the language; an empty one is left out. */
  titleEdited: flag(false),
  note: text(''),
  showPassword: flag(true),
  paper: choice(papers, 'A4'),
  cards: choice([1, 2, 4, 8], 1),
  payload: secret(''),
};
export const initial = { ssid: 'Café Toolcrib', password: 'flat-white-42' };

export type WifiDraft = Input<typeof fields>;

export interface DraftProps {
  readonly draft: WifiDraft;
  readonly change: (part: Partial<WifiDraft>) => void;
}
