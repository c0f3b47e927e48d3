import { useEffect, useState } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { redirects, siblingsOf } from '../engine/detail.ts';
import { loadEntries, type Entry } from '../engine/entries.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** The codes that this one is easily confused with, redirects in a table of what sets them apart. */
export function Siblings({ code }: { readonly code: number }) {
  const t = useText(text);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => void loadEntries().then(setEntries), []);
  const siblings = siblingsOf(code);
  if (siblings.length === 0) return null;
  if (redirects.some((redirect) => redirect.code === code)) return <Redirects code={code} entries={entries} />;
  return (
    <section>
      <h4 className={styles.part}>{t('compare')}</h4>
      <ul className={styles.siblings}>
        {entries
          .filter((entry) => siblings.includes(entry.code))
          .map((entry) => (
            <li key={entry.code}>
              <a href={`#${entry.code}`}>
                {entry.code} <span lang="en">{entry.name}</span>
              </a>{' '}
              – {entry.description[t.language]}
            </li>
          ))}
      </ul>
    </section>
  );
}

function Redirects({ code, entries }: { readonly code: number; readonly entries: readonly Entry[] }) {
  const t = useText(text);
  return (
    <section>
      <h4 className={styles.part}>{t('compare.redirects')}</h4>
      <table className={styles.redirects}>
        <thead>
          <tr>
            <th scope="col">{t('compare.code')}</th>
            <th scope="col">{t('compare.permanent')}</th>
            <th scope="col">{t('compare.method')}</th>
          </tr>
        </thead>
        <tbody>
          {redirects.map((redirect) => (
            <tr key={redirect.code} aria-current={redirect.code === code || undefined}>
              <th scope="row">
                <a href={`#${redirect.code}`}>{redirect.code}</a>{' '}
                <span lang="en">{entries.find((entry) => entry.code === redirect.code)?.name}</span>
              </th>
              <td>{t(redirect.permanent ? 'yes' : 'no')}</td>
              <td>{t(`method.${redirect.method}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
