import type { ReactNode } from 'react';
import { startOf } from '#core/start-of.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import fading from '#ui/fade-below.module.css';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { words } from '#ui/words.ts';
import type { Style } from '../engine/styles.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

const groups = {
  text: ['lower', 'upper', 'sentence', 'title', 'capitalized', 'alternating', 'inverted'],
  identifiers: [
    'camel',
    'pascal',
    'snake',
    'constant',
    'kebab',
    'cobol',
    'train',
    'dot',
    'path',
    'words',
    'capitalWords',
    'flat',
  ],
} as const satisfies Readonly<Record<string, readonly Style[]>>;

const shownLines = 20;
const shownCharacters = 2000;
/** A shorter text never needs more than three lines. */
const shortCharacters = 80;

interface RowsProps {
  readonly group: keyof typeof groups;
  readonly values: Readonly<Record<Style, string>>;
  readonly stale: boolean;
  readonly onUse: (text: string) => void;
  /** What only this group follows. */
  readonly children?: ReactNode;
}

/** The text in every style of a group; of a long one the start. */
export function Rows({ group, values, stale, onUse, children }: RowsProps) {
  const t = useText(text);
  const ui = useText(words);
  const isCut = groups[group].some((style) => shownStart(values[style]).length < values[style].length);
  return (
    <Panel label={t(`group.${group}`)} answer={group === 'identifiers'}>
      <PanelRow className={styles.head}>
        <PanelTitle>{t(`group.${group}`)}</PanelTitle>
        {isCut && <small className={styles.cut}>{t('cut')}</small>}
        {children}
      </PanelRow>
      <div className={styles.frame}>
        <dl className={styles.rows} data-stale={stale || undefined}>
          {groups[group].map((style) => {
            const name = t(`style.${style}`);
            const value = values[style];
            const start = shownStart(value);
            return (
              <div key={style} className={styles.row}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>
                  <Start name={name} value={start} />
                </dd>
                <dd className={styles.actions}>
                  <Button
                    variant="quiet"
                    size="small"
                    icon="corner-left-up"
                    label={t('use', { name })}
                    disabled={value === ''}
                    stale={stale}
                    data-takes-answer=""
                    onClick={() => onUse(value)}
                  />
                  <CopyButton text={value} stale={stale} label={ui('copyName', { name })} iconOnly />
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </Panel>
  );
}

/** What is longer than three lines scrolls, so that all styles can be compared. */
function Start({ name, value }: { readonly name: string; readonly value: string }) {
  if (value.length < shortCharacters && !value.includes('\n')) return <bdi>{value}</bdi>;
  return (
    // What scrolls must take the focus, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={name} tabIndex={0} className={classNames(styles.long, fading.fades)}>
      <bdi>{value}</bdi>
    </div>
  );
}

function shownStart(value: string): string {
  const lines = startOf(value, shownCharacters).split('\n');
  return lines.length > shownLines ? lines.slice(0, shownLines).join('\n') : lines.join('\n');
}
