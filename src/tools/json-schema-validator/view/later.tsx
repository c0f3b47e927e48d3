import { useEffect } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type Mark } from '#ui/code-editor/code-editor.tsx';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane } from '#ui/panes/panes.tsx';
import type { Validation } from '../engine/validate.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { useFaultMarks } from './use-fault-marks.ts';

interface LaterProps extends Pick<DraftProps, 'change'> {
  readonly data: string;
  readonly run: OperationState<Validation, { readonly data: string }>;
  /** Those that the schema refers to. */
  readonly schemas: DraftProps['draft']['schemas'];
  readonly onMarks: (marks: readonly Mark[]) => void;
}

/** What the page can open without: the marks in the data, and the texts of schemas that were added. */
export function Later({ data, run, schemas, change, onMarks }: LaterProps) {
  const t = useText(text);
  const marks = useFaultMarks(run, data);
  useEffect(() => onMarks(marks), [marks, onMarks]);
  return schemas.map(({ uri, text: given }, index) => (
    <Pane
      key={uri}
      name={t('given.label', { uri })}
      actions={
        <Button
          variant="quiet"
          size="small"
          onClick={() => change({ schemas: schemas.filter((_, at) => at !== index) })}
        >
          {t('removeSchema')}
        </Button>
      }
    >
      <CodeEditor
        label={t('given.label', { uri })}
        language="json"
        value={given}
        onChange={(changed) => change({ schemas: schemas.with(index, { uri, text: changed }) })}
      />
    </Pane>
  ));
}
