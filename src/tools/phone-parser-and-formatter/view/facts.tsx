import { LinkButton } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Results, type ResultRow } from '#ui/results/results.tsx';
import { localeOf } from '#core/text.ts';
import type { Phone } from '../engine/parsing.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { countryName, flagOf } from './names.ts';

interface FactsProps {
  readonly phone: Phone | undefined;
  readonly stale: boolean;
}

export function Facts({ phone, stale }: FactsProps) {
  return (
    <Results
      rows={useRows(phone)}
      json={phone}
      stale={stale}
      footer={phone !== undefined}
      actions={!stale && phone?.valid && <Links phone={phone} />}
    />
  );
}

/** WhatsApp learns the number only when its link is followed. */
function Links({ phone }: { readonly phone: Phone }) {
  const t = useText(text);
  const digits = phone.e164.slice(1);
  return (
    <>
      <LinkButton variant="line" size="small" icon="phone" href={phone.rfc3966}>
        {t('call')}
      </LinkButton>
      <LinkButton variant="line" size="small" icon="message-square" href={`sms:${phone.e164}`}>
        {t('sms')}
      </LinkButton>
      <LinkButton
        variant="line"
        size="small"
        endIcon="arrow-up-right"
        href={`https://wa.me/${digits}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('whatsapp')}
      </LinkButton>
    </>
  );
}

function useRows(phone: Phone | undefined): ResultRow[] {
  const t = useText(text);
  const words = (value: string) => ({ value, shown: <span className={styles.words}>{value}</span> });
  const answer = (given: boolean | undefined) =>
    given === undefined ? { value: null } : words(t(given ? 'yes' : 'no'));
  const names = (codes: readonly string[]) =>
    new Intl.ListFormat(localeOf[t.language]).format(codes.map((code) => countryName(code, t.language)));
  const { country = null, type = null, possibleCountries = [] } = phone ?? {};
  const place =
    country === null
      ? phone && { value: null, shown: <span className={styles.words}>{t('country.nowhere')}</span> }
      : words(`${flagOf(country)} ${countryName(country, t.language)}`);
  const shared = possibleCountries.length > 1;
  return [
    {
      label: t('row.international'),
      value: phone?.international ?? null,
      shown: phone && <bdi className={styles.hero}>{phone.international}</bdi>,
    },
    { label: t('row.national'), value: phone?.national ?? null },
    { label: t('row.e164'), value: phone?.e164 ?? null },
    { label: t('row.rfc3966'), value: phone?.rfc3966 ?? null },
    {
      label: t('row.type'),
      ...(type === null ? { value: null } : { ...words(t(`type.${type}`)), note: t(`type.${type}.note`) }),
    },
    {
      label: t('row.country'),
      ...(place ?? { value: null }),
      note: shared ? t('country.shared', { countries: names(possibleCountries) }) : undefined,
    },
    { label: t('row.code'), value: country },
    { label: t('row.callingCode'), value: phone ? `+${phone.callingCode}` : null },
    ...(phone && phone.extension === null ? [] : [{ label: t('row.extension'), value: phone?.extension ?? null }]),
    { label: t('row.link'), value: phone ? `<a href="${phone.rfc3966}">${phone.international}</a>` : null },
    { label: t('row.valid'), ...answer(phone?.valid) },
    { label: t('row.possible'), ...answer(phone?.possible), note: phone?.possible && t('possible.note') },
  ];
}
