import { useMemo, useRef } from 'react';
import { foreignEncoding } from '#lib/xml/encoding.ts';
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
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { convertWithReport } from './engine.ts';
import type { Loss } from './engine/convert.ts';
import { text } from './text.ts';
import { fields, initial, sample } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { useRemedies } from './view/remedies.ts';

export default function JsonToXmlView() {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const [draft, change, reset] = useDraft(fields, initial);
  const run = useOperation(convertWithReport, draft, { enabled: /\S/.test(draft.text) });
  const remedies = useRemedies(run.error, { draft, change });
  const { value, stale } = run;
  const output = value?.text ?? '';
  const foreign = useMemo(() => foreignEncoding(output), [output]);
  const documents = value?.documents ?? 0;
  const file = useTextFile((opened) => change({ text: opened }));
  const sentence = ({ code, value: name = '' }: Loss): string =>
    code === 'renamed' ? t('lost.renamed', { name }) : t(`lost.${code}`);
  const losses = (value?.losses ?? []).map((loss, index) => ({
    key: `${index} ${loss.code}`,
    text: sentence(loss),
    line: loss.line,
    about: loss.path,
  }));
  return (
    <Panel busy={run.slow}>
      <Options {...{ draft, change, reset }} />
      <Panes>
        <TextSource
          name={t('text.label')}
          language="json"
          value={draft.text}
          sample={sample}
          onChange={(changed) => change({ text: changed })}
          error={run.error}
          {...{ file, editor }}
        />
        <ResultPane
          name={t('output')}
          language="xml"
          lineNumbers
          value={output}
          stale={stale}
          file={{ name: 'converted.xml', type: 'application/xml' }}
          placeholder={t('output.placeholder')}
          actions={
            <OpenIn
              tool="xml-to-json"
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
        complete={t('complete')}
        facts={[
          ...(documents > 1 ? [t('documents', { count: documents })] : []),
          t('elements', { count: value?.elements ?? 0 }),
          t('attributes', { count: value?.attributes ?? 0 }),
        ]}
        lost={t('lost', { count: value?.lossCount ?? 0 })}
        losses={losses}
        lossCount={value?.lossCount ?? 0}
        remedies={remedies}
        onRepair={(repaired) => change({ text: repaired })}
        onGoTo={(offset) => editor.current?.goTo(offset)}
      />
      {foreign !== undefined && (
        <StatusLine tone="warning" stale={stale}>
          {t('foreignEncoding', { encoding: foreign })}
        </StatusLine>
      )}
    </Panel>
  );
}
