import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import type { Inspection } from '../engine/inspect.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

interface StatusProps extends DraftProps {
  readonly error: Failure | undefined;
  /** Of the pane that is the source. */
  readonly inspection: Inspection | undefined;
  /** What stands in the panes. */
  readonly values: { readonly text: string; readonly encoded: string };
  readonly onGoTo: (index: number) => void;
}

/** What is wrong and where; else the counts, and what the text looks like it needs. */
export function Status({ draft, change, error, inspection, values, onGoTo }: StatusProps) {
  const t = useText(text);
  if (error) {
    const { index } = error.details;
    const remedies =
      error.code === 'invalid-utf8' ? [{ label: t('use1252'), apply: () => change({ charset: 'windows-1252' }) }] : [];
    return (
      <FaultLine
        messages={text}
        offset={typeof index === 'number' ? index : undefined}
        {...{ error, remedies, onGoTo }}
      />
    );
  }
  const layers = inspection?.layers ?? 0;
  const encoded = draft.source === 'text' ? draft.text : values.text;
  const isSeparated = draft.mode === 'component' || draft.mode === 'rfc3986';
  const isWholeUrl = isSeparated && draft.source === 'text' && /^\s*[a-z][a-z\d+.-]*:\/\/\S/i.test(draft.text);
  const looksEncoded = draft.source === 'text' && !draft.keepEncoded && (inspection?.escapes ?? 0) > 0;
  const hasPlus = draft.source === 'encoded' && draft.mode !== 'form' && draft.encoded.includes('+');
  return (
    <StatusLine
      facts={[
        t('characters', { count: values.text.length }),
        t('encodedLength', { count: values.encoded.length }),
        ...(inspection && draft.source === 'encoded' ? [t('escapes', { count: inspection.escapes })] : []),
        ...(layers > 1 ? [t('layers', { times: layers })] : []),
        ...(isWholeUrl ? [t('wholeUrl')] : []),
        ...(looksEncoded ? [t('looksEncoded')] : []),
        ...(hasPlus ? [t('plus')] : []),
      ]}
      actions={
        <>
          {layers > 1 && (
            <Button variant="line" size="small" onClick={() => change({ encoded, source: 'encoded' })}>
              {t('again')}
            </Button>
          )}
          {looksEncoded && (
            <Button variant="line" size="small" onClick={() => change({ encoded: draft.text, source: 'encoded' })}>
              {t('looksEncoded.decode')}
            </Button>
          )}
          {hasPlus && (
            <Button variant="line" size="small" onClick={() => change({ mode: 'form' })}>
              {t('plus.form')}
            </Button>
          )}
          {isWholeUrl && (
            <Button variant="line" size="small" onClick={() => change({ mode: 'uri' })}>
              {t('wholeUrl.use')}
            </Button>
          )}
        </>
      }
    />
  );
}
