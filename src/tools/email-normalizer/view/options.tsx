import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { words } from '#ui/words.ts';
import { providers } from '../engine/providers.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';

export function Options({ draft, change, onReset }: DraftProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const ui = useText(words);
  const field = useFields(fields, text, draft, change);
  const changed = field.changed('invalid', 'otherTags', 'lowerLocal', 'domain');
  return (
    <OptionRow onReset={onReset}>
      <Switch {...field('removeTags')} />
      <Switch {...field('removeDots')} />
      <Switch {...field('mergeDomains')} />
      <Switch {...field('dedupe')} />
      <Disclosure label={changed > 0 ? ui('moreOptionsChanged', { count: changed }) : ui('moreOptions')} inRow>
        <PanelRow>
          <Select {...field('invalid')} labelPosition="left" size="small" />
          <Switch {...field('otherTags')} />
          <Select {...field('lowerLocal')} labelPosition="left" size="small" />
          <Select {...field('domain')} labelPosition="left" size="small" />
        </PanelRow>
        <section className={styles.rules} aria-label={t('rules')}>
          <h2>{t('rules')}</h2>
          <ul>
            {providers.map(({ id, sign, unmarked, main }) => (
              <li key={id}>
                <strong>{names[id]}</strong>{' '}
                {[
                  t('rule.tag', { sign }),
                  ...(unmarked ? [t('rule.marks')] : []),
                  ...(main === undefined ? [] : [t('rule.main', { domain: main })]),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        </section>
      </Disclosure>
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
