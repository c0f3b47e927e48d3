import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { convertMany } from './engine.ts';
import { text } from './text.ts';
import { fields, initial } from './view/draft.ts';
import { IntegerCard } from './view/integer-card.tsx';
import { Rows } from './view/rows.tsx';
import { Source } from './view/source.tsx';

/** One number; whichever field was typed in last is its source. */
export default function BaseConverterView() {
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const isEmpty = draft.text.trim() === '';
  const group = draft.grouped ? 4 : 0;
  const { value, error, stale, slow } = useOperation(convertMany, { ...draft, group }, { enabled: !isEmpty });
  const shown = isEmpty ? undefined : value;
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
        {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
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
