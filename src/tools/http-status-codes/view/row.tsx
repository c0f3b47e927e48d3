import { memo, useEffect, useRef } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { statusLine } from '../engine/detail.ts';
import type { Entry } from '../engine/entries.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Detail } from './detail.tsx';

interface RowProps {
  readonly entry: Entry;
  readonly open: boolean;
  /** Given, a deep link leads here: the row comes into view, takes the focus and calls it. */
  readonly onArrive: (() => void) | undefined;
  readonly onToggle: (code: number) => void;
  readonly onSearch: (query: string) => void;
}

/** A code with its name and meaning; a click on the name opens the details. `id` is the code, for deep links. */
export const Row = memo(function Row({ entry, open, onArrive, onToggle, onSearch }: RowProps) {
  const t = useText(text);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!onArrive) return;
    row.current?.scrollIntoView({ block: 'start' });
    row.current?.querySelector('button')?.focus({ preventScroll: true });
    onArrive();
  }, [onArrive]);
  const { code, name, category } = entry;
  return (
    <article
      ref={row}
      id={String(code)}
      className={styles.row}
      data-open={open || undefined}
      aria-labelledby={`name-${code}`}
    >
      <div className={styles.top}>
        <div className={styles.line}>
          <h3 className={styles.title} id={`name-${code}`}>
            <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => onToggle(code)}>
              <Icon name={open ? 'chevron-down' : 'chevron-right'} size={15} />
              <span className={classNames(styles.code, styles[`class${category}`])}>{code}</span>{' '}
              <span className={styles.name} lang="en">
                {name}
              </span>
              {t.language === 'fr' && entry.status !== 'unofficial' && (
                <>
                  {' '}
                  <span className={styles.label}>{entry.label.fr}</span>
                </>
              )}
            </button>
          </h3>
          <Badges entry={entry} />
          <Facts entry={entry} onSearch={onSearch} />
        </div>
        <CopyButton text={statusLine(entry)} label={t('copy-code')} iconOnly />
      </div>
      <p>{entry.description[t.language]}</p>
      {open && <Detail entry={entry} />}
    </article>
  );
});

function Badges({ entry }: { readonly entry: Entry }) {
  const t = useText(text);
  const { type, status } = entry;
  return (
    <>
      {type === 'WebDav' && <Badge tone="neutral">{t('badge.webdav')}</Badge>}
      {status !== 'standard' && (
        <Badge tone={status === 'unofficial' ? 'neutral' : 'warning'}>{t(`badge.${status}`)}</Badge>
      )}
      {status !== 'unofficial' && entry.cacheable && (
        <span title={t('badge.cacheable.hint')}>
          <Badge>{t('badge.cacheable')}</Badge>
        </span>
      )}
    </>
  );
}

/** Where the code comes from, and the header fields that go with it; a click on one searches for it. */
function Facts({ entry, onSearch }: Pick<RowProps, 'entry' | 'onSearch'>) {
  const t = useText(text);
  if (entry.status === 'unofficial') {
    const vendor = `vendor.${entry.vendor}`;
    return (
      <p className={styles.facts}>
        {t('vendor')} {t.has(vendor) ? t(vendor as 'vendor.some proxies') : entry.vendor}
      </p>
    );
  }
  const { rfc, section, url, headers } = entry;
  return (
    <div className={styles.facts}>
      <Link href={url}>{t('section', { rfc, section })}</Link>
      {headers.length > 0 && (
        <ul aria-label={t('headers')} className={styles.headers} translate="no">
          {headers.map((header) => (
            <li key={header}>
              <button type="button" className={styles.header} lang="en" onClick={() => onSearch(header)}>
                {header}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
