import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { readTests } from './test-list.ts';

interface Import {
  /** Takes a file of tests. */
  readonly open: (file: File) => void;
  /** Where tests are pasted, what is wrong with them, and the way back. */
  readonly row: ReactNode;
}

/** Tests from JSON that is pasted or opened; those before come back on request. */
export function useImport({ draft: { tests }, change }: DraftProps): Import {
  const t = useText(text);
  const [content, setContent] = useState('');
  const [taken, setTaken] = useState<{ readonly before: typeof tests; readonly after: typeof tests }>();
  // After an edit there is nothing to undo.
  const before = taken && JSON.stringify(taken.after) === JSON.stringify(tests) ? taken.before : undefined;
  const take = (given: string): void => {
    const after = readTests(given);
    // What is refused stays in the field, where it can be mended.
    setContent(after ? '' : given);
    if (!after) return;
    setTaken({ before: before ?? tests, after });
    change({ tests: after });
  };
  const { open, question } = useTextFile(take);
  const row = (
    <>
      <PanelRow>
        <InputText
          label={t('test.import')}
          labelPosition="left"
          placeholder='[{"text": "42", "expect": "match"}]'
          value={content}
          onChange={take}
          error={content === '' ? undefined : t('test.refused')}
          monospace
          rawText
          clearable
          size="small"
        />
        <OpenButton accept=".json,application/json" onFiles={([file]) => file && open(file)} />
      </PanelRow>
      {question}
      {before && (
        <StatusLine
          actions={
            <Button
              variant="line"
              size="small"
              icon="undo-2"
              onClick={() => {
                change({ tests: before });
                setTaken(undefined);
              }}
            >
              {t('undo')}
            </Button>
          }
        >
          {t('test.imported')}
        </StatusLine>
      )}
    </>
  );
  return { open, row };
}
