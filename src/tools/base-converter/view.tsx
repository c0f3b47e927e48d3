import { Button } from '#ui/button/button.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { convertMany } from './engine.ts';
import { text } from './text.ts';
import { fields, initial } from './view/draft.ts';
import { IntegerCard } from './view/integer-card.tsx';
import { Rows } from './view/rows.tsx';
import { Source } from './view/source.tsx';
import { useBaseNames } from './view/use-base-names.ts';
import styles from './view.module.css';

/** One number; whichever field was typed in last is its source. */
export default function BaseConverterView() {
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const t = useText(text);
  const nameOf = useBaseNames();
  const isEmpty = draft.text.trim() === '';
  const group = draft.grouped ? 4 : 0;
  const { value, error, stale, slow } = useOperation(convertMany, { ...draft, group }, { enabled: !isEmpty });
  const shown = isEmpty ? undefined : value;
  const wider = error?.code === 'invalid-digit' ? widerBase(draft.text, error.details['base']) : undefined;
  return (
    <>
      <Panel busy={slow}>
        <Source
          draft={draft}
          change={change}
          base={stale ? undefined : shown?.base}
          failed={error !== undefined}
          onReset={reset}
        />
        <div className={styles.told}>
          {error ? (
            <StatusLine
              tone="error"
              actions={
                wider && (
                  <Button variant="line" size="small" onClick={() => change({ from: wider, fromAlphabet: '' })}>
                    {t('readAs', { name: nameOf(wider) })}
                  </Button>
                )
              }
            >
              {errorText(error)}
            </StatusLine>
          ) : (
            <StatusLine>{t(shown && !stale && hasSpaces(draft.text) ? 'note.spaces' : 'note.prefix')}</StatusLine>
          )}
        </div>
      </Panel>
      <Rows draft={draft} change={change} values={shown?.values} stale={stale} failed={error !== undefined} />
      {shown && (
        <IntegerCard
          draft={draft}
          change={change}
          base={shown.base}
          decimal={shown.values[2] ?? ''}
          failed={error !== undefined}
        />
      )}
    </>
  );
}

/** Spaces that are not between thousands: somebody may have meant a list. */
const hasSpaces = (number: string): boolean =>
  /[^\s+\-\u2212]\s+\S/.test(number) && !/^\s*[+-]?\d{1,3}(?:\s\d{3})+(?:\.|\s*$)/.test(number);

const digits: readonly (readonly [base: number, form: RegExp])[] = [
  [10, /^[+-]?[\d ._']+$/],
  [16, /^[+-]?[\da-f ._']+$/i],
  [36, /^[+-]?[\da-z ._']+$/i],
];

/** The next usual base that has all the digits; none after a prefix, which names another. */
function widerBase(number: string, base: unknown): number | undefined {
  if (/^\s*[+-]?(?:0[box]|&)/i.test(number)) return undefined;
  return digits.find(([other, form]) => other > Number(base) && form.test(number.trim()))?.[0];
}
