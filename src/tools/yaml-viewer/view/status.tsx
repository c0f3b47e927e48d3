import { FaultExcerpt } from '#ui/fault/fault-excerpt.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { PlaceList } from '#ui/place-list/place-list.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { placeOf } from '#core/place.ts';
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

/** Repeated keys, which can be formatted all the same, and errors after the first. */
function Faults({ found, onGoTo }: { readonly found: Check; readonly onGoTo: StatusProps['onGoToLine'] }) {
  const t = useText(text);
  const { errors } = found;
  if (errors.length === 0) return null;
  return (
    <PlaceList
      few
      label={t('faults')}
      items={errors.map(({ code, message, line, column, path }) => ({
        key: `${line}:${column} ${message}`,
        text: code === 'duplicate-key' ? t('duplicateKey') : message,
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
  const found = checked.value;
  const values = { text: draft.text };
  const { offset } = (error && placeOf(error)) ?? {};
  return (
    <>
      {error && <FaultLine messages={text} {...{ error, onGoTo }} />}
      {offset !== undefined && <FaultExcerpt text={draft.text} offset={offset} />}
      {!error && !found && <StatusLine />}
      {found?.valid === true && (
        <StatusLine
          ok={t('valid')}
          facts={[
            t('documentCount', { count: found.documents }),
            t('depth', { depth: found.depth }),
            t('commentCount', { count: found.comments }),
          ]}
          actions={
            <>
              <OpenIn tool="yaml-to-json-converter" values={values}>
                {t('toJson')}
              </OpenIn>
              <OpenIn tool="yaml-to-toml" values={values}>
                {t('toToml')}
              </OpenIn>
            </>
          }
        />
      )}
      {found && !found.valid && (!error || found.errors.length > 1) && (
        <>
          {!error && <StatusLine tone="error">{t('faultCount', { count: found.errors.length })}</StatusLine>}
          <Faults found={found} onGoTo={onGoToLine} />
        </>
      )}
      {found && <Findings {...{ draft, change, found }} onGoTo={onGoToLine} />}
    </>
  );
}
