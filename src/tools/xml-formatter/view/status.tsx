import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { FaultExcerpt } from '#ui/fault/fault-excerpt.tsx';
import { FaultLine, placeOf } from '#ui/fault/fault.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import type { Facts as XmlFacts, Validation } from '../engine/runs.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

/** The remedy for a document with several roots. */
export function FragmentButton({
  error,
  change,
}: Pick<DraftProps, 'change'> & { readonly error: Failure | undefined }) {
  const t = useText(text);
  const { reason } = error?.details ?? {};
  if (reason !== 'several-roots' && reason !== 'text-outside-root') return null;
  return (
    <Button variant="line" size="small" onClick={() => change({ fragment: true })}>
      {t('treatAsFragment')}
    </Button>
  );
}

/** What the document consists of. */
export function Facts({ found }: { readonly found: XmlFacts }) {
  const t = useText(text);
  const facts = [
    ...(found.root === null ? [] : [t('root', { name: found.root })]),
    t('elements', { count: found.elements }),
    t('depth', { depth: found.maxDepth }),
  ];
  return <StatusLine ok={t('wellFormed')} facts={facts} />;
}

interface StatusProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly run: OperationState<string> & { readonly cancel: () => void };
  readonly checked: OperationState<Validation>;
  readonly onGoTo: (offset: number) => void;
}

/** The lines under the panes: how far a long run is, what is wrong and its remedies, or the facts. */
export function Status({ draft, change, run, checked, onGoTo }: StatusProps) {
  const t = useText(text);
  const ui = useText(words);
  const { error } = run;
  if (run.slow) {
    const { done, total } = run.progress ?? {};
    return <Progress done={done} total={total} onCancel={run.cancel} />;
  }
  if (!/\S/.test(draft.text)) return <StatusLine>{t('hint')}</StatusLine>;
  if (error) {
    const place = placeOf(error);
    const actions = (
      <>
        <FragmentButton error={error} change={change} />
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
        {place && <FaultExcerpt text={draft.text} offset={place.offset} />}
      </>
    );
  }
  const found = checked.value;
  if (!found?.wellFormed) return <StatusLine />;
  return (
    <>
      <Facts found={found} />
      {found.warnings.map(({ prefix, line }) => (
        <StatusLine key={prefix} tone="warning">
          {t('unbound', { prefix, line })}
        </StatusLine>
      ))}
    </>
  );
}
