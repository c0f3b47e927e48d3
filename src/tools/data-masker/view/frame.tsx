import { useRef, type ReactNode } from 'react';
import { MultiChips } from '#ui/chips/chips.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import { Clamped } from './clamped.tsx';
import { fields, type DraftProps } from './draft.ts';
import { Patterns, type PatternsHandle } from './patterns.tsx';
import type { MaskedReport } from './report.ts';

export interface ModeProps extends DraftProps {
  readonly reset: () => void;
  /** Opens another file. */
  readonly onFile: (file: File) => void;
  /** The question for a file's charset while there is one. */
  readonly question: ReactNode;
}

interface FrameProps extends ModeProps {
  readonly run: Pick<OperationState<unknown>, 'error' | 'slow'>;
  readonly report: MaskedReport | undefined;
  /** The line under the panes when nothing is wrong. */
  readonly status: ReactNode;
  readonly children: ReactNode;
}

/** Around a text or a file: the options, what is not searched for, and what is wrong. */
export function Frame({ draft, change, reset, question, run, report, status, children }: FrameProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const patterns = useRef<PatternsHandle>(null);
  const { error } = run;
  const missing = report?.notSearched.map(({ code, count }) => {
    const what = t(`missing.${code as 'base64-blocks'}`);
    return count === null ? what : t('missing.counted', { what, count });
  });
  const index = Number(error?.details['index'] ?? 0);
  const offset = Number(error?.details['offset'] ?? 0);
  return (
    <Panel busy={run.slow}>
      <OptionRow
        onReset={reset}
        changed={field.changed('kinds', 'region', 'allow', 'deny', 'patterns', 'bodies')}
        more={
          <>
            <MultiChips {...field('kinds')} />
            <InputText {...field('region')} size="small" rawText />
            <InputText {...field('allow')} multiline autosize rows={1} secret rawText />
            <InputText {...field('deny')} multiline autosize rows={1} secret rawText />
            <Patterns {...{ draft, change, error }} ref={patterns} />
            <Select {...field('bodies')} size="small" />
          </>
        }
      >
        <Select {...field('style')} labelPosition="left" size="small" />
        <Select {...field('format')} labelPosition="left" size="small" />
      </OptionRow>
      {missing && (
        <StatusLine>
          <Clamped sentence={t('notSearched', { list: missing.join(', ') })} />
        </StatusLine>
      )}
      {children}
      {question}
      {error?.code === 'invalid-pattern' ? (
        <FaultLine
          error={{ ...error, details: { reason: 'own', number: index + 1, position: offset + 1 } }}
          messages={text}
          offset={offset}
          onGoTo={() => patterns.current?.goTo(index, offset)}
        />
      ) : error ? (
        <FaultLine error={error} messages={text} />
      ) : (
        status
      )}
    </Panel>
  );
}
