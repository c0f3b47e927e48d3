import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { faultMarks } from '#ui/fault/fault-marks.ts';
import { useReading } from '#ui/hooks/use-reading.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { text } from './text.ts';
import { fields, initial, sides, type BaseDraft, type SideName } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { useConversion } from './view/use-conversion.ts';

const Detected = lazy(async () => ({ default: (await import('./view/detected.tsx')).Detected }));

const maxFile = 5_000_000;

/** Two linked panes; whichever was edited last is the source of the other. */
export default function BaseEncodingsView() {
  const t = useText(text);
  const [draft, changeDraft, resetDraft] = useDraft(fields, initial);
  const editors = { text: useRef<CodeEditorHandle>(null), encoded: useRef<CodeEditorHandle>(null) };
  const [tooLarge, setTooLarge] = useState(false);
  const change = (part: Partial<BaseDraft>): void => {
    setTooLarge(false);
    changeDraft(part);
  };
  const reset = (): void => {
    setTooLarge(false);
    resetDraft();
  };
  const result = useConversion(draft);
  const { source } = draft;
  const given = draft[source];
  const follows = given === '' ? '' : (result.value ?? '');
  const values = { text: source === 'text' ? given : follows, encoded: source === 'encoded' ? given : follows };
  const marks = faultMarks(given, result.error?.details['position']);

  const read = async (file: File, side: SideName): Promise<Partial<BaseDraft> | undefined> => {
    setTooLarge(file.size > maxFile);
    if (file.size > maxFile) return undefined;
    const { bytesToText } = await import('./view/file-text.ts');
    const { value, encoding } = await bytesToText(file);
    if (side === 'encoded') return { encoded: value, source: side };
    return { text: value, inputEncoding: encoding, source: side, fileName: file.name };
  };
  const take = (part: Partial<BaseDraft> | undefined): void => part && change(part);
  const files = {
    text: useReading(([file]) => read(file, 'text'), take),
    encoded: useReading(([file]) => read(file, 'encoded'), take),
  };
  const open = (opened: readonly File[], side: SideName): void => {
    // The other pane will follow this one.
    files[side === 'text' ? 'encoded' : 'text'].dismiss();
    files[side].open(opened);
  };
  usePageDrop((dropped) => open(dropped, 'text'));

  return (
    <Panel busy={result.slow}>
      <Options draft={draft} change={change} onReset={reset} />
      <Suspense>
        {source === 'encoded' && (
          <Detected draft={draft} change={change} onDone={() => editors.encoded.current?.focus()} />
        )}
      </Suspense>
      <Panes>
        {sides.map((side) => (
          <TextPane
            key={side}
            ref={editors[side]}
            name={t(`${side}.label`)}
            value={values[side]}
            placeholder={t(`${side}.placeholder`)}
            out={source !== side}
            stale={source !== side && result.stale}
            marks={source === side ? marks : []}
            fileName={`${side}.txt`}
            onChange={(value) => change({ [side]: value, source: side })}
            onFile={(file) => open([file], side)}
            onClear={() => change({ text: '', encoded: '' })}
            actions={
              side === 'encoded' && (
                <Button
                  variant="quiet"
                  size="small"
                  icon="arrow-left-right"
                  label={t('swap')}
                  disabled={values.text === '' || result.error !== undefined}
                  onClick={() => change({ text: values.encoded, encoded: values.text, source })}
                />
              )
            }
          />
        ))}
      </Panes>
      {files.text.fault || files.encoded.fault}
      {tooLarge ? (
        <StatusLine tone="warning">{t('file.large')}</StatusLine>
      ) : result.error && given !== '' ? (
        <FaultLine
          error={result.error}
          messages={text}
          offset={marks[0]?.from}
          onGoTo={(offset) => editors[source].current?.goTo(offset)}
        />
      ) : (
        <StatusLine
          facts={[
            t('use.of', { format: t(`format.${draft.format}`), use: t(`use.${draft.format}`) }),
            t('facts.characters', { count: values.encoded.length }),
          ]}
        />
      )}
    </Panel>
  );
}
