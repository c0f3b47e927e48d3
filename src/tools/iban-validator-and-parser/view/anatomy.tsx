import { Fragment } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import type { Iban } from '../engine/reading.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

type PartKey = 'country' | 'digits' | 'bban' | 'rest' | NonNullable<Iban['parts']>[number]['name'];

interface Piece {
  readonly key: PartKey;
  readonly value: string;
}

/** A few more than the 34 that an IBAN has at most (ISO 13616-1): what is too much is seen, but a pasted text is not drawn. */
const longestShown = 40;

/** The electronic format cut as far as it can be read. */
function piecesOf({ electronic, countryCode, parts, bban, checkDigits }: Iban): Piece[] {
  if (countryCode === null) return [{ key: 'rest', value: electronic }];
  const head: Piece[] = [{ key: 'country', value: countryCode }];
  if (checkDigits !== null) head.push({ key: 'digits', value: checkDigits });
  if (parts) return [...head, ...parts.map(({ name, value }) => ({ key: name, value }))];
  const rest = electronic.slice(4);
  return rest === '' ? head : [...head, { key: bban === null ? 'rest' : 'bban', value: rest }];
}

/** The number in its printed groups, colored by part, and what each color means; the values stand in the table. */
export function Anatomy({ iban, stale }: { readonly iban: Iban; readonly stale: boolean }) {
  const t = useText(text);
  const { electronic } = iban;
  const isCut = electronic.length > longestShown;
  const pieces = piecesOf(isCut ? { ...iban, electronic: electronic.slice(0, longestShown) } : iban);
  let place = 0;
  const shown = pieces.map((piece) => {
    const signs = [...piece.value].map((sign) => ({ sign, at: place++ }));
    return { ...piece, start: signs[0]?.at ?? 0, signs };
  });
  return (
    <div className={styles.anatomy} data-stale={stale || undefined}>
      <p className={styles.number}>
        {shown.map(({ key, start, signs }) => (
          <span key={start} className={classNames(styles.piece, styles[key])}>
            {signs.map(({ sign, at }) => (
              <Fragment key={at}>
                {at % 4 === 0 && at > 0 && <wbr />}
                <span
                  className={classNames(
                    at % 4 === 3 && at < electronic.length - 1 && styles.gap,
                    at === iban.errorPosition && styles.guilty,
                  )}
                >
                  {sign}
                </span>
              </Fragment>
            ))}
          </span>
        ))}
        {isCut && '…'}
        {iban.valid && (
          <CopyButton className={styles.copy} text={iban.friendly} label={t('copy')} iconOnly stale={stale} />
        )}
      </p>
      <ul className={styles.legend} aria-label={t('legend')}>
        {shown.map(({ key, start }) => (
          <li key={start} className={styles[key]}>
            {t(`part.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
