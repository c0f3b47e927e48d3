import { useText } from '#ui/hooks/use-text.ts';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import type { Iban } from '../engine/reading.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { countryName } from './names.ts';

interface FactsProps {
  /** undefined until the first result. */
  readonly iban: Iban | undefined;
  readonly stale: boolean;
}

export function Facts({ iban, stale }: FactsProps) {
  return <Results rows={useRows(iban)} json={iban} stale={stale} footer={iban !== undefined} />;
}

function useRows(iban: Iban | undefined): readonly ResultRow[] {
  const t = useText(text);
  // On a phone a number takes two lines: the second begins at its middle, not at its last digit.
  const halved = (value: string) => {
    const middle = Math.ceil(value.length / 2);
    const shown = (
      <bdi>
        {value.slice(0, middle)}
        <wbr />
        {value.slice(middle)}
      </bdi>
    );
    return { value, shown };
  };
  const words = (value: string) => ({ value, shown: <span className={styles.words}>{value}</span> });
  const known = iban?.parts !== null;
  const country = iban?.countryCode ? countryName(iban.countryCode, t.language) : null;
  const { checkDigits: found = null, expectedCheckDigits: expected = null } = iban ?? {};
  const digits = found !== null && expected !== null && found !== expected;
  const key = iban?.parts?.filter(({ name }) => name === 'check').map(({ value }) => value) ?? [];
  const state = iban && t(`key.${iban.nationalCheck}`);
  const judged = state && key.length > 0 ? `${key.join(' ')} (${state})` : state;
  const qr = iban && known && t(iban.qrIban ? 'yes' : 'no');
  const rows: readonly ResultRow[] = [
    { label: t('row.country'), ...(country === null ? { value: null } : words(`${country} (${iban?.countryCode})`)) },
    {
      label: t('row.digits'),
      value: found !== null && /^\d\d$/.test(found) ? found : null,
      ...(digits && { shown: t('digits.expected', { found, expected }) }),
    },
    { label: t('row.bban'), ...(iban?.bban ? halved(iban.bban) : { value: null }) },
    { label: t('row.bank'), value: iban?.bankCode ?? null },
    { label: t('row.branch'), value: iban?.branchCode ?? null },
    { label: t('row.account'), value: iban?.accountNumber ?? null },
    { label: t('row.key'), value: key.join(' ') || null, ...(judged && { shown: judged }) },
    {
      label: t('row.qr'),
      ...(qr ? words(qr) : { value: null }),
      note: iban && t('qr.note'),
    },
    { label: t('row.sepa'), ...(iban ? words(t(iban.sepa ? 'yes' : 'no')) : { value: null }) },
    { label: t('row.friendly'), value: iban?.friendly ?? null },
    { label: t('row.electronic'), ...(iban ? halved(iban.electronic) : { value: null }) },
  ];
  // What cannot be read has no row; before the first result the rows keep their room.
  return known ? rows : rows.filter(({ value }) => value !== null);
}
