import type { ReactNode } from 'react';
import type { Failure } from '#core/operation.ts';
import type { Words } from '#core/text.ts';
import { useErrorText } from '../hooks/use-error-text.ts';
import { useText } from '../hooks/use-text.ts';
import { StatusLine } from '../status-line/status-line.tsx';
import { words } from '../words.ts';

/** Where an error lies in a text: lines and columns from 1, the offset from 0, in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** The place of an error, when it has one. */
export function placeOf({ details }: Failure): Place | undefined {
  const { line, column, offset } = details;
  return typeof line === 'number' && typeof column === 'number' && typeof offset === 'number'
    ? { line, column, offset }
    : undefined;
}

/** A sentence without the place at its start, which stands before it in bold. */
function withoutPlace(sentence: string, place: string): string {
  if (!sentence.startsWith(place)) return sentence;
  const rest = sentence.slice(place.length).replace(/^\s*:\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export interface FaultLineProps {
  readonly error: Failure;
  /** The tool's words, with its `error.<code>` sentences. */
  readonly messages: Words;
  readonly actions?: ReactNode;
}

/** What is wrong, where, and the remedies. */
export function FaultLine({ error, messages, actions }: FaultLineProps) {
  const t = useText(words);
  const errorText = useErrorText(messages);
  const place = placeOf(error);
  const where = place && t('place', { line: place.line, column: place.column });
  return (
    <StatusLine tone="error" where={where} actions={actions}>
      {withoutPlace(errorText(error), where ?? '\0')}
    </StatusLine>
  );
}
