import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type CodeLanguage } from '#ui/code-editor/code-editor.tsx';
import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { convertWithRequests } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, sample, targetFiles, textOf } from './view/draft.ts';
import { FateList } from './view/fate.tsx';
import { Requests } from './view/requests.tsx';
import styles from './view/view.module.css';

const tabs = ['code', 'request', 'fate'] as const;

/** Colors for what is read; those of code take the slashes of a URL for a comment. */
function languageOf(source: string | undefined): CodeLanguage {
  if (source === 'fetch') return 'code';
  return source === 'har' ? 'json' : 'text';
}

/** A request that cannot be read does not tell whether it has secrets: words that stand beside them. */
const mayHoldSecret = /user|auth|token|key|secret|pass|cookie|cert|\s-[uUbE]|:(?:\/\/)?[^\s/:]*@/i;

/** A request at the left, code at the right, and what became of its flags. */
export default function CurlConverterView() {
  const t = useText(text);
  const id = useId();
  const editor = useRef<CodeEditorHandle>(null);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const { redact, shell, source, tab, target } = draft;
  const given = textOf(draft);
  const isEmpty = !/\S/.test(given);
  const run = useOperation(convertWithRequests, { text: given, source, shell, redact, target }, { enabled: !isEmpty });
  const { error, stale, value } = run;
  const file = useTextFile((opened) => change({ text: opened, secretText: '' }));
  const secrets = [
    ...new Set(value?.messages.flatMap(({ code, flag }) => (code === 'secret' && flag !== null ? [flag] : []))),
  ];
  const isSecret = secrets.length > 0;
  // A secret must not be kept, nor go into a link; what is typed without one may again. That of the sample is none.
  useEffect(() => {
    if (draft.text === sample) return;
    if (error && draft.text !== '' && mayHoldSecret.test(draft.text)) change({ text: '', secretText: draft.text });
    if (error || stale || !value) return;
    if (isSecret && draft.text !== '') change({ text: '', secretText: draft.text });
    else if (!isSecret && draft.secretText !== '') change({ text: draft.secretText, secretText: '' });
  }, [change, draft.secretText, draft.text, error, isSecret, stale, value]);
  const code = isEmpty ? '' : (value?.code ?? '');
  const { extension } = targetFiles[target];
  const readAs = value && [t(`source.${value.source}`), ...(value.shell ? [t(`shell.${value.shell}`)] : [])].join(', ');
  const facts = value ? [t('readAs', { name: readAs ?? '' }), t('requestCount', { count: value.requests.length })] : [];
  const goTo = (offset: number): void => editor.current?.goTo(offset);
  const messages = value?.messages ?? [];
  return (
    <Panel className={styles.page} busy={run.slow}>
      <OptionRow
        onReset={reset}
        changed={field.changed('redact', 'source', 'shell')}
        more={
          <>
            <Switch {...field('redact')} />
            <Select {...field('source')} />
            <Select {...field('shell')} />
          </>
        }
      >
        <SearchSelect {...field('target', (name) => targetFiles[name].label)} labelPosition="left" size="small" />
      </OptionRow>
      <Panes>
        <TextSource
          name={t('text.label')}
          language={languageOf(value?.source)}
          value={given}
          sample={sample}
          onChange={(changed) =>
            change(
              (isSecret || draft.secretText !== '') && changed !== sample
                ? { secretText: changed, text: '' }
                : { text: changed, secretText: '' },
            )
          }
          error={error}
          {...{ file, editor }}
        />
        <ResultPane
          name={t('output')}
          value={code}
          stale={stale || error !== undefined}
          tall={tab !== 'code'}
          file={{ name: `request.${extension}`, type: 'text/plain' }}
          actions={
            <TabList
              id={id}
              compact
              label={t('output')}
              tabs={tabs.map((each) => ({ id: each, label: t(`tab.${each}`) }))}
              value={tab}
              onChange={(chosen) => change({ tab: chosen })}
            />
          }
        >
          <TabPanel id={id} value={tab} fill>
            {tab === 'request' && !isEmpty && value ? (
              <Requests requests={value.requests} />
            ) : tab === 'fate' && !isEmpty && value ? (
              <FateList
                fates={value.fates}
                messages={messages}
                stale={stale || error !== undefined}
                onGoTo={(line) => goTo(offsetOfLine(given, line))}
              />
            ) : (
              <CodeEditor
                label={t('output')}
                language={targetFiles[target].language ?? 'code'}
                readOnly
                lineNumbers
                value={code}
                placeholder={t('output.placeholder')}
              />
            )}
          </TabPanel>
        </ResultPane>
      </Panes>
      {file.question}
      {error ? (
        <FaultLine
          messages={text}
          error={error}
          offset={
            'line' in error.details && !('offset' in error.details)
              ? offsetOfLine(given, Number(error.details['line']))
              : undefined
          }
          onGoTo={goTo}
        />
      ) : isEmpty ? (
        <StatusLine>{t('hint')}</StatusLine>
      ) : isSecret && !redact ? (
        <StatusLine
          tone="warning"
          facts={facts}
          actions={
            <Button size="small" variant="line" onClick={() => change({ redact: true })}>
              {t('redactNow')}
            </Button>
          }
        >
          {t('secretFound', { names: secrets.join(', ') })}
        </StatusLine>
      ) : (
        <StatusLine ok={value && messages.length === 0 && t('allCarried')} facts={facts} />
      )}
    </Panel>
  );
}
