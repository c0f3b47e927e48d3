import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { FaultExcerpt } from '#ui/fault/fault-excerpt.tsx';
import { placeOf } from '#ui/fault/fault.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { words } from '#ui/words.ts';
import type { Position } from '#lib/json-scan/position.ts';
import { text as messages } from '../text.ts';

interface FaultPlaceProps {
  readonly error: Failure;
  readonly text: string;
  readonly onGoTo: (offset: number) => void;
}

/** The line in question, the value it lies in, and what was opened and never closed. */
export function FaultPlace({ error, text, onGoTo }: FaultPlaceProps) {
  const t = useText(messages);
  const ui = useText(words);
  const place = placeOf(error);
  if (!place) return null;
  const { path, opened, opener } = error.details;
  const opening = opened as Position | undefined;
  const hasPath = typeof path === 'string' && path !== '';
  return (
    <FaultExcerpt text={text} offset={place.offset}>
      {hasPath && (
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
    </FaultExcerpt>
  );
}
