import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { FaultMessage } from '#ui/fault/fault-message.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import type { Fault } from '../engine/report.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { useSentences } from './sentences.ts';

interface SchemaFaultProps extends DraftProps {
  readonly error: Failure;
  readonly onGoToData: (line: number, column: number) => void;
  readonly onGoToSchema: (line: number, column: number) => void;
}

/** What is wrong with a text, with a way to it; a schema that is missing can be added. */
export function SchemaFault({ draft, change, error, onGoToData, onGoToSchema }: SchemaFaultProps) {
  const t = useText(text);
  const { faultSentence } = useSentences();
  const uri = String(error.details['ref'] ?? '').replace(/#.*/, '');
  const isMissing = error.code === 'unresolved-ref' && uri !== '';
  const { field, line, column } = error.details;
  const isOfData = field === 'data';
  const place = [Number(line), Number(column ?? 1)] as const;
  const [first] = error.code === 'invalid-schema' ? (error.details['errors'] as readonly Fault[]) : [];
  const explained = first
    ? { ...error, details: { ...error.details, reason: 'fault', fault: faultSentence(first) } }
    : error;
  const add = () => change({ schemas: [...draft.schemas, { uri, text: '' }] });
  return (
    <FaultMessage
      messages={text}
      error={explained}
      goToLabel={t(isOfData ? 'goTo.data' : 'goTo.schema')}
      offset={line === undefined ? undefined : offsetOfLine(isOfData ? draft.data : draft.schema, ...place)}
      onGoTo={() => (isOfData ? onGoToData : onGoToSchema)(...place)}
      json={{
        value: isOfData ? draft.data : draft.schema,
        onReplace: (repaired) => change(isOfData ? { data: repaired } : { schema: repaired }),
      }}
      actions={
        isMissing && (
          <Button size="small" variant="line" onClick={add}>
            {t('addSchema', { uri })}
          </Button>
        )
      }
    />
  );
}
