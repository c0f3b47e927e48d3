import { useMemo } from 'react';
import { placeOf } from '#core/place.ts';
import { duplicateMarks } from '#ui/formatter/duplicate-marks.ts';
import { Formatter } from '#ui/formatter/formatter.tsx';
import { useRepair } from '#ui/formatter/use-repair.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { formatFile, repair } from './engine.ts';
import { text } from './text.ts';
import { fields, initial, sample } from './view/draft.ts';
import { ErrorPlace } from './view/error-place.tsx';
import { FileFacts } from './view/file-facts.tsx';
import { needlessComma } from './view/needless-comma.ts';
import { Options } from './view/options.tsx';
import { OutputPane, saved } from './view/output-pane.tsx';
import { Status } from './view/status.tsx';
import { useJson } from './view/use-json.ts';

/** JSON in an editor, formatted, and as a tree. */
export default function JsonView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const onChange = (typed: string): void => change({ text: typed });
  const json = useJson(draft);
  const { formatted: run, checked } = json;
  const mend = useRepair({
    operation: repair,
    code: 'invalid-json',
    label: t('repair'),
    title: t('repaired'),
    value: draft.text,
    onReplace: onChange,
  });
  const marks = useMemo(() => duplicateMarks(draft.text, checked?.warnings ?? []), [draft.text, checked]);
  return (
    <Formatter
      language="json"
      {...{ text, sample, saved, run, marks, onChange }}
      value={draft.text}
      options={<Options {...{ draft, change, reset }} hasComments={(checked?.comments ?? 0) > 0} />}
      file={{
        operation: formatFile,
        input: draft,
        renderFacts: (found) => <FileFacts {...{ draft, change, found }} />,
        remedies: ({ details }) =>
          details['reason'] === 'trailing-content' && draft.documents === 'single'
            ? [{ label: t('formatEach'), apply: () => change({ documents: 'many' }) }]
            : [],
      }}
      output={<OutputPane {...{ draft, change }} output={run.value ?? ''} stale={run.stale} isEmpty={json.isEmpty} />}
      repair={mend}
      remedies={(error) => {
        const comma = needlessComma(draft.text, placeOf(error)?.offset, error.details['reason']);
        if (comma === undefined) return [];
        const apply = (): void => onChange(draft.text.slice(0, comma) + draft.text.slice(comma + 1));
        return [{ label: t('removeComma'), apply }];
      }}
      renderAbout={(error, onGoTo) => <ErrorPlace details={error.details} onGoTo={onGoTo} />}
    >
      {(onGoTo) => <Status {...{ draft, change, json, onGoTo }} />}
    </Formatter>
  );
}
