import { useMemo, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { CodeEditorHandle, Mark } from '#ui/code-editor/code-editor.tsx';
import { usePaneFiles } from '#ui/files/use-pane-files.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { decode, encode, inspect } from './engine.ts';
import { text } from './text.ts';
import { decodeModeOf, fields, initial, sides, type SideName } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { Status } from './view/status.tsx';

/** Longer texts are not inspected: what comes of it are hints. */
const inspectLimit = 200_000;
const mostMarks = 500;

/** Two linked panes; whichever was edited last is the source of the other. */
export default function UrlEncoderView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const editors = { text: useRef<CodeEditorHandle>(null), encoded: useRef<CodeEditorHandle>(null) };
  const { source } = draft;
  const fromText = source === 'text';

  const encoded = useOperation(encode, draft, { enabled: fromText && draft.text !== '' });
  const asDecoded = { ...draft, text: draft.encoded, mode: decodeModeOf(draft) };
  const decoded = useOperation(decode, asDecoded, { enabled: !fromText && draft.encoded !== '' });
  const isBroken = !fromText && decoded.error !== undefined;
  const readable = useOperation(decode, { ...asDecoded, malformed: 'keep' }, { enabled: isBroken, aside: true });
  const inspected = useOperation(
    inspect,
    { text: draft[source] },
    { enabled: draft[source] !== '' && draft[source].length <= inspectLimit },
  );
  const result = fromText ? encoded : decoded;
  const inspection = inspected.stale ? undefined : inspected.value;
  const values = {
    text: fromText ? draft.text : ((isBroken ? readable.value : decoded.value) ?? ''),
    encoded: fromText ? (encoded.value ?? '') : draft.encoded,
  };
  const refused = encoded.error?.code === 'lone-surrogate' ? encoded.error : undefined;
  const marks = useMemo<readonly Mark[]>(() => {
    if (fromText && refused) {
      const lone = Number(refused.details['index']);
      return [{ from: lone, to: lone + 1, tone: 'error' }];
    }
    if (!isBroken || !inspection) return [];
    return inspection.problems
      .filter(({ code }) => code === 'malformed-percent' || draft.charset === 'utf-8')
      .slice(0, mostMarks)
      .map(({ index, sequence }) => ({ from: index, to: index + sequence.length, tone: 'error' }));
  }, [fromText, refused, isBroken, inspection, draft.charset]);

  const write = (value: string, side: SideName): void => change({ [side]: value, source: side });
  const files = usePaneFiles('text', write);

  return (
    <Panel busy={result.slow}>
      <Options draft={draft} change={change} onReset={reset} />
      <Panes>
        {sides.map((side, at) => (
          <TextPane
            key={side}
            ref={editors[side]}
            name={t(side)}
            value={values[side]}
            placeholder={t(`${side}.placeholder`)}
            main={side === 'text'}
            out={source !== side}
            stale={source !== side && (result.stale || isBroken)}
            marks={source === side ? marks : undefined}
            fileName={`${side}.txt`}
            onChange={(value) => write(value, side)}
            onFile={(opened) => files.open(opened, side)}
            onClear={() => change({ text: '', encoded: '' })}
            actions={
              <Button
                variant="quiet"
                size="small"
                icon="arrow-left-right"
                disabled={values[side] === ''}
                onClick={() => write(values[side], sides[1 - at] as SideName)}
              >
                {t(`swap.${side}`)}
              </Button>
            }
          />
        ))}
      </Panes>
      {files.notice}
      <Status
        draft={draft}
        change={change}
        error={result.error}
        inspection={inspection}
        values={values}
        onGoTo={(index) => editors[source].current?.goTo(index)}
      />
    </Panel>
  );
}
