import type { ReactNode } from 'react';
import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { FaultMessage } from '#ui/fault/fault-message.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import type { Fault } from '../engine/report.ts';
import { text } from '../text.ts';
import { missingSchema } from './added-schemas.ts';
import type { DraftProps } from './draft.ts';
import { useSentences } from './sentences.ts';

interface SchemaFaultProps {
  readonly error: Failure;
  /** The text that it is in. */
  readonly value: string;
  /** Those that were added. */
  readonly schemas: DraftProps['draft']['schemas'];
  readonly onGoTo: (line: number, column: number) => void;
  readonly onReplace: (text: string) => void;
  readonly onAdd: (uri: string) => void;
  /** Beside what is done about the error. */
  readonly children?: ReactNode;
}

/** What is wrong with a text, with a way to it; a schema that is missing can be added. */
export function SchemaFault(props: SchemaFaultProps) {
  const { error, value, schemas, onGoTo, onReplace, onAdd, children } = props;
  const t = useText(text);
  const { faultSentence } = useSentences();
  const { line, column } = error.details;
  const place = [Number(line), Number(column ?? 1)] as const;
  const [first] = error.code === 'invalid-schema' ? (error.details['errors'] as readonly Fault[]) : [];
  const missing = missingSchema(error, schemas);
  const reason = first ? 'fault' : missing?.reason;
  const explained = reason
    ? { ...error, details: { ...error.details, reason, ...(first && { fault: faultSentence(first) }) } }
    : error;
  return (
    <FaultMessage
      messages={text}
      error={explained}
      offset={line === undefined ? undefined : offsetOfLine(value, ...place)}
      onGoTo={() => onGoTo(...place)}
      json={{ value, onReplace }}
      actions={
        <>
          {missing && !missing.reason && (
            <Button size="small" variant="line" onClick={() => onAdd(missing.uri)}>
              {t('addSchema', { uri: missing.uri })}
            </Button>
          )}
          {children}
        </>
      }
    />
  );
}
