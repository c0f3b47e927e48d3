import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { words } from '#ui/words.ts';
import { compare } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';

const parts = ['onlyInFirst', 'inBoth', 'onlyInSecond'] as const;

/** What two lists have in common, and what only one of them has. */
export function CompareTab({ draft, change, source }: DraftProps & { readonly source: ReactNode }) {
  const t = useText(text);
  const ui = useText(words);
  const { value, stale } = useOperation(compare, draft);
  const clear = (
    <Button
      variant="quiet"
      size="small"
      icon="trash-2"
      label={ui('clear')}
      disabled={draft.other === ''}
      onClick={() => change({ other: '' })}
    />
  );
  return (
    <>
      <Panes>
        {source}
        <Pane name={t('second.label')} actions={clear}>
          <CodeEditor
            label={t('second.label')}
            lineNumbers
            value={draft.other}
            onChange={(other) => change({ other })}
          />
        </Pane>
      </Panes>
      <PanelRow end>
        <OpenIn tool="list-compare" values={{ lists: [draft.text, draft.other] }}>
          {t('more')}
        </OpenIn>
      </PanelRow>
      <div className={styles.parts} data-stale={stale || undefined}>
        {parts.map((part) => {
          const items = value?.[part] ?? [];
          const name = `${t(part)} (${items.length})`;
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
