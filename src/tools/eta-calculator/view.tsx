import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { text } from './text.ts';
import { fields, initial } from './view/draft.ts';
import { Progress } from './view/progress.tsx';
import { Rate } from './view/rate.tsx';
import { useNow } from './view/use-now.ts';
import styles from './view.module.css';

const modes = ['rate', 'progress'] as const;

export default function EtaCalculatorView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const now = useNow();
  const Mode = draft.mode === 'rate' ? Rate : Progress;
  const restart = (): void => {
    reset();
    change({ mode: draft.mode });
  };
  return (
    <div className={styles.page}>
      <Tabs
        label={t('mode')}
        tabs={modes.map((id) => ({ id, label: t(`mode.${id}`) }))}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
        end={<ResetButton onReset={restart} />}
      >
        <Mode draft={draft} change={change} now={now} />
      </Tabs>
    </div>
  );
}
