import { Button } from '#ui/button/button.tsx';
import { FaultExcerpt } from '#ui/fault/fault-excerpt.tsx';
import { FaultLine, placeOf } from '#ui/fault/fault.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import type { Failure } from '#core/operation.ts';
import type { Warning } from '#lib/json-scan/validate.ts';
import type { Inspection } from '../engine/runs.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { Duplicates, EachLine, Facts } from './facts.tsx';

interface StatusProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly minified: OperationState<string> & { readonly cancel: () => void };
  readonly inspected: OperationState<Inspection & { readonly warnings: readonly Warning[] }>;
  readonly repairError: Failure | undefined;
  readonly onRepair: () => void;
  readonly onGoTo: (offset: number) => void;
}

/** The lines under the panes: how far a long run is, what is wrong and its remedies, or what was saved. */
export function Status({ draft, change, minified, inspected, repairError, onRepair, onGoTo }: StatusProps) {
  const t = useText(text);
  const ui = useText(words);
  const { error } = minified;
  if (minified.slow) {
    const { done, total } = minified.progress ?? {};
    return <Progress label={t('minifying')} done={done} total={total} onCancel={minified.cancel} />;
  }
  if (!/\S/.test(draft.text)) return <StatusLine>{t('hint')}</StatusLine>;
  if (error) {
    const place = placeOf(error);
    const { path, reason } = error.details;
    const hasPath = typeof path === 'string' && path !== '';
    const actions = (
      <>
        {reason === 'trailing-content' && draft.documents === 'single' && <EachLine change={change} />}
        {error.code === 'invalid-json' && (
          <Button variant="line" size="small" onClick={onRepair}>
            {t('repair')}
          </Button>
        )}
        {place && (
          <Button variant="line" size="small" onClick={() => onGoTo(place.offset)}>
            {ui('goTo')}
          </Button>
        )}
      </>
    );
    return (
      <>
        <FaultLine error={error} messages={text} actions={actions} />
        {place && (
          <FaultExcerpt text={draft.text} offset={place.offset}>
            {hasPath && (
              <span>
                {t('pointer')} <code>{path}</code>
              </span>
            )}
          </FaultExcerpt>
        )}
        {repairError && <FaultLine error={repairError} messages={text} />}
      </>
    );
  }
  const { value } = inspected;
  if (!value) return <StatusLine />;
  return (
    <>
      <Facts draft={draft} change={change} found={value} />
      <Duplicates warnings={value.warnings} onGoTo={onGoTo} />
    </>
  );
}
