import type { Failure } from '#core/operation.ts';
import type { Words } from '#core/text.ts';
import { Button } from '../button/button.tsx';
import { FaultLine } from '../fault/fault.tsx';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';

export interface FaultRemedyProps {
  readonly error: Failure;
  /** The tool's words, with its `error.<code>` sentences. */
  readonly messages: Words;
  /** The one click that deals with it. */
  readonly remedy?: { readonly label: string; readonly apply: () => void } | undefined;
  readonly goToLabel?: string | undefined;
  /** Leads to an offset of the text, or to a path of the data. */
  readonly onGoTo: (place: number | string) => void;
}

/** What is wrong with a text or its data, where, and what helps. */
export function FaultRemedy({ error, messages, remedy, goToLabel, onGoTo }: FaultRemedyProps) {
  const t = useText(words);
  const { offset, path } = error.details;
  const place = (offset ?? (path || undefined)) as number | string | undefined;
  const actions = (
    <>
      {remedy && (
        <Button variant="line" size="small" onClick={remedy.apply}>
          {remedy.label}
        </Button>
      )}
      {place !== undefined && (
        <Button variant="line" size="small" onClick={() => onGoTo(place)}>
          {goToLabel ?? t('goTo')}
        </Button>
      )}
    </>
  );
  return <FaultLine {...{ error, messages, actions }} />;
}
