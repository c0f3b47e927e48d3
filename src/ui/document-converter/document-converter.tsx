import { useEffect, useRef } from 'react';
import type { Fields } from '#core/field.ts';
import type { CodeEditorHandle } from '../code-editor/code-editor.tsx';
import { useTextFile } from '../files/use-text-file.tsx';
import { useDraft } from '../hooks/use-draft.ts';
import { useRunner } from '../hooks/use-runner.ts';
import { useRestartable } from '../hooks/use-restartable.ts';
import { useText } from '../hooks/use-text.ts';
import { OpenIn } from '../open-in/open-in.tsx';
import { Panes } from '../panes/panes.tsx';
import { Panel } from '../panel/panel.tsx';
import { ResultPane, type OutputFile } from '../result-pane/result-pane.tsx';
import { TextSource } from '../source-pane/text-source.tsx';
import { ConverterOptions } from './converter-options.tsx';
import { ConverterStatus } from './converter-status.tsx';
import type { Change, Converted, ConverterDraft, ConverterSetup, DocumentFormat } from './model.ts';

const types = { json: 'application/json', yaml: 'application/yaml', toml: 'application/toml' };

/** The file that Download saves; several documents may be lines of JSON. */
function savedAs(
  to: DocumentFormat,
  { documents: layout }: ConverterDraft,
  converted: Converted | undefined,
): OutputFile {
  return to === 'json' && layout === 'lines' && (converted?.documents ?? 0) > 1
    ? { name: 'converted.ndjson', type: 'application/x-ndjson' }
    : { name: `converted.${to}`, type: types[to] };
}

/**
 * The whole screen of a converter between two document formats: input, output, options and what was lost.
 *
 * @example
 * ```tsx
 * <DocumentConverter
 *   from="json"
 *   to="toml"
 *   convert={convertWithReport}
 *   locate={locate}
 *   initial={initial}
 *   inverse={inverse}
 *   text={text}
 * />
 * ```
 */
export function DocumentConverter<F extends Fields, L extends Fields>(setup: ConverterSetup<F, L>) {
  const { from, to, convert, locate, initial, inverse, text } = setup;
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const [values, changeValues, reset] = useDraft<Fields>(convert.input, initial);
  const draft = values as unknown as ConverterDraft;
  const change = changeValues as Change;
  const isEmpty = !/\S/.test(draft.text);
  const converted = useRestartable(convert, values, { enabled: !isEmpty });
  const output = converted.value?.text ?? '';

  const { start: find, value: found } = useRunner(locate, { transient: true });
  useEffect(() => {
    if (found) editor.current?.goTo(found.offset);
  }, [found]);
  const goTo = (place: number | string): void => {
    if (typeof place === 'number') editor.current?.goTo(place);
    else find({ ...values, path: place } as unknown as Parameters<typeof find>[0]);
  };

  const file = useTextFile((opened) => change({ text: opened }));

  return (
    <Panel busy={converted.slow}>
      <ConverterOptions {...{ text, to, draft, change, reset }} fields={convert.input} />
      <Panes>
        <TextSource
          name={from === 'json' ? t('input.json') : t(from)}
          language={from}
          value={draft.text}
          sample={initial.text}
          onChange={(value) => change({ text: value })}
          error={converted.error}
          {...{ file, editor }}
        />
        <ResultPane
          name={t(to)}
          language={to}
          lineNumbers
          value={output}
          stale={converted.stale}
          file={savedAs(to, draft, converted.value)}
          placeholder={t(`placeholder.${to}`)}
          actions={
            <OpenIn
              tool={inverse}
              values={{ text: output }}
              icon="arrow-left-right"
              disabled={output === '' || converted.stale}
            >
              {t('swap')}
            </OpenIn>
          }
        />
      </Panes>
      {file.question}
      <ConverterStatus {...{ text, from, converted, change }} source={draft.text} onGoTo={goTo} />
    </Panel>
  );
}
