import { useMemo, useRef } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { faultMarks } from '#ui/fault/fault-marks.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { decode, encode } from './engine.ts';
import { detectContent } from './engine/detect.ts';
import { text } from './text.ts';
import { bytesIn } from './view/bytes.ts';
import { fields, initial, sides, type SideName } from './view/draft.ts';
import { OpenFound } from './view/found.tsx';
import { Options } from './view/options.tsx';
import { Side } from './view/side.tsx';
import { useOpenedFile } from './view/use-opened-file.tsx';

/** Code points; of a long text only the UTF-16 units are counted, which is instant. */
function charactersIn(value: string): number {
  if (value.length > 200_000) return value.length;
  return value.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, ' ').length;
}

/** Two linked panes; whichever was edited last is the source of the other. */
export default function Base64View() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const editors = { text: useRef<CodeEditorHandle>(null), base64: useRef<CodeEditorHandle>(null) };
  const fromText = draft.source === 'text';

  const encoded = useOperation(encode, draft, { enabled: fromText && draft.text !== '' });
  const decoded = useOperation(
    decode,
    { text: draft.base64, charset: draft.charset, strict: draft.strict },
    { enabled: !fromText && draft.base64 !== '' },
  );
  const result = fromText ? encoded : decoded;
  const values = {
    text: fromText ? draft.text : (decoded.value ?? ''),
    base64: fromText ? (encoded.value ?? '') : draft.base64,
  };
  const { charset } = draft;
  const bytes = useMemo(() => bytesIn[charset](values.text), [charset, values.text]);
  const marks = faultMarks(draft[draft.source], result.error?.details['position']);
  const content = result.stale || values.text === '' ? undefined : detectContent(values.text);
  const write = (value: string, side: SideName): void => change({ [side]: value, source: side });
  const { open, offer } = useOpenedFile(write);

  return (
    <Panel busy={result.slow}>
      <Options draft={draft} change={change} onReset={reset} />
      <Panes>
        {sides.map((side) => (
          <Side
            key={side}
            ref={editors[side]}
            name={side}
            value={values[side]}
            isResult={draft.source !== side}
            stale={result.stale}
            marks={marks}
            onChange={(value) => write(value, side)}
            onFile={(file) => open(file, side)}
            onClear={() => change({ text: '', base64: '' })}
          />
        ))}
      </Panes>
      {offer}
      {result.error ? (
        <FaultLine
          error={result.error}
          messages={text}
          actions={
            result.error.code === 'not-text' && (
              <OpenIn tool="base64-file-converter" values={{ text: draft.base64 }}>
                {t('file.open')}
              </OpenIn>
            )
          }
          offset={marks[0]?.from}
          onGoTo={(offset) => editors[draft.source].current?.goTo(offset)}
        />
      ) : (
        <StatusLine
          facts={[
            t('facts.text', {
              characters: t('characters', { count: charactersIn(values.text) }),
              size: formatBytes(bytes, t.language),
            }),
            t('facts.base64', { size: formatBytes(values.base64.length, t.language) }),
            ...(content ? [t(`found.${content}`)] : []),
          ]}
          actions={content && <OpenFound content={content} value={values.text} change={change} />}
        />
      )}
    </Panel>
  );
}
