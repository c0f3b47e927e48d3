import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { providers } from '../engine/providers.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <OptionRow
      onReset={onReset}
      changed={field.changed('invalid', 'otherTags', 'lowerLocal', 'domain')}
      more={
        <>
          <Switch {...field('otherTags')} />
          <Select {...field('invalid')} size="small" />
          <Select {...field('lowerLocal')} size="small" />
          <Select {...field('domain')} size="small" />
          <section className={styles.rules} aria-label={t('rules')}>
            <h2>{t('rules')}</h2>
            <ul>
              {providers.map(({ id, sign, unmarked, main }) => (
                <li key={id}>
                  <strong>{names[id]}</strong>{' '}
                  {[
                    t('rule.tag', { sign }),
                    ...(unmarked ? [t(`rule.marks.${id}` as 'rule.marks.google')] : []),
                    ...(main === undefined ? [] : [t('rule.main', { domain: main })]),
                  ].join(' · ')}
                </li>
              ))}
            </ul>
          </section>
        </>
      }
    >
      <Switch {...field('dedupe')} />
      <Switch {...field('removeTags')} />
      <Switch {...field('removeDots')} />
      <Switch {...field('mergeDomains')} />
    </OptionRow>
  );
}

/** Names of the providers. */
export const names: Readonly<Record<string, string>> = {
  google: 'Gmail',
  microsoft: 'Outlook, Hotmail, Live',
  yahoo: 'Yahoo',
  apple: 'iCloud',
  fastmail: 'Fastmail',
  proton: 'Proton',
  yandex: 'Yandex',
  mailru: 'Mail.ru',
  zoho: 'Zoho',
  mailbox: 'mailbox.org',
  hey: 'HEY',
  posteo: 'Posteo',
};
