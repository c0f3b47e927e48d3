import type { ReactNode } from 'react';
import type { Fields } from '#core/field.ts';
import type { Failure } from '#core/operation.ts';
import { placeOf } from '#core/place.ts';
import { FaultExcerpt } from '../fault/fault-excerpt.tsx';
import { FaultLine } from '../fault/fault-line.tsx';
import { useText } from '../hooks/use-text.ts';
import { Progress } from '../progress/progress.tsx';
import { StatusLine } from '../status-line/status-line.tsx';
import type { FileResult, FormatterSetup, GoTo } from './model.ts';

interface FormatterStatusProps<F extends Fields, R extends FileResult> {
  readonly setup: FormatterSetup<F, R>;
  readonly onGoTo: GoTo;
}

/** Under the panes: how far a long run is, what is wrong, where and its remedies, or what there is to say. */
export function FormatterStatus<F extends Fields, R extends FileResult>(props: FormatterStatusProps<F, R>): ReactNode {
  const { setup, onGoTo } = props;
  const { text, value, run, renderSlow, children } = setup;
  const t = useText(text);
  if (run.slow) {
    return (
      <>
        <Progress done={run.progress?.done} total={run.progress?.total} onCancel={run.cancel} />
        {renderSlow?.(value.length)}
      </>
    );
  }
  if (!/\S/.test(value)) return <StatusLine>{t('hint')}</StatusLine>;
  if (run.error) return <Fault {...{ setup, onGoTo }} error={run.error} />;
  return children(onGoTo);
}

type FaultProps<F extends Fields, R extends FileResult> = FormatterStatusProps<F, R> & { readonly error: Failure };

function Fault<F extends Fields, R extends FileResult>({ setup, error, onGoTo }: FaultProps<F, R>) {
  const { text, value, repair, remedies, renderAbout, renderAdvice } = setup;
  const offset = placeOf(error)?.offset;
  const offered = [...(remedies?.(error) ?? []), ...(repair?.code === error.code ? [repair.remedy] : [])];
  return (
    <>
      <FaultLine messages={text} remedies={offered} {...{ error, onGoTo }} />
      {offset !== undefined && (
        <FaultExcerpt text={value} offset={offset}>
          {renderAbout?.(error, onGoTo)}
        </FaultExcerpt>
      )}
      {repair?.error && <FaultLine error={repair.error} messages={text} />}
      {renderAdvice?.(error)}
    </>
  );
}
