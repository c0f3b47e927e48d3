import { useMemo, type ReactNode } from 'react';
import { formatNumber } from '#core/text.ts';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { fitsEditor } from '#ui/code-editor/measures.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Panes } from '#ui/panes/panes.tsx';
import { LargeText } from '#ui/source-pane/large-text.tsx';
import { TextPane } from '#ui/text-pane/text-pane.tsx';
import { compare } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';

const parts = ['onlyInFirst', 'inBoth', 'onlyInSecond'] as const;

/** What two lists have in common, and what only one of them has. */
export function CompareTab({ draft, change, source }: DraftProps & { readonly source: ReactNode }) {
  const t = useText(text);
  const { value, stale } = useOperation(compare, draft);
  const { other } = draft;
  const file = useTextFile((opened) => change({ other: opened }));
  const isEditable = useMemo(() => fitsEditor(other), [other]);
  return (
    <>
      <Panes>
        {source}
        <TextPane
          name={t('second.label')}
          lineNumbers
          value={other}
          onChange={(typed) => change({ other: typed })}
          onFile={file.open}
          onClear={() => change({ other: '' })}
          instead={isEditable ? undefined : <LargeText value={other} name={file.nameOf(other)} />}
        />
      </Panes>
      {file.question}
      <PanelRow end>
        <OpenIn tool="list-compare" values={{ lists: [draft.text, other] }}>
          {t('more')}
        </OpenIn>
      </PanelRow>
      <div className={styles.parts} data-stale={stale || undefined}>
        {parts.map((part) => {
          const items = value?.[part] ?? [];
          const name = `${t(part)} (${formatNumber(items.length, t.language)})`;
          return (
            <section key={part} aria-label={t(part)} className={styles.part}>
              <header className={styles.partHead}>
                <h2 className={styles.legend}>{name}</h2>
                <CopyButton text={() => items.join('\n')} disabled={items.length === 0} stale={stale} />
              </header>
              <CodeEditor label={t(part)} readOnly size="small" value={items.join('\n')} placeholder={t('none')} />
            </section>
          );
        })}
      </div>
    </>
  );
}
