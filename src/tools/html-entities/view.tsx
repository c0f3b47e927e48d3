import { useRef } from 'react';
import { shownCharacter } from '#lib/shown-character.ts';
import { Button } from '#ui/button/button.tsx';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { decode, encode } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, sides, type SideName } from './view/draft.ts';
import { EntityTable } from './view/entity-table.tsx';
import { Invisibles } from './view/invisibles.tsx';
import { Options } from './view/options.tsx';
import styles from './view.module.css';

/** Longer texts are not decoded a second time: the answer is only a hint. */
const hintLimit = 200_000;
/** What `encode` leaves as it is at every level. */
// oxlint-disable-next-line no-control-regex -- control characters are characters too
const kept = /[\0\u0080-\u009f\p{Cs}]/u;

/** Two linked panes; whichever was edited last is the source of the other. Below, all entities. */
export default function HtmlEntitiesView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const editors = { text: useRef<CodeEditorHandle>(null), escaped: useRef<CodeEditorHandle>(null) };
  const { source, context } = draft;
  const fromText = source === 'text';

  const encoded = useOperation(encode, draft, { enabled: fromText && draft.text !== '' });
  const decoded = useOperation(
    decode,
    { text: draft.escaped, context },
    { enabled: !fromText && draft.escaped !== '' },
  );
  const result = fromText ? encoded : decoded;
  const values = {
    text: fromText ? draft.text : (decoded.value ?? ''),
    escaped: fromText ? (encoded.value ?? '') : draft.escaped,
  };
  const mayBeTwice = !fromText && values.text.includes('&') && values.text.length <= hintLimit;
  const again = useOperation(decode, { text: values.text, context }, { enabled: mayBeTwice });
  const isTwice = mayBeTwice && !result.stale && !again.stale && (again.value ?? values.text) !== values.text;

  const keptAt = fromText ? draft.text.search(kept) : -1;

  const write = (value: string, side: SideName): void => change({ [side]: value, source: side });
  const files = usePaneFiles('text', write);

  return (
    <>
      <Panel busy={result.slow}>
        <Options draft={draft} change={change} onReset={reset} />
        <div className={styles.panes}>
          <Panes>
            {sides.map((side, at) => (
              <TextPane
                key={side}
                ref={editors[side]}
                name={t(side)}
                value={values[side]}
                placeholder={t(`${side}.placeholder`)}
                out={source !== side}
                stale={source !== side && result.stale}
                fileName={side === 'text' ? 'text.txt' : 'escaped.html'}
                onChange={(value) => write(value, side)}
                onFile={(opened) => files.open(opened, side)}
                onClear={source === side ? () => change({ text: '', escaped: '' }) : undefined}
                actions={
                  source === side && (
                    <Button
                      variant="quiet"
                      size="small"
                      icon="arrow-left-right"
                      title={t(`swap.${side}`)}
                      disabled={values[side] === ''}
                      onClick={() => {
                        const other = sides[1 - at] as SideName;
                        write(values[side], other);
                        // The button goes.
                        editors[other].current?.focus();
                      }}
                    >
                      {t(`swap.${side}`)}
                    </Button>
                  )
                }
              />
            ))}
          </Panes>
        </div>
        {draft.showInvisibles && <Invisibles value={values.text} />}
        {files.notice}
        <StatusLine
          tone={keptAt < 0 ? 'neutral' : 'warning'}
          facts={
            keptAt < 0
              ? [
                  t('facts.text', { size: t('characters', { count: values.text.length }) }),
                  t('facts.escaped', { size: t('characters', { count: values.escaped.length }) }),
                  ...(isTwice ? [t('twice')] : []),
                ]
              : []
          }
          actions={
            isTwice && (
              <Button variant="line" size="small" onClick={() => write(values.text, 'escaped')}>
                {t('again')}
              </Button>
            )
          }
        >
          {keptAt >= 0 &&
            t('kept', {
              character: shownCharacter(draft.text, keptAt),
              line: draft.text.slice(0, keptAt).split('\n').length,
            })}
        </StatusLine>
      </Panel>
      <EntityTable draft={draft} change={change} />
    </>
  );
}
