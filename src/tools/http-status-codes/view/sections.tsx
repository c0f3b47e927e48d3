import { useEffect, useState } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { loadCategories, type Category, type Entry } from '../engine/entries.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Row } from './row.tsx';
import { sectionsOf } from './sections.ts';
import type { DeepLink } from './use-deep-link.ts';

interface SectionsProps {
  readonly entries: readonly Entry[];
  readonly opened: ReadonlySet<number>;
  readonly link: DeepLink;
  readonly onToggle: (code: number) => void;
  readonly onSearch: (query: string) => void;
}

/** One panel for each class that has entries left. */
export function Sections({ entries, opened, link, onToggle, onSearch }: SectionsProps) {
  const t = useText(text);
  const [categories, setCategories] = useState<readonly Category[]>();
  useEffect(() => void loadCategories().then(setCategories), []);
  if (!categories) return null;
  return sectionsOf(entries, categories).map(({ category, entries }, index) => (
    <Panel key={category?.id ?? 'unofficial'} answer={index === 0}>
      <header className={styles.head}>
        <h2>{category ? category.name[t.language] : t('unofficial')}</h2>
        <p className={styles.hint}>{category ? category.description[t.language] : t('unofficial.hint')}</p>
      </header>
      {entries.map((entry) => (
        <Row
          key={entry.code}
          entry={entry}
          open={opened.has(entry.code)}
          onArrive={link.target === entry.code ? link.arrive : undefined}
          onToggle={onToggle}
          onSearch={onSearch}
        />
      ))}
    </Panel>
  ));
}
