import { lazy, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { CodeEditorHandle, Mark } from '#ui/code-editor/code-editor.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { escape, unescape } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, longest, sides, type SideName } from './view/draft.ts';
import { faultEnd } from './view/fault-end.ts';
import { Options } from './view/options.tsx';

const AllLanguages = lazy(async () => ({ default: (await import('./view/all.tsx')).AllLanguages }));

/** Is the text a literal with escapes once more? */
const isLiteral = (value: string): boolean =>
  /^"(?:[^"\\\n]|\\.)*\\["\\nrtu](?:[^"\\\n]|\\.)*"$/.test(value.slice(0, 10_000));

/** Two linked panes; whichever was edited last is the source of the other. Below, the text in all languages. */
export default function StringEscaperView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const { source, target, perLine } = draft;
  const fromText = source === 'text';
  const escaped = useOperation(escape, draft, { enabled: fromText && draft.text !== '' });
  const unescaped = useOperation(
    unescape,
    { text: draft.literal, target, perLine },
    { enabled: !fromText && draft.literal !== '' },
  );
  const result = fromText ? escaped : unescaped;
  const values = {
    text: fromText ? draft.text : draft.literal === '' ? '' : (unescaped.value ?? ''),
    literal: fromText ? (draft.text === '' ? '' : (escaped.value ?? '')) : draft.literal,
  };
  const editors = { text: useRef<CodeEditorHandle>(null), literal: useRef<CodeEditorHandle>(null) };
  const index = result.error?.details['index'];
  const offset = typeof index === 'number' ? index : undefined;
  const marks: readonly Mark[] =
    result.error && offset !== undefined
      ? [{ from: offset, to: faultEnd(draft[source], offset, result.error), tone: 'error' }]
      : [];
  const write = (value: string, side: SideName): void => change({ [side]: value, source: side });
  const files = usePaneFiles('text', write);
  const isTwice = !fromText && !result.stale && isLiteral(values.text);
  return (
    <>
      <Panel busy={result.slow}>
        <Options draft={draft} change={change} onReset={reset} />
        <Panes short={values.text.length <= longest}>
          {sides.map((side) => (
            <TextPane
              key={side}
              ref={editors[side]}
              name={t(side === 'text' ? 'text.label' : 'literal')}
              value={values[side]}
              placeholder={t(`${side}.placeholder`)}
              out={source !== side}
              stale={source !== side && result.stale}
              marks={source === side ? marks : []}
              fileName={`${side}.txt`}
              onChange={(value) => write(value, side)}
              onFile={(opened) => files.open(opened, side)}
              onClear={() => change({ text: '', literal: '' })}
            />
          ))}
        </Panes>
        {files.notice}
        {result.error ? (
          <FaultLine
            error={result.error}
            messages={text}
            offset={offset}
            onGoTo={(at) => editors[source].current?.goTo(at)}
          />
        ) : (
          <StatusLine
            facts={[t('characters', { count: Array.from(values.text).length })]}
            actions={
              <>
                {isTwice && (
                  <Button variant="line" size="small" onClick={() => write(values.text, 'literal')}>
                    {t('again')}
                  </Button>
                )}
                {target === 'html' && (
                  <OpenIn tool="html-entities" values={{ text: values.text, source: 'text' }}>
                    HTML
                  </OpenIn>
                )}
                {target === 'url' && (
                  <OpenIn tool="url-encoder" values={{ text: values.text, source: 'text' }}>
                    URL
                  </OpenIn>
                )}
              </>
            }
          />
        )}
      </Panel>
      <DeferredSuspense>
        <AllLanguages value={values.text} draft={draft} stale={!fromText && unescaped.stale} />
      </DeferredSuspense>
    </>
  );
}
