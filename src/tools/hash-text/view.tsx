import { lazy, Suspense } from 'react';
import { entriesOf } from '#ui/drop-zone/folders.ts';
import { useUnsaved } from '#ui/hooks/unsaved.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { text } from './text.ts';
import styles from './view.module.css';
import { Compare } from './view/compare.tsx';
import { fields, initial } from './view/draft.ts';
import { FileInput } from './view/file-input.tsx';
import { useFileItems } from './view/file-items.ts';
import { Options } from './view/options.tsx';
import { TextCompare, TextDigests, TextInput, useTextHash } from './view/text-hash.tsx';

const FileCompare = lazy(async () => ({ default: (await import('./view/file-hash.tsx')).FileCompare }));
const FileDigests = lazy(async () => ({ default: (await import('./view/file-hash.tsx')).FileDigests }));

/** What belongs to files stays on the page while the text is shown: a drop anywhere counts, and work goes on. */
export default function HashView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const [files, add, dispatch] = useFileItems();
  const textHash = useTextHash(draft);
  const hasFiles = files.items.length > 0 || files.checks.length > 0;
  useUnsaved(hasFiles);
  const isText = draft.tab === 'text';
  const open = (added: readonly File[], dropped?: DataTransfer): void => {
    change({ tab: 'file' });
    void add(added, dropped && entriesOf(dropped));
  };
  const restart = (): void => {
    reset();
    change({ tab: draft.tab });
  };
  return (
    <>
      <Panel>
        <Tabs
          label={t('tab.label')}
          value={draft.tab}
          onChange={(tab) => change({ tab })}
          tabs={[
            { id: 'text', label: t('tab.text') },
            { id: 'file', label: t('tab.file') },
          ]}
        >
          {isText && <TextInput draft={draft} change={change} hashed={textHash.hashed} />}
          <div hidden={isText}>
            <FileInput draft={draft} change={change} onFiles={open} />
          </div>
        </Tabs>
        <Options draft={draft} change={change} onReset={restart} />
        {isText ? (
          <TextCompare draft={draft} change={change} {...textHash} />
        ) : (
          <Suspense fallback={<Compare value={draft.expected} onChange={(expected) => change({ expected })} />}>
            <FileCompare draft={draft} change={change} items={files.items} />
          </Suspense>
        )}
      </Panel>
      <div className={styles.results}>
        {isText && <TextDigests {...textHash} />}
        <div hidden={isText}>
          <Suspense>
            {(hasFiles || draft.list || files.folder) && (
              <FileDigests draft={draft} change={change} {...files} dispatch={dispatch} />
            )}
          </Suspense>
        </div>
      </div>
    </>
  );
}
