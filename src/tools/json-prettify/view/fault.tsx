import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import type { Position } from '#lib/json-scan/position.ts';
import { text as messages } from '../text.ts';
import styles from '../view.module.css';
import { excerptOf } from './excerpt.ts';

/** The place of an error, when it has one. */
export function placeOf({ details }: Failure): Position | undefined {
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

interface FaultLineProps {
  readonly error: Failure;
  readonly actions?: React.ReactNode;
}

/** What is wrong, where, and the remedies. */
export function FaultLine({ error, actions }: FaultLineProps) {
  const t = useText(messages);
  const errorText = useErrorText(messages);
  const place = placeOf(error);
  const where = place && t('place', { line: place.line, column: place.column });
  return (
    <StatusLine tone="error" where={where} actions={actions}>
      {withoutPlace(errorText(error), where ?? '\0')}
    </StatusLine>
  );
}

interface FaultPlaceProps {
  readonly error: Failure;
  readonly text: string;
  readonly onGoTo: (offset: number) => void;
}

/** The line in question with a caret under the column, the value it lies in, and what was opened and never closed. */
export function FaultPlace({ error, text, onGoTo }: FaultPlaceProps) {
  const t = useText(messages);
  const ui = useText(words);
  const place = placeOf(error);
  if (!place) return null;
  const { before, at, after } = excerptOf(text, place.offset);
  const { path, opened, opener } = error.details;
  const opening = opened as Position | undefined;
  return (
    <div className={styles.fault}>
      <pre className={styles.excerpt}>
        <code>
          {before}
          <mark>{at}</mark>
          {after}
        </code>
        <span aria-hidden="true" className={styles.caretLine}>
          {'\n'}
          <span className={styles.unseen}>{before}</span>^
        </span>
      </pre>
      <p className={styles.faultFacts}>
        {typeof path === 'string' && path !== '' && (
          <span>
            {t('pointer')} <code>{path}</code>
          </span>
        )}
        {opening && (
          <span>
            {t('opened', { opener: String(opener), line: opening.line, column: opening.column })}{' '}
            <Button
              size="small"
              variant="quiet"
              aria-label={t('goToOpening', { opener: String(opener) })}
              onClick={() => onGoTo(opening.offset)}
            >
              {ui('goTo')}
            </Button>
          </span>
        )}
      </p>
    </div>
  );
}
