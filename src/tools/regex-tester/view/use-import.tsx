import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import type { DraftProps, RegexDraft } from './draft.ts';
import { readTests } from './test-list.ts';

/** What an import wrote, and what was there before the first of several. */
export interface Imported {
  readonly before: RegexDraft['tests'];
  readonly after: RegexDraft['tests'];
}

export interface ImportProps extends DraftProps {
  /** It outlives the tab. */
  readonly imported: Imported | undefined;
  readonly onImport: (imported: Imported | undefined) => void;
}

interface Import {
  /** Takes a file of tests. */
  readonly open: (file: File) => void;
  /** Where tests are pasted, what is wrong with them, and the way back. */
  readonly row: ReactNode;
}

/** Tests from JSON that is pasted or opened; those before come back on request. */
export function useImport({ draft: { tests }, change, imported, onImport }: ImportProps): Import {
  const t = useText(text);
  const [content, setContent] = useState('');
  // After an edit there is nothing to undo.
  const before = imported && JSON.stringify(imported.after) === JSON.stringify(tests) ? imported.before : undefined;
  const take = (given: string): void => {
    const after = readTests(given);
    // What is refused stays in the field, where it can be mended.
    setContent(after ? '' : given);
    if (!after) return;
    onImport({ before: before ?? tests, after });
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
                onImport(undefined);
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
