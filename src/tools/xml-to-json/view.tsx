import { useRef } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { LossStatus } from '#ui/loss-status/loss-status.tsx';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { convertWithReport } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, sample } from './view/draft.ts';
import { Options } from './view/options.tsx';

/** Beside losses, counts are not what matters. */
const none: readonly string[] = [];

export default function XmlToJsonView() {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const [draft, change, reset] = useDraft(fields, initial);
  const run = useOperation(convertWithReport, draft, { enabled: /\S/.test(draft.text) });
  const { value, stale } = run;
  const output = value?.text ?? '';
  const file = useTextFile((opened) => change({ text: opened }));
  const losses = (value?.losses ?? []).map(({ code, path, line }, index) => ({
    key: `${index} ${code}`,
    text: t(`lost.${code}`),
    line,
    about: path,
  }));
  const remedies =
    run.error?.details['reason'] === 'several-roots' && !/<[?!](?:xml\b|DOCTYPE)/i.test(draft.text)
      ? [{ label: t('wrap'), apply: () => change({ text: `<root>\n${draft.text.trimEnd()}\n</root>\n` }) }]
      : undefined;
  return (
    <Panel busy={run.slow}>
      <Options {...{ draft, change, reset }} repeated={value?.repeated ?? []} />
      <Panes>
        <TextSource
          name={t('text.label')}
          language="xml"
          value={draft.text}
          sample={sample}
          onChange={(changed) => change({ text: changed })}
          error={run.error}
          {...{ file, editor }}
        />
        <ResultPane
          name={t('output')}
          language="json"
          lineNumbers
          value={output}
          stale={stale}
          file={{ name: 'converted.json', type: 'application/json' }}
          placeholder={t('output.placeholder')}
          actions={
            <OpenIn
              tool="json-to-xml"
              values={{ text: output, convention: draft.convention }}
              icon="arrow-left-right"
              disabled={output === '' || stale}
            >
              {t('swap')}
            </OpenIn>
          }
        />
      </Panes>
      {file.question}
      <LossStatus
        messages={text}
        source={draft.text}
        run={run}
        hint={t('hint')}
        complete={t(draft.convention === 'nodes' ? 'completeNodes' : 'complete')}
        facts={
          losses.length > 0
            ? none
            : [
                t('elements', { count: value?.elements ?? 0 }),
                t('attributes', { count: value?.attributes ?? 0 }),
                t('depth', { depth: value?.depth ?? 0 }),
              ]
        }
        lost={t('lost', { count: value?.lossCount ?? 0 })}
        losses={losses}
        lossCount={value?.lossCount ?? 0}
        action={
          draft.convention !== 'nodes' && (
            <Button size="small" variant="line" onClick={() => change({ convention: 'nodes' })}>
              {t('useLossless')}
            </Button>
          )
        }
        remedies={remedies}
        onGoTo={(offset) => editor.current?.goTo(offset)}
      />
    </Panel>
  );
}
