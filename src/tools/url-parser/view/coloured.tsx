import { useText } from '#ui/hooks/use-text.ts';
import type { ParsedUrl } from '../engine/parse.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** Longer URLs are not repeated in color. */
const longest = 4000;

interface ColouredProps {
  readonly url: ParsedUrl;
  /** It is the URL before one that cannot be read. */
  readonly stale: boolean;
}

/** The URL as it was understood, part by part; the password is not shown. */
export function Coloured({ url, stale }: ColouredProps) {
  const t = useText(text);
  if (url.href.length > longest) return null;
  const { protocol, username, password, hostname, port, pathname, search, hash } = url;
  const hasHost = url.href.startsWith(`${protocol}//`);
  const part = (name: 'protocol' | 'username' | 'password' | 'hostname' | 'port' | 'pathname' | 'search' | 'hash') =>
    t(`part.${name}`);
  return (
    <p className={styles.coloured} translate="no" dir="ltr" data-stale={stale || undefined}>
      <span title={part('protocol')}>{protocol}</span>
      {hasHost && '//'}
      {username && (
        <span className={styles.user} title={part('username')}>
          {username}
        </span>
      )}
      {password && (
        <>
          :
          <span className={styles.user} title={part('password')}>
            •••
          </span>
        </>
      )}
      {(username || password) && '@'}
      <span className={styles.host} title={part('hostname')}>
        {hostname}
      </span>
      {port && <span title={part('port')}>:{port}</span>}
      <span className={styles.path} title={part('pathname')}>
        {pathname}
      </span>
      <span className={styles.query} title={part('search')}>
        {search}
      </span>
      <span title={part('hash')}>{hash}</span>
    </p>
  );
}
