import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { bitsOf, type DraftProps } from './draft.ts';

interface OctetProps extends Pick<DraftProps, 'change'> {
  readonly address: string;
  /** The options contradict each other: the address is an older one, and a click takes its choice back. */
  readonly conflict: boolean;
}

/** The bits of the first octet; the last two say who gave the address and whom it is for, and can be turned over. */
export function Octet({ address, conflict, change }: OctetProps) {
  const t = useText(text);
  const { octet, group, local } = bitsOf(address);
  const bits = octet.toString(2).padStart(8, '0');
  return (
    <div className={styles.octet} role="group" aria-label={t('octet')}>
      <span className={styles.bits}>
        <span>{`${bits.slice(0, 4)} ${bits.slice(4, 6)}`}</span>
        <button
          type="button"
          className={styles.bit}
          aria-label={t('bit.local', { value: bits.charAt(6) })}
          title={t('bit.local', { value: bits.charAt(6) })}
          onClick={() => change({ administered: conflict ? 'auto' : local ? 'universal' : 'local' })}
        >
          <small>U/L</small> {bits.charAt(6)}
        </button>
        <button
          type="button"
          className={styles.bit}
          aria-label={t('bit.group', { value: bits.charAt(7) })}
          title={t('bit.group', { value: bits.charAt(7) })}
          onClick={() => change({ cast: conflict ? 'auto' : group ? 'unicast' : 'multicast' })}
        >
          <small>I/G</small> {bits.charAt(7)}
        </button>
      </span>
      <span className={styles.meaning}>
        {t('octet.meaning', {
          origin: t(local ? 'bits.local' : 'bits.universal'),
          audience: t(group ? 'bits.multicast' : 'bits.unicast'),
        })}
      </span>
    </div>
  );
}
