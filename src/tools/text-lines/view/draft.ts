import { check, flag, group, list, text, type Input } from '#core/field.ts';
import { stepFields, type Step, type StepName } from '../engine/fields.ts';

export const cardFields = { ...stepFields, on: flag(true) };
export const fields = { text: text(), steps: list(group(cardFields), { max: 50 }, []) };
export type Card = Input<typeof cardFields>;
export type LinesDraft = Input<typeof fields>;

export interface DraftProps {
  readonly draft: LinesDraft;
  readonly change: (part: Partial<LinesDraft>) => void;
}

/** A step with its defaults. */
export function cardOf(step: { readonly do: StepName } & Partial<Step>): Card {
  const checked = check(cardFields, step);
  if (!checked.ok) throw new Error(`${step.do}: ${checked.fault.problem}`);
  return checked.value;
}

/** A seed for a shuffled order. */
export const drawSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);

/** A step as it is added. What shuffles has a seed, so that the order stays while other steps change. */
export const addedCard = (name: StepName): Card => cardOf({ do: name, seed: name === 'shuffle' ? drawSeed() : '' });

export const initial = {
  text: 'item 10\nitem 9\n\nApple\nbanana\nitem 9\n  Cherry\n\napple\n',
  steps: [cardOf({ do: 'trim' }), cardOf({ do: 'remove-empty' }), cardOf({ do: 'dedupe' }), cardOf({ do: 'sort' })],
};

export const presets = {
  clean: [{ do: 'trim' }, { do: 'remove-empty' }, { do: 'dedupe' }],
  top: [{ do: 'trim' }, { do: 'remove-empty' }, { do: 'count-lines' }, { do: 'take' }],
  sortUnique: [{ do: 'sort', by: 'codepoint' }, { do: 'dedupe' }],
  grep: [{ do: 'filter', find: '#', invert: true }],
} as const satisfies Readonly<Record<string, readonly ({ readonly do: StepName } & Partial<Step>)[]>>;

/** What is used most, a click away. */
export const quick = ['trim', 'remove-empty', 'dedupe', 'sort', 'filter', 'replace', 'number', 'wrap'] as const;
