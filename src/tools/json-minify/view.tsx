import { useMemo } from 'react';
import type { Failure } from '#core/operation.ts';
import type { Remedy } from '#ui/fault/fault-message.tsx';
import { duplicateMarks } from '#ui/formatter/duplicate-marks.ts';
import { Formatter } from '#ui/formatter/formatter.tsx';
import { Duplicates } from '#ui/formatter/notices.tsx';
import { useRepair } from '#ui/formatter/use-repair.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { inspect, minify, minifyFile, repair } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, sample } from './view/draft.ts';
import { Facts } from './view/facts.tsx';
import { Options } from './view/options.tsx';
import { OutputPane, savedAs } from './view/output-pane.tsx';

export default function JsonMinifyView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const replace = (typed: string): void => change({ text: typed });
  const enabled = /\S/.test(draft.text);
  const run = useOperation(minify, draft, { enabled });
  const inspected = useOperation(inspect, draft, { enabled });
  const { value: found } = inspected;
  const warnings = inspected.stale ? undefined : found?.warnings;
  const marks = useMemo(() => duplicateMarks(draft.text, warnings ?? []), [draft.text, warnings]);
  const mend = useRepair({
    operation: repair,
    code: 'invalid-json',
    label: t('repair'),
    title: t('repaired'),
    value: draft.text,
    onReplace: replace,
  });
  const remedies = ({ details }: Failure): readonly Remedy[] =>
    details['reason'] === 'trailing-content' && draft.documents === 'single'
      ? [{ label: t('minifyEach'), apply: () => change({ documents: 'many' }) }]
      : [];
  return (
    <Formatter
      language="json"
      {...{ text, sample, run, marks }}
      saved={savedAs(draft, draft.documents === 'many')}
      value={draft.text}
      onChange={replace}
      options={<Options {...{ draft, change, reset }} />}
      file={{
        operation: minifyFile,
        input: draft,
        renderFacts: (result) => <Facts {...{ draft, change }} found={result} />,
        remedies,
      }}
      output={<OutputPane {...{ draft }} output={run.value ?? ''} stale={run.stale} />}
      repair={mend}
      remedies={remedies}
      renderAbout={({ details: { path } }) =>
        path !== undefined &&
        path !== '' && (
          <span>
            {t('pointer')} <code>{String(path)}</code>
          </span>
        )
      }
    >
      {(onGoTo) =>
        found ? (
          <>
            <Facts {...{ draft, change, found }} stale={inspected.stale} />
            <Duplicates {...{ text, onGoTo }} warnings={warnings ?? []} />
          </>
        ) : (
          <StatusLine />
        )
      }
    </Formatter>
  );
}
