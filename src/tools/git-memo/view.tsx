import { useCallback, useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useShortcuts } from '#ui/hooks/use-shortcuts.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { loadMemo, type Memo } from './engine/entries.ts';
import type { Values } from './engine/fill.ts';
import { findEntries } from './engine/search.ts';
import { text } from './text.ts';
import { useAnchor } from './view/anchors.ts';
import { fields, holdsSecret, initial, valuesOf, withValues } from './view/draft.ts';
import { MemoEntry } from './view/memo-entry.tsx';
import { Marked } from './view/marked.tsx';
import { useCurrent } from './view/use-current.ts';
import { YourValues } from './view/your-values.tsx';
import styles from './view.module.css';

export default function GitMemoView() {
  const t = useText(text);
  const [draft, change] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const values = valuesOf(draft);
  const changeValues = (next: Values): void => change(withValues(next));
  // A link brings the values as they are.
  useEffect(() => {
    if (holdsSecret(draft.values)) change(withValues(draft.values));
  }, [change, draft.values]);
  const [memo, setMemo] = useState<Memo>();
  const box = useRef<HTMLInputElement>(null);
  const query = useDeferredValue(draft.query);
  useEffect(() => void loadMemo().then(setMemo), []);
  useShortcuts({ '/': () => box.current?.focus() });
  const showAll = useCallback(() => change({ query: '' }), [change]);
  useAnchor(memo, showAll);

  const found = memo ? findEntries(memo, query, t.language) : [];
  const sections = (memo?.sections ?? [])
    .map((section) => ({ ...section, entries: found.filter((entry) => entry.section === section.id) }))
    .filter(({ entries }) => entries.length > 0);
  const list = useRef<HTMLDivElement>(null);
  const current = useCurrent(list, sections);
  const clearOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && draft.query !== '') change({ query: '' });
  };

  return (
    <div>
      <Panel className={styles.tools}>
        <PanelRow>
          <InputText
            {...field('query')}
            ref={box}
            className={styles.search}
            labelHidden
            icon="search"
            size="large"
            onKeyDown={clearOnEscape}
            placeholder={t('query.label')}
            clearable
            autofocus
            rawText
          />
          <span className={styles.count} aria-live="polite">
            {memo && t('count', { count: found.length })}
          </span>
        </PanelRow>
        <div className={styles.second}>
          <YourValues values={values} onChange={changeValues} />
          <Button variant="quiet" size="small" icon="printer" onClick={() => print()}>
            {t('print')}
          </Button>
        </div>
      </Panel>
      <div className={styles.frame}>
        <div className={styles.columns}>
          <nav className={styles.contents} aria-label={t('sections')}>
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                    {title[t.language]}
                  </a>
                </li>
              ))}
            </ul>
            {sections.length > 0 && (
              <Select
                className={styles.jump}
                label={t('sections')}
                labelHidden
                wide
                value={sections.some(({ id }) => id === current) ? (current ?? '') : ''}
                onChange={(id) => {
                  location.hash = id;
                }}
                options={[
                  { value: '', label: t('sections') },
                  ...sections.map(({ id, title }) => ({ value: id, label: title[t.language] })),
                ]}
              />
            )}
          </nav>
          <div ref={list} className={styles.sections} data-answer>
            {memo && found.length === 0 && (
              <Panel className={styles.none}>
                <Empty>
                  {t('no-result')}
                  <Button
                    variant="line"
                    size="small"
                    onClick={() => {
                      showAll();
                      box.current?.focus();
                    }}
                  >
                    {t('query.clear')}
                  </Button>
                </Empty>
              </Panel>
            )}
            {sections.map(({ id, title, entries }) => (
              <Panel key={id} className={styles.section} label={title[t.language]}>
                <h2 id={id} className={styles.title} tabIndex={-1}>
                  <Marked text={title[t.language]} query={query} />
                </h2>
                {entries.map((entry) => (
                  <MemoEntry key={entry.id} entry={entry} query={query} values={values} onChange={changeValues} />
                ))}
              </Panel>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
