import { useRef, useState } from 'react';
import type { Failure } from '#core/operation.ts';
import { classNames } from '#ui/class-names.ts';
import type { CodeEditorHandle } from '#ui/code-editor/code-editor.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { offsetOfLine } from '#ui/line-offset.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { TextSource } from '#ui/source-pane/text-source.tsx';
import { check, format } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, sample } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { Status } from './view/status.tsx';
import { useFindingMarks } from './view/use-finding-marks.ts';
import styles from './view.module.css';

/** Repeated keys: not valid, though there is a result. */
const invalid: Failure = { code: 'invalid-yaml', message: '', details: {} };

export default function YamlView() {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const [draft, change, reset] = useDraft(fields, initial);
  const enabled = /\S/.test(draft.text);
  const run = useOperation(format, draft, { enabled });
  const checked = useOperation(check, { text: draft.text, yamlVersion: draft.yamlVersion }, { enabled });
  const marks = useFindingMarks(checked, draft.text);
  // Once there is something to check, its list keeps its room: panes that grow and shrink would move what is typed.
  const [hasFound, setFound] = useState(false);
  const finds = (checked.value?.findings.length ?? 0) + (checked.value?.errors.length ?? 0) > 0;
  if (finds && !hasFound) setFound(true);
  const file = useTextFile((opened) => change({ text: opened }));
  const goTo = (offset: number) => editor.current?.goTo(offset);
  return (
    <Panel className={styles.page} busy={run.slow}>
      <Options {...{ draft, change, reset }} />
      <div className={classNames(styles.panes, hasFound && styles.low)}>
        <Panes>
          <TextSource
            name={t('text.label')}
            language="yaml"
            value={draft.text}
            sample={sample}
            onChange={(value) => change({ text: value })}
            error={run.error ?? (enabled && checked.value?.valid === false ? invalid : undefined)}
            {...{ file, editor, marks }}
          />
          <ResultPane
            name={t('output')}
            language="yaml"
            lineNumbers
            value={run.value ?? ''}
            stale={run.stale}
            file={{ name: 'tidy.yaml', type: 'application/yaml' }}
            placeholder={t('output.placeholder')}
            actions={(['yaml-to-json-converter', 'yaml-to-toml'] as const).map((tool) => (
              <OpenIn
                key={tool}
                tool={tool}
                values={{ text: draft.text, yamlVersion: draft.yamlVersion }}
                disabled={!run.value || run.stale || run.error !== undefined}
              >
                {t(tool === 'yaml-to-toml' ? 'toToml' : 'toJson')}
              </OpenIn>
            ))}
          />
        </Panes>
      </div>
      {file.question}
      <div className={styles.status}>
        <Status
          {...{ draft, change, run, checked }}
          onGoTo={goTo}
          onGoToLine={(line, column) => goTo(offsetOfLine(draft.text, line, column))}
        />
      </div>
    </Panel>
  );
}
