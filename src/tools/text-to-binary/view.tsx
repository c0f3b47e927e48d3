import { lazy, useRef } from 'react';
import type { CodeEditorHandle, Mark } from '#ui/code-editor/code-editor.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
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
import { ByteTable } from './view/byte-table.tsx';
import { faultRange } from './view/fault-range.ts';
import { isTooWide, LongLine } from './view/long-line.tsx';
import { fields, initial, sides, type SideName } from './view/draft.ts';
import { Options } from './view/options.tsx';
import styles from './view.module.css';

const Fault = lazy(async () => ({ default: (await import('./view/fault.tsx')).Fault }));

/** Two linked panes; whichever was edited last is the source of the other. Below, the bytes of each character. */
export default function TextToBinaryView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const { source, charset, replaces } = draft;
  const fromText = source === 'text';
  const encoded = useOperation(encode, draft, { enabled: fromText && draft.text !== '' });
  const decoded = useOperation(
    decode,
    { text: draft.digits, charset, malformed: replaces ? 'replace' : 'error' },
    { enabled: !fromText && draft.digits !== '' },
  );
  const result = fromText ? encoded : decoded;
  const values = {
    text: fromText ? draft.text : (decoded.value ?? ''),
    digits: fromText ? (encoded.value ?? '') : draft.digits,
  };
  const editors = { text: useRef<CodeEditorHandle>(null), digits: useRef<CodeEditorHandle>(null) };
  const index = result.error?.details['index'];
  const marks: readonly Mark[] =
    result.error && typeof index === 'number'
      ? [{ ...faultRange(draft[source], index, result.error), tone: 'error' }]
      : [];
  const write = (value: string, side: SideName): void => change({ [side]: value, source: side, replaces: false });
  const files = usePaneFiles('text', write);
  const whole = { text: values.text, charset, base: 16, separator: '', unmappable: 'question' };
  const counted = useOperation(encode, whole, { enabled: values.text !== '', aside: true });
  const bytes = (counted.value?.length ?? 0) / 2;
  const points = pointsIn(values.text);
  return (
    <>
      <Panel busy={result.slow}>
        <Options draft={draft} change={change} onReset={reset} />
        <div className={styles.panes}>
          <Panes low>
            {sides.map((side) => (
              <TextPane
                key={side}
                ref={editors[side]}
                name={t(side === 'text' ? 'text.label' : 'digits')}
                value={values[side]}
                placeholder={t(`${side}.placeholder`)}
                out={source !== side}
                stale={source !== side && result.stale}
                marks={source === side ? marks : []}
                fileName={side === 'text' ? 'text.txt' : 'bytes.txt'}
                onChange={(value) => write(value, side)}
                onFile={(opened) => files.open(opened, side)}
                onClear={() => change({ text: '', digits: '' })}
                instead={
                  source !== side && isTooWide(values[side]) ? (
                    <LongLine label={t('digits')} value={values[side]} />
                  ) : undefined
                }
              />
            ))}
          </Panes>
        </div>
        {files.notice}
        {result.error ? (
          <DeferredSuspense>
            <Fault
              error={result.error}
              draft={draft}
              change={change}
              onGoTo={(at) => editors[source].current?.goTo(at)}
            />
          </DeferredSuspense>
        ) : (
          <StatusLine
            facts={[
              t('facts', { count: points }),
              ...(values.text === '' ? [] : [t('bytes', { count: bytes }), t('bits', { count: bytes * 8 })]),
            ]}
          />
        )}
      </Panel>
      <ByteTable value={values.text} points={points} charset={charset} />
    </>
  );
}

/** Code points. */
function pointsIn(value: string): number {
  return value.length - (value.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}
