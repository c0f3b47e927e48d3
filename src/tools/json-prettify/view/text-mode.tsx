import { lazy, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { CodeEditorHandle, Mark } from '#ui/code-editor/code-editor.tsx';
import { literalEnd } from '#ui/fault/literal-end.ts';
import { placeOf } from '#ui/fault/fault.tsx';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Late } from '#ui/late/late.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { SourcePane } from '#ui/source-pane/source-pane.tsx';
import { repair } from '../engine.ts';
import { text } from '../text.ts';
import { sample, type DraftProps } from './draft.ts';
import { Options } from './options.tsx';
import { OutputPane } from './output-pane.tsx';
import { Status } from './status.tsx';
import { useJson } from './use-json.ts';
import { useReplaceKey } from './use-replace-key.ts';

const Replacement = lazy(async () => ({ default: (await import('#ui/diff-view/replacement.tsx')).Replacement }));

/** So many repeated keys are underlined; the notice leads to all of them. */
const marksLimit = 50;

interface TextModeProps extends DraftProps {
  readonly onFile: (file: File) => void;
  /** A question about a file, under the panes. */
  readonly question: ReactNode;
}

/** Two editors: the text and what becomes of it. */
export function TextMode({ draft, change, reset, onFile, question }: TextModeProps) {
  const t = useText(text);
  const editor = useRef<CodeEditorHandle>(null);
  const json = useJson(draft);
  const { formatted, checked } = json;
  const { clear: forgetRepair, ...repaired } = useRunner(repair);
  useEffect(forgetRepair, [draft.text, forgetRepair]);

  const output = formatted.value ?? '';
  const replace = (): void => {
    if (output !== '' && !formatted.stale) change({ text: output });
  };
  useReplaceKey(replace);

  const error = json.isLines ? undefined : formatted.error;
  const marks = useMemo((): Mark[] => {
    const place = error && placeOf(error);
    if (place) return [{ from: place.offset, to: literalEnd(draft.text, place.offset), tone: 'error' }];
    return (checked?.warnings ?? []).slice(0, marksLimit).map(({ offset }) => ({
      from: offset,
      to: literalEnd(draft.text, offset),
      tone: 'warning',
    }));
  }, [error, checked, draft.text]);

  return (
    <>
      <Panel busy={formatted.slow || repaired.slow}>
        <Options {...{ draft, change, reset }} hasComments={(checked?.comments ?? 0) > 0} />
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
          <OutputPane draft={draft} change={change} output={output} stale={formatted.stale} isEmpty={json.isEmpty} />
        </Panes>
        {question}
        <Status
          {...{ draft, change, json, replace }}
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
