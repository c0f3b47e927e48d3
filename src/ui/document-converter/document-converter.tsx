import { useEffect, useMemo, useRef } from 'react';
import type { Fields } from '#core/field.ts';
import { Button } from '../button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from '../code-editor/code-editor.tsx';
import { fitsEditor } from '../code-editor/measures.ts';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { download } from '../download.ts';
import { OpenButton } from '../drop-zone/open-button.tsx';
import { usePageDrop } from '../drop-zone/use-page-drop.ts';
import { FileCard } from '../file-card/file-card.tsx';
import { useTextFile } from '../files/use-text-file.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { useOperation } from '../hooks/use-operation.ts';
import { useRunner } from '../hooks/use-runner.ts';
import { useText } from '../hooks/use-text.ts';
import { OpenIn } from '../open-in/open-in.tsx';
import { Pane, Panes } from '../panes/panes.tsx';
import { Panel } from '../panel/panel.tsx';
import { words } from '../words.ts';
import { ConverterOptions } from './converter-options.tsx';
import { ConverterStatus } from './converter-status.tsx';
import styles from './document-converter.module.css';
import type { Change, ConverterDraft, ConverterSetup, DocumentFormat } from './model.ts';
import { useSampleSelection } from './use-sample-selection.ts';
import { converterWords } from './words.ts';

const types: Readonly<Record<DocumentFormat, string>> = {
  json: 'application/json',
  yaml: 'application/yaml',
  toml: 'application/toml',
};
const languageOf = (format: DocumentFormat) => (format === 'json' ? 'json' : 'text');

/** The end of the line around an offset, at least one character further. */
function lineEnd(text: string, offset: number): number {
  const length = text.slice(offset).search(/[\r\n]/);
  return Math.max(offset + 1, length < 0 ? text.length : offset + length);
}

/** The whole screen of a converter between two document formats: input, output, options and what was lost. */
export function DocumentConverter<F extends Fields, L extends Fields>(setup: ConverterSetup<F, L>) {
  const { from, to, convert, locate, initial, inverse, text } = setup;
  const t = useText(converterWords);
  const ui = useText(words);
  const editor = useRef<CodeEditorHandle>(null);
  const [values, changeValues, reset] = useDraft<Fields>(convert.input, initial);
  const draft = values as unknown as ConverterDraft;
  const change = changeValues as Change;
  const isEmpty = !/\S/.test(draft.text);
  const converted = useOperation(convert, values, { enabled: !isEmpty });
  const output = converted.value?.text ?? '';

  const { start: find, value: found } = useRunner(locate);
  useEffect(() => {
    if (found) editor.current?.goTo(found.offset);
  }, [found]);
  const goTo = (place: number | string): void => {
    if (typeof place === 'number') editor.current?.goTo(place);
    else find({ ...values, path: place } as unknown as Parameters<typeof find>[0]);
  };

  const file = useTextFile((opened) => change({ text: opened }));
  usePageDrop(([dropped]) => dropped && file.open(dropped));
  const selection = useSampleSelection(editor, draft.text.length, draft.text === initial.text);

  const offset = converted.error?.details['offset'];
  const marks = useMemo(
    (): Mark[] =>
      typeof offset === 'number' ? [{ from: offset, to: lineEnd(draft.text, offset), tone: 'error' }] : [],
    [offset, draft.text],
  );
  const isEditable = useMemo(() => fitsEditor(draft.text), [draft.text]);
  const inputName = from === 'json' ? t('input.json') : t(from);

  return (
    <Panel busy={converted.slow}>
      <ConverterOptions {...{ to, draft, change, reset }} />
      <Panes>
        <Pane
          name={inputName}
          actions={
            <>
              <Button variant="quiet" size="small" onClick={() => change({ text: initial.text })}>
                {t('sample')}
              </Button>
              <OpenButton onFiles={([opened]) => opened && file.open(opened)} />
              <Button
                variant="quiet"
                size="small"
                icon="trash-2"
                label={ui('clear')}
                disabled={draft.text === ''}
                onClick={() => {
                  change({ text: '' });
                  editor.current?.focus();
                }}
              />
            </>
          }
        >
          {isEditable ? (
            <div className={styles.fill} {...selection}>
              <CodeEditor
                ref={editor}
                label={inputName}
                language={languageOf(from)}
                lineNumbers
                value={draft.text}
                marks={marks}
                onChange={(value) => change({ text: value })}
                onFile={file.open}
              />
            </div>
          ) : (
            <div className={styles.file}>
              <FileCard name={t('typed')} size={draft.text.length} note={t('large')} />
            </div>
          )}
        </Pane>
        <Pane
          name={t(to)}
          out
          stale={converted.stale}
          actions={
            <>
              {output !== '' && !converted.stale && (
                <OpenIn tool={inverse} values={{ text: output }}>
                  {t('swap')}
                </OpenIn>
              )}
              <Button
                variant="quiet"
                size="small"
                icon="download"
                disabled={output === ''}
                onClick={() => download(output, `converted.${to}`, types[to])}
              >
                {ui('download')}
              </Button>
              <CopyButton text={output} />
            </>
          }
        >
          <CodeEditor
            label={t(to)}
            readOnly
            lineNumbers
            language={languageOf(to)}
            value={output}
            placeholder={t(`placeholder.${to}`)}
          />
        </Pane>
      </Panes>
      {file.question}
      <ConverterStatus {...{ text, isEmpty, converted, change }} onGoTo={goTo} />
    </Panel>
  );
}
