import type { Details } from '#core/operation.ts';
import type { Position } from '#lib/json-scan/position.ts';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';

interface ErrorPlaceProps {
  readonly details: Details;
  readonly onGoTo: (offset: number) => void;
}

/** The value that an error lies in, and what was opened and never closed. */
export function ErrorPlace({ details, onGoTo }: ErrorPlaceProps) {
  const t = useText(text);
  const ui = useText(words);
  const { path = '', opened } = details;
  const opener = String(details['opener']);
  const opening = opened as Position | undefined;
  return (
    <>
      {path !== '' && (
        <span>
          {t('pointer')} <code>{String(path)}</code>
        </span>
      )}
      {opening && (
        <span>
          {t('opened', { opener, line: opening.line, column: opening.column })}{' '}
          <Button
            size="small"
            variant="quiet"
            aria-label={t('goToOpening', { opener })}
            onClick={() => onGoTo(opening.offset)}
          >
            {ui('goTo')}
          </Button>
        </span>
      )}
    </>
  );
}
