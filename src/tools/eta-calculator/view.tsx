import { inLanguage } from '#lib/decimal-text.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { text } from './text.ts';
import { fields, initial } from './view/draft.ts';
import { Progress } from './view/progress.tsx';
import { Rate } from './view/rate.tsx';

const modes = ['rate', 'progress'] as const;

export default function EtaCalculatorView() {
  const t = useText(text);
  const [saved, save, reset] = useDraft(fields, initial);
  const rewritten = inLanguage(saved, saved.typedIn, t.language);
  const draft = { ...saved, ...rewritten };
  const change = (part: Partial<typeof draft>): void => save({ ...rewritten, ...part, typedIn: t.language });
  const now = useNow({ whileHidden: true });
  return (
    <ToolTabs
      label={t('mode')}
      tabs={modes}
      nameOf={(tab) => t(`mode.${tab}`)}
      value={draft.mode}
      onChange={(mode) => change({ mode })}
      onReset={reset}
    >
      {(mode) => (mode === 'rate' ? <Rate {...{ draft, change, now }} /> : <Progress {...{ draft, change, now }} />)}
    </ToolTabs>
  );
}
