import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type PartProps } from './draft.ts';

/**
 * Fields of one line with an example, two where there is room; what is longer than a word has a line of its own.
 * An example that is another in every language stands in the words.
 */
const forms = {
  vcard: [
    ['firstName', 'Ada'],
    ['lastName', 'Lovelace'],
    ['organization', 'Analytical Engines'],
    ['title', undefined],
    ['phone', '+44 20 7946 0000'],
    ['mobile', '+44 7700 900000'],
    ['email', 'ada@example.com'],
    ['url', 'https://example.com'],
    ['street', '12 St James’s Square'],
    ['city', undefined],
    ['region', ''],
    ['postalCode', 'SW1Y 4JH'],
    ['country', undefined],
  ],
  email: [
    ['to', 'ada@example.com'],
    ['subject', ''],
  ],
  phone: [['number', '+44 20 7946 0000']],
  sms: [['number', '+44 7700 900000']],
  geo: [
    ['latitude', '48.8584'],
    ['longitude', '2.2945'],
  ],
} as const;
const longFields = { vcard: 'note', email: 'body', phone: undefined, sms: 'message', geo: undefined } as const;

function Wifi({ draft, change }: PartProps) {
  const t = useText(text);
  const { ssid, password, security, hidden } = draft;
  const field = useFields(fields, text, draft, change);
  return (
    <Fields>
      <InputText {...field('ssid')} placeholder="Toolcrib" rawText />
      <Select {...field('security')} wide />
      {draft.security !== 'nopass' && <SecretField {...field('password')} monospace />}
      <Switch {...field('hidden')} className={styles.start} />
      <div className={styles.start}>
        <OpenIn tool="wifi-qr-code-generator" values={{ ssid, password, security, hidden }}>
          {t('wifi.more')}
        </OpenIn>
      </div>
    </Fields>
  );
}

/** The form of the chosen tab, which writes the text of the code. */
export function Form({ draft, change, isTooLong }: PartProps & { readonly isTooLong: boolean }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { tab } = draft;
  if (tab === 'wifi') return <Wifi draft={draft} change={change} />;
  if (tab === 'read') return null;
  if (tab === 'text') {
    return (
      <Fields columns={1}>
        <InputText {...field('text')} error={isTooLong ? '' : undefined} multiline rows={4} monospace rawText />
      </Fields>
    );
  }
  const long = longFields[tab];
  return (
    <>
      {tab === 'vcard' && <p className={styles.note}>{t('contact.needed')}</p>}
      <Fields>
        {forms[tab].map(([name, placeholder]) => (
          <InputText
            key={name}
            {...field(name)}
            {...(placeholder !== undefined && { placeholder })}
            autoComplete="off"
          />
        ))}
        {long && <InputText {...field(long)} className={styles.wide} placeholder="" multiline autosize />}
      </Fields>
    </>
  );
}
