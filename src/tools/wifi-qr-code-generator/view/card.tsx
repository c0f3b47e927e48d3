import { darkPath } from '#lib/qr/draw.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { WifiDraft } from './draft.ts';

/** ISO/IEC 18004 §6.3.8: four modules around the code. */
export const quietZone = 4;

interface CardProps {
  readonly draft: WifiDraft;
  readonly modules: readonly string[];
}

/** The characters of a password that stand on one ground, white or gray. */
const groupPattern = /[^]{1,4}/gu;

/** In groups, digits apart from letters: `O` and `0`, `l` and `1`. */
function Password({ password }: { readonly password: string }) {
  const groups = password.match(groupPattern) ?? [];
  return (
    <span className={styles.password}>
      {groups.map((group, at) => (
        // The groups of a password keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={styles.group}>
          {group.split(/(\d+)/).map((part, index) =>
            // oxlint-disable-next-line react/no-array-index-key
            index % 2 === 1 ? <u key={index}>{part}</u> : part.replaceAll(' ', '␣'),
          )}
        </span>
      ))}
    </span>
  );
}

/** Longer ones are not names (IEEE 802.11-2020, 9.4.2.2), and cut on the card. */
const longestName = 32;

/** What is put on the wall: black on white in every theme. */
export function Card({ draft, modules }: CardProps) {
  const t = useText(text);
  const size = modules.length + 2 * quietZone;
  const title = (draft.titleEdited ? draft.title : t('title.default')).trim();
  const isPrinted = draft.showPassword && draft.security !== 'nopass' && draft.password !== '';
  return (
    <article className={styles.card}>
      {title !== '' && <h2 className={styles.title}>{title}</h2>}
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('code.label')}
      >
        <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000000" d={darkPath(modules, quietZone)} />
      </svg>
      <dl className={styles.facts}>
        <dt>{t('card.network')}</dt>
        <dd className={styles.name} title={draft.ssid.length > longestName ? draft.ssid : undefined}>
          <bdi>{draft.ssid}</bdi>
        </dd>
        {isPrinted && (
          <>
            <dt>{t('card.password')}</dt>
            <dd>
              <Password password={draft.password} />
            </dd>
          </>
        )}
      </dl>
      <p className={styles.note}>
        {[
          draft.note,
          isPrinted && (draft.password.match(groupPattern)?.length ?? 0) > 1 ? t('card.groups') : '',
          isPrinted && /\d/.test(draft.password) ? t('card.digits') : '',
        ]
          .filter((line) => line !== '')
          .join(' ')}
      </p>
    </article>
  );
}
