import { Button } from '#ui/button/button.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import type { Check } from '../engine/check.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { Findings } from './findings.tsx';

interface StatusProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly run: OperationState<string> & { readonly cancel: () => void };
  readonly checked: OperationState<Check>;
  readonly onGoTo: (offset: number) => void;
  readonly onGoToLine: (line: number, column: number) => void;
}

interface FaultsProps extends Pick<Check, 'errors'> {
  /** They are of an older text. */
  readonly stale: boolean;
  readonly onGoTo: StatusProps['onGoToLine'];
}

/** How many errors there are beside a result: repeated keys, which can be formatted all the same. */
function FaultCount({ errors, stale, onGoTo }: FaultsProps) {
  const t = useText(text);
  const ui = useText(words);
  const [first] = errors;
  const isRepeated = errors.every(({ code }) => code === 'duplicate-key');
  return (
    <StatusLine
      tone="error"
      stale={stale}
      actions={
        first && (
          <Button size="small" variant="line" disabled={stale} onClick={() => onGoTo(first.line, first.column)}>
            {ui('goTo')}
          </Button>
        )
      }
    >
      {t(isRepeated ? 'repeatedKeys' : 'faultCount', { count: errors.length })}
    </StatusLine>
  );
}

/** Where the repeated keys are, and the errors after the first. */
function Faults({ errors: all, stale, onGoTo }: FaultsProps) {
  const t = useText(text);
  const errors = all.filter(
    ({ code, line }, at) => code !== 'syntax' || all.findIndex((one) => one.code === code && one.line === line) === at,
  );
  return (
    <PlaceList
      few
      stale={stale}
      label={t('faults')}
      items={errors.map(({ code, message, line, column, path }) => ({
        key: `${line}:${column} ${message}`,
        text:
          code === 'duplicate-key' || code === 'cyclic-alias'
            ? t(code === 'duplicate-key' ? 'duplicateKey' : 'cyclicAlias')
            : t('furtherFault', { column }),
        line,
        about: path ?? '',
      }))}
      onGoTo={(line, index) => onGoTo(line, errors[index]?.column ?? 1)}
    />
  );
}

/** Under the panes: how far a long run is, what is wrong, or what the document consists of and what deserves a look. */
export function Status({ draft, change, run, checked, onGoTo, onGoToLine }: StatusProps) {
  const t = useText(text);
  const { error, slow, progress } = run;
  if (slow) return <Progress done={progress?.done} total={progress?.total} onCancel={run.cancel} />;
  if (!/\S/.test(draft.text)) return <StatusLine>{t('hint')}</StatusLine>;
  const { stale } = checked;
  // Beside an error, nothing of the text before it.
  const found = error && stale ? undefined : checked.value;
  const { line: shownLine, column: shownColumn } = error?.details ?? {};
  const facts = found
    ? [
        ...(found.documents > 1 ? [t('documentCount', { count: found.documents })] : []),
        t('depth', { depth: found.depth }),
        t('commentCount', { count: found.comments }),
      ]
    : [];
  const others = (found?.errors ?? []).filter(({ line, column }) => line !== shownLine || column !== shownColumn);
  return (
    <>
      {error && <FaultLine messages={text} {...{ error, onGoTo }} />}
      {!error && !found && <StatusLine />}
      {found?.valid === true && found.findings.length === 0 && (
        <StatusLine ok={t('valid')} stale={stale} facts={facts} />
      )}
      {found?.valid === false && !error && <FaultCount errors={others} stale={stale} onGoTo={onGoToLine} />}
      {others.length > 0 && <Faults errors={others} stale={stale} onGoTo={onGoToLine} />}
      {found && <Findings {...{ draft, change, found, facts, stale }} isListed={found.valid} onGoTo={onGoToLine} />}
    </>
  );
}
