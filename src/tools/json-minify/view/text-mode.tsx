import { lazy, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { CodeEditorHandle, Mark } from '#ui/code-editor/code-editor.tsx';
import { literalEnd } from '#ui/fault/literal-end.ts';
import { placeOf } from '#ui/fault/fault.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Late } from '#ui/late/late.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { SourcePane } from '#ui/source-pane/source-pane.tsx';
import { inspect, minify, repair } from '../engine.ts';
import { text } from '../text.ts';
import { sample, type DraftProps } from './draft.ts';
import { Options } from './options.tsx';
import { OutputPane } from './output-pane.tsx';
import { Status } from './status.tsx';

const Replacement = lazy(async () => ({ default: (await import('#ui/diff-view/replacement.tsx')).Replacement }));

/** So many repeated keys are underlined; the notice leads to all of them. */
const marksLimit = 50;

interface TextModeProps extends DraftProps {
  readonly onFile: (file: File) => void;
  /** A question about a file, under the panes. */
  readonly question: ReactNode;
}

/** The text and what becomes of it. */
export function TextMode({ draft, change, reset, onFile, question }: TextModeProps) {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const enabled = /\S/.test(draft.text);
  const minified = useOperation(minify, draft, { enabled });
  const inspected = useOperation(inspect, draft, { enabled });
  const { clear: forgetRepair, ...repaired } = useRunner(repair);
  useEffect(forgetRepair, [draft.text, forgetRepair]);

  const { error } = minified;
  const warnings = inspected.stale ? undefined : inspected.value?.warnings;
  const marks = useMemo((): Mark[] => {
    const mark = (from: number, tone: Mark['tone']): Mark => ({ from, to: literalEnd(draft.text, from), tone });
    const place = error && placeOf(error);
    if (place) return [mark(place.offset, 'error')];
    return (warnings ?? []).slice(0, marksLimit).map(({ offset }) => mark(offset, 'warning'));
  }, [error, warnings, draft.text]);

  return (
    <>
      <Panel busy={minified.slow || repaired.slow}>
        <Options {...{ draft, change, reset }} />
        <Panes>
          <SourcePane
            editor={editor}
            name={t('input.label')}
            language="json"
            lineNumbers
            sample={sample}
            value={draft.text}
            marks={marks}
            onChange={(value) => change({ text: value })}
            onFile={onFile}
          />
          <OutputPane output={minified.value ?? ''} stale={minified.stale} />
        </Panes>
        {question}
        <Status
          {...{ draft, change, minified, inspected }}
          repairError={repaired.error}
          onRepair={() => repaired.start({ text: draft.text })}
          onGoTo={(offset) => editor.current?.goTo(offset)}
        />
      </Panel>
      {repaired.value !== undefined && (
        <Late>
          <Replacement
            title={t('repaired')}
            before={draft.text}
            after={repaired.value}
            onReplace={() => change({ text: repaired.value as string })}
            onDiscard={forgetRepair}
          />
        </Late>
      )}
    </>
  );
}
