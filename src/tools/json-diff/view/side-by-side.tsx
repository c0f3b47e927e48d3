import { useMemo, useState, type CSSProperties } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { VirtualRows } from '#ui/virtual-rows/virtual-rows.tsx';
import hiding from '#ui/visually-hidden.module.css';
import type { DiffNode } from '../engine/diff-tree.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { linesOf, shorten, type Line } from './rows.ts';
import { kindIcon } from './tree.tsx';

const shownLength = 400;

interface SideBySideProps {
  readonly tree: DiffNode;
  readonly active: string;
  readonly onActivate: (id: string) => void;
}

/** Both documents in aligned lines that scroll together. */
export function SideBySide({ tree, active, onActivate }: SideBySideProps) {
  const t = useText(text);
  const lines = useMemo(() => linesOf(tree), [tree]);
  const [chosen, choose] = useState('');
  const wanted = lines.some(({ id }) => id === active) ? active : chosen;
  const at = Math.max(
    0,
    lines.findIndex(({ id }) => id === wanted),
  );
  return (
    <div className={styles.box}>
      <VirtualRows
        label={t('tab.side')}
        role="listbox"
        count={lines.length}
        rowHeight={24}
        active={at}
        onActivate={(index) => {
          choose(lines[index]?.id ?? '');
          onActivate(lines[index]?.id ?? '');
        }}
      >
        {(index, place) => {
          const line = lines[index] as Line;
          const isChanged = line.kind === 'changed';
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list handles the keys
            <div
              key={line.id}
              id={place.id}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.line}
              data-kind={line.kind}
              style={{ ...place.style, '--depth': Math.min(line.level, 30) } as CSSProperties}
              onClick={() => onActivate(line.id)}
            >
              <span className={styles.sign}>
                {line.kind && (
                  <>
                    <Icon name={kindIcon[line.kind]} size={14} />
                    <span className={hiding.hidden}>{t(`word.${line.kind}`)}</span>
                  </>
                )}
              </span>
              <bdi className={styles.half} data-tone={isChanged || line.kind === 'removed' ? 'old' : undefined}>
                {shorten(line.left ?? '', shownLength)}
              </bdi>
              <bdi className={styles.half} data-tone={isChanged || line.kind === 'added' ? 'fresh' : undefined}>
                {shorten(line.right ?? '', shownLength)}
              </bdi>
            </div>
          );
        }}
      </VirtualRows>
    </div>
  );
}
