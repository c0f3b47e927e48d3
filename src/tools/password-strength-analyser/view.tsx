import { choice, secret } from '#core/field.ts';
import type { Failure } from '#core/operation.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { analyse, analyseList, prepare, scenarios } from './engine.ts';
import { text } from './text.ts';
import { Attacker } from './view/attacker.tsx';
import { Many } from './view/many.tsx';
import { One } from './view/one.tsx';
import styles from './view.module.css';

const tabs = ['one', 'many'] as const;
const fields = {
  ...analyseList.input,
  ...analyse.input,
  words: secret(''),
  scenario: choice(scenarios, 'offlineFast'),
  tab: choice(tabs, 'one'),
};
const initial = {};

export type StrengthDraft = ReturnType<typeof useDraft<typeof fields>>[0];
export interface TabProps {
  readonly draft: StrengthDraft;
  readonly change: (part: Partial<StrengthDraft>) => void;
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

const nothing = {};

export default function StrengthView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const preparing = useRunner(prepare);
  const ready = preparing.value === true;
  const dictionaries = {
    ready,
    loading: preparing.slow,
    error: preparing.error,
    load: () => {
      if (!ready && !preparing.slow) preparing.start(nothing);
    },
  };
  const userInputs = draft.words.split(/[\r\n,]+/).flatMap((word) => word.trim() || []);
  const props = { draft, change, userInputs, dictionaries };
  const restart = (): void => {
    reset();
    change({ tab: draft.tab });
  };
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
      end={<ResetButton onReset={restart} />}
    >
      <div className={styles.tab}>
        {draft.tab === 'one' ? <One {...props} /> : <Many {...props} />}
        <Attacker draft={draft} change={change} />
      </div>
    </Tabs>
  );
}
