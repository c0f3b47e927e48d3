import type { ReactNode } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Pane } from '#ui/panes/panes.tsx';
import { words } from '#ui/words.ts';
import type { ListFacts } from '../engine/compare.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface ListBoxProps {
  readonly number: number;
  /** A letter if it has no name of its own. */
  readonly name: string;
  readonly typedName: string;
  readonly value: string;
  readonly facts: ListFacts | undefined;
  /** The facts are those of an older list. */
  readonly stale: boolean;
  readonly onName: (name: string) => void;
  readonly onChange: (value: string) => void;
  readonly onFile: (file: File) => void;
  /** Without it the list stays: there are two at least. */
  readonly onRemove: (() => void) | undefined;
  /** Buttons beside what it counts. */
  readonly actions: ReactNode;
}

/** One list with its name and what it counts. */
export function ListBox(props: ListBoxProps) {
  const { number, name, typedName, value, facts, stale, onName, onChange, onFile, onRemove, actions } = props;
  const t = useText(text);
  const ui = useText(words);
  const label = t('list.label', { name });
  return (
    <div className={styles.box}>
      <Pane
        name={
          <InputText
            label={t('name.label', { number })}
            labelHidden
            size="small"
            rawText
            className={styles.name}
            placeholder={name}
            value={typedName}
            onChange={onName}
          />
        }
        actions={
          <>
            <OpenButton onFiles={([file]) => file && onFile(file)} />
            <Button
              variant="quiet"
              size="small"
              icon="trash-2"
              label={ui('clear')}
              disabled={value === ''}
              onClick={() => onChange('')}
            />
            {onRemove && (
              <Button variant="quiet" size="small" icon="x" label={t('remove', { name })} onClick={onRemove} />
            )}
          </>
        }
      >
        <div className={styles.list} data-main={number === 1 || undefined}>
          <CodeEditor size="small" label={label} lineNumbers value={value} onChange={onChange} onFile={onFile} />
        </div>
      </Pane>
      <div className={styles.foot}>
        <p className={styles.facts} aria-live="polite" data-stale={stale || undefined}>
          {facts && (
            <>
              <span>{t('list.facts', { count: facts.items })}</span>
              {facts.distinct !== facts.items && <span>{t('list.distinct', { count: facts.distinct })}</span>}
              {facts.duplicates.length > 0 && (
                <span
                  title={facts.duplicates
                    .slice(0, 20)
                    .map(({ item, count }) => `${count} × ${item}`)
                    .join('\n')}
                >
                  <Badge tone="warning">{t('list.duplicates', { count: facts.duplicates.length })}</Badge>
                </span>
              )}
              {facts.empty > 0 && <span>{t('list.empty', { count: facts.empty })}</span>}
            </>
          )}
        </p>
        {actions}
      </div>
    </div>
  );
}
