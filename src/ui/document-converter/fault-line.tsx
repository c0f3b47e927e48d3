import type { Failure } from '#core/operation.ts';
import type { Words } from '#core/text.ts';
import { Button } from '../button/button.tsx';
import { useErrorText } from '../hooks/use-error-text.ts';
import { useText } from '../hooks/use-text.ts';
import { StatusLine } from '../status-line/status-line.tsx';
import { words } from '../words.ts';
import { converterWords } from './words.ts';

export interface FaultLineProps {
  /** With the sentences of the errors. */
  readonly text: Words;
  readonly error: Failure;
  /** The one click that deals with it. */
  readonly remedy?: { readonly label: string; readonly apply: () => void } | undefined;
  readonly goToLabel?: string | undefined;
  /** Leads to an offset of the text, or to a path of the data. */
  readonly onGoTo?: (place: number | string) => void;
}

/** A sentence without the place at its start, which stands before it in bold. */
function withoutPlace(sentence: string, place: string): string {
  if (!sentence.startsWith(place)) return sentence;
  const rest = sentence.slice(place.length).replace(/^\s*:\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** What is wrong with a text or its data, where, and what helps. */
export function FaultLine({ text, error, remedy, goToLabel, onGoTo }: FaultLineProps) {
  const t = useText(converterWords);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const { column, line, offset, path } = error.details;
  const where = typeof line === 'number' && typeof column === 'number' ? t('where', { line, column }) : undefined;
  const place = (offset ?? (path || undefined)) as number | string | undefined;
  const actions = (
    <>
      {remedy && (
        <Button variant="line" size="small" onClick={remedy.apply}>
          {remedy.label}
        </Button>
      )}
      {onGoTo && place !== undefined && (
        <Button variant="line" size="small" onClick={() => onGoTo(place)}>
          {goToLabel ?? ui('goTo')}
        </Button>
      )}
    </>
  );
  return (
    <StatusLine tone="error" where={where} actions={actions}>
      {withoutPlace(errorText(error), where ?? '\0')}
    </StatusLine>
  );
}
