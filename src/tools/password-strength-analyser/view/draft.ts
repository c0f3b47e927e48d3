import { choice, secret } from '#core/field.ts';
import type { Failure } from '#core/operation.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { analyse, analyseList, scenarios } from '../engine.ts';
import { samplePassword } from './sample.ts';

export const tabs = ['one', 'many'] as const;
export const fields = {
  ...analyseList.input,
  ...analyse.input,
  words: secret(''),
  scenario: choice(scenarios, 'offlineFast'),
  tab: choice(tabs, 'one'),
};
export const initial = { password: samplePassword };

export type StrengthDraft = DraftOf<typeof fields>;
export interface TabProps extends WithDraft<typeof fields> {
  /** The words about the person, as the operations take them. */
  readonly userInputs: readonly string[];
  /** The dictionaries: `load` on the first focus. */
  readonly dictionaries: {
    readonly ready: boolean;
    readonly loading: boolean;
    readonly error: Failure | undefined;
    readonly load: () => void;
  };
}
