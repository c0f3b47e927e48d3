import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { securities } from '../engine/payload.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { PartProps } from './draft.ts';

/**
 * Fields of one line with an example, two where there is room; what is longer than a word has a line of its own.
 * An example that is another in every language stands in the words.
 */
const forms = {
  vcard: [
    ['firstName', 'Ada'],
    ['lastName', 'Lovelace'],
    ['organization', 'Analytical Engines'],
    ['title', 'example.title'],
    ['phone', '+44 20 7946 0000'],
    ['mobile', '+44 7700 900000'],
    ['email', 'ada@example.com'],
    ['url', 'https://example.com'],
    ['street', '12 St James’s Square'],
    ['city', 'example.city'],
    ['region', ''],
    ['postalCode', 'SW1Y 4JH'],
    ['country', 'example.country'],
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
  return (
    <Fields>
      <InputText
        label={t('field.ssid')}
        placeholder="Toolcrib"
        value={draft.ssid}
        onChange={(ssid) => change({ ssid })}
        rawText
      />
      <Select
        label={t('field.security')}
        value={draft.security}
        onChange={(security) => change({ security })}
        options={securities.map((value) => ({ value, label: t(`security.${value}`) }))}
        wide
      />
      {draft.security !== 'nopass' && (
        <SecretField
          label={t('field.password')}
          value={draft.password}
          onChange={(password) => change({ password })}
          monospace
        />
      )}
      <Switch label={t('field.hidden')} checked={draft.hidden} onChange={(hidden) => change({ hidden })} />
    </Fields>
  );
}

/** The form of the chosen tab, which writes the text of the code. */
export function Form({ draft, change }: PartProps) {
  const t = useText(text);
  const { tab } = draft;
  if (tab === 'wifi') return <Wifi draft={draft} change={change} />;
  if (tab === 'read') return null;
  if (tab === 'text') {
    return (
      <Fields columns={1}>
        <InputText
          label={t('text.label')}
          placeholder={t('text.placeholder')}
          value={draft.text}
          onChange={(value) => change({ text: value })}
          multiline
          rows={4}
          autosize
          monospace
          rawText
        />
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
            label={t(`field.${name}`)}
            placeholder={t.has(placeholder) ? t(placeholder as 'example.title') : placeholder}
            value={draft[name]}
            onChange={(value) => change({ [name]: value })}
            autoComplete="off"
          />
        ))}
        {long && (
          <InputText
            className={styles.wide}
            label={t(`field.${long}`)}
            placeholder=""
            value={draft[long]}
            onChange={(value) => change({ [long]: value })}
            multiline
            autosize
          />
        )}
      </Fields>
    </>
  );
}
