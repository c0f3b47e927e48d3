import type { ReactNode } from 'react';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { format } from '../engine.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

interface Listed {
  readonly text: string;
  readonly stale: boolean;
  readonly fault: ReactNode;
}

/** Networks in the notation that is chosen. */
export function useNotation(
  cidrs: readonly string[] | undefined,
  as: DraftProps['draft']['as'],
  stale: boolean,
): Listed {
  const list = cidrs?.join('\n') ?? '';
  const isPlain = as === 'cidr';
  const written = useOperation(format, { networks: list, as }, { enabled: list !== '' && !isPlain });
  return {
    text: isPlain || list === '' ? list : (written.value ?? ''),
    stale: stale || (!isPlain && (written.stale || written.error !== undefined)),
    fault: !isPlain && list !== '' && written.error && (
      <FaultLine
        error={{ ...written.error, details: { ...written.error.details, line: undefined, column: undefined } }}
        messages={text}
      />
    ),
  };
}

interface ResultListProps {
  readonly name: string;
  readonly listed: Listed;
  readonly cidrs: readonly string[];
  readonly isAllowed?: boolean;
}

/** The networks of a result. */
export function ResultList({ name, listed, cidrs, isAllowed = false }: ResultListProps) {
  const t = useText(text);
  return (
    <ResultPane
      name={name}
      value={listed.text}
      stale={listed.stale}
      file={{ name: 'networks.txt', type: 'text/plain' }}
      lineNumbers
      actions={
        isAllowed && (
          <CopyButton
            text={() => `AllowedIPs = ${cidrs.join(', ')}`}
            label={t('copyAllowed')}
            disabled={cidrs.length === 0}
            stale={listed.stale}
          />
        )
      }
    />
  );
}
