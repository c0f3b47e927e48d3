import type { ReactNode } from 'react';
import { sentenceOf } from '#core/error-message.ts';
import { errorWords } from '#core/error-words.ts';
import type { Failure } from '#core/operation.ts';
import { describePlace, placeOf } from '#core/place.ts';
import type { Words } from '#core/text.ts';
import { Button } from '../button/button.tsx';
import { useLanguage } from '../hooks/language.ts';
import { tableOf } from '../hooks/tables.ts';
import { useText } from '../hooks/use-text.ts';
import { StatusLine } from '../status-line/status-line.tsx';
import { words } from '../words.ts';

/** An action that resolves an error in one click. */
export interface Remedy {
  readonly label: string;
  readonly apply: () => void;
}

export interface PlainFaultProps {
  readonly error: Failure;
  /** The tool's words, with its `error.<code>` sentences. */
  readonly messages: Words;
  /** `warning` where there is a result all the same, such as that of the first part. */
  readonly tone?: 'error' | 'warning';
  readonly remedies?: readonly Remedy[] | undefined;
  /** Other small buttons and links. */
  readonly actions?: ReactNode;
  /** The target of Go to when the details have no `offset`; from 0, in UTF-16 units. */
  readonly offset?: number | undefined;
  readonly onGoTo?: (offset: number) => void;
  /** Leads to a value of the data, by its JSON Pointer, when the place in the text is not known. */
  readonly onGoToPath?: (path: string) => void;
  /** The label of Go to when its target has a name. */
  readonly goToLabel?: string | undefined;
}

const none: readonly Remedy[] = [];

/**
 * Shows an error, its place, its remedies, and a button that leads to the place; the content of `FaultMessage`.
 *
 * @example
 * ```tsx
 * <PlainFault error={error} messages={text} onGoTo={(offset) => editor.current?.goTo(offset)} />
 * ```
 */
export function PlainFault(props: PlainFaultProps) {
  const { error, messages, tone = 'error', remedies = none, actions, onGoTo, onGoToPath, goToLabel } = props;
  const t = useText(words);
  const language = useLanguage();
  const place = placeOf(error);
  const offset = props.offset ?? place?.offset;
  const path = place?.path;
  const goTo =
    onGoTo && offset !== undefined
      ? () => onGoTo(offset)
      : onGoToPath && path !== undefined && (() => onGoToPath(path));
  const clicks = [...remedies, ...(goTo ? [{ label: goToLabel ?? t('goTo'), apply: goTo }] : [])];
  return (
    <StatusLine
      tone={tone}
      where={place && describePlace(place, language)}
      actions={
        (actions || clicks.length > 0) && (
          <>
            {actions}
            {clicks.map(({ label, apply }) => (
              <Button key={label} variant="line" size="small" onClick={apply}>
                {label}
              </Button>
            ))}
          </>
        )
      }
    >
      {sentenceOf([tableOf(messages, language), tableOf(errorWords, language)], language, error.code, error.details)}
    </StatusLine>
  );
}
