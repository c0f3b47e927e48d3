import { unicodeHost } from '#lib/idn.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** A host name in the letters that it stands for. */
export function IdnHost({ hostname }: { readonly hostname: string }) {
  const t = useText(text);
  return <p className={styles.place}>{t('unicode', { host: unicodeHost(hostname) })}</p>;
}
