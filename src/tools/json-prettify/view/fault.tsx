import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { ExcerptLines } from '#ui/fault/excerpt-lines.tsx';
import { FaultLine, placeOf } from '#ui/fault/fault.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { words } from '#ui/words.ts';
import type { Position } from '#lib/json-scan/position.ts';
import { text as messages } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { needlessComma } from './needless-comma.ts';

interface FaultPlaceProps {
  readonly error: Failure;
  readonly text: string;
  readonly onGoTo: (offset: number) => void;
}

/** The line in question, the value it lies in, and what was opened and never closed. */
function FaultPlace({ error, text, onGoTo }: FaultPlaceProps) {
  const t = useText(messages);
  const ui = useText(words);
  const place = placeOf(error);
  if (!place) return null;
  const { path, opened, opener } = error.details;
  const opening = opened as Position | undefined;
  const hasPath = typeof path === 'string' && path !== '';
  return (
    <ExcerptLines text={text} offset={place.offset}>
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
    </ExcerptLines>
  );
}

interface FaultProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly error: Failure;
  readonly repairError: Failure | undefined;
  readonly onRepair: () => void;
  readonly onGoTo: (offset: number) => void;
}

/** What is wrong with the text, where, and the remedies. */
export function Fault({ draft, change, error, repairError, onRepair, onGoTo }: FaultProps) {
  const t = useText(messages);
  const ui = useText(words);
  const place = placeOf(error);
  const comma = place && needlessComma(draft.text, place.offset, error.details['reason']);
  const actions = (
    <>
      {comma !== undefined && (
        <Button
          variant="line"
          size="small"
          onClick={() => change({ text: draft.text.slice(0, comma) + draft.text.slice(comma + 1) })}
        >
          {t('removeComma')}
        </Button>
      )}
      {error.code === 'invalid-json' && (
        <Button variant="line" size="small" onClick={onRepair}>
          {t('repair')}
        </Button>
      )}
      {place && (
        <Button variant="line" size="small" onClick={() => onGoTo(place.offset)}>
          {ui('goTo')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <FaultLine error={error} messages={messages} actions={actions} />
      <FaultPlace error={error} text={draft.text} onGoTo={onGoTo} />
      {repairError && <FaultLine error={repairError} messages={messages} />}
    </>
  );
}
