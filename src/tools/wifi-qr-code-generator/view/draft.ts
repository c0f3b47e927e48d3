import { choice, flag, secret, text, type Input } from '#core/field.ts';
import { code } from '../engine.ts';
import { eapMethods, secondMethods } from '../engine/fields.ts';
import type { ReadNetwork } from '../engine/read.ts';

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

/** What was read, as the form has it; a method that the form does not know stays as it is there. */
export function draftOf({ eapMethod: first, phase2: second, unknown: _, ...network }: ReadNetwork): Partial<WifiDraft> {
  const eapMethod = eapMethods.find((method) => method === first);
  const isNone = second === null && network.security === 'WPA2-EAP';
  const phase2 = isNone ? 'none' : secondMethods.find((method) => method === second);
  return { ...network, ...(eapMethod && { eapMethod }), ...(phase2 && { phase2 }) };
}

export interface DraftProps {
  readonly draft: WifiDraft;
  readonly change: (part: Partial<WifiDraft>) => void;
}
