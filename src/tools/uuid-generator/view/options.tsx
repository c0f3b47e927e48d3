import { Alert } from '#ui/alert/alert.tsx';
import { Chips } from '#ui/chips/chips.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { type Version } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type TabProps } from './draft.ts';
import styles from '../view.module.css';

const namespaces = ['dns', 'url', 'oid', 'x500', 'custom'] as const;

export const isNamed = (version: Version): boolean => version === 'v3' || version === 'v5';
const hasTime = (version: Version): boolean => ['v1', 'v6', 'v7'].includes(version);
const isConstant = (version: Version): boolean => version === 'nil' || version === 'max';

interface OptionsProps extends TabProps {
  /** What is wrong with the namespace. */
  readonly error: string | undefined;
}

export function Options({ draft, change, error }: OptionsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { version } = draft;
  return (
    <>
      <Fields columns={1}>
        <div className={styles.versions}>
          <Chips {...field('version')} hint={t(`about.${version}`)} />
        </div>
        {version === 'v3' && <Alert tone="warning">{t('weak.md5')}</Alert>}
        {isNamed(version) && <NameOptions {...{ draft, change, error }} />}
        <div className={styles.inline}>
          {!isNamed(version) && !isConstant(version) && <NumberField {...field('count')} />}
          <Select {...field('format')} />
          <Switch {...field('uppercase')} className={styles.beside} />
        </div>
      </Fields>
      {hasTime(version) && <Advanced draft={draft} change={change} />}
    </>
  );
}

function NameOptions({ draft, change, error }: OptionsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const known = namespaces.find((name) => name === draft.namespace) ?? 'custom';
  return (
    <>
      <Chips
        label={t('namespaces.label')}
        value={known}
        onChange={(name) => change({ namespace: name === 'custom' ? '' : name })}
        options={namespaces.map((value) => ({ value, label: t(`namespace.${value}`) }))}
      />
      {known === 'custom' && (
        <InputText
          {...field('namespace')}
          error={error}
          placeholder="6ba7b810-9dad-11d1-80b4-00c04fd430c8"
          monospace
          rawText
        />
      )}
      <InputText {...field('names')} placeholder="www.example.com" multiline rows={2} autosize monospace rawText />
    </>
  );
}

function Advanced({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const isGregorian = draft.version !== 'v7';
  return (
    <Disclosure label={t('advanced')}>
      <Fields>
        <NumberField {...field('timestamp')} placeholder="1645557742000" wide />
        {isGregorian && (
          <>
            <InputText {...field('node')} placeholder="9f:6b:de:ce:d8:46" value={draft.node ?? ''} monospace rawText />
            <NumberField {...field('clockSeq')} placeholder="13256" wide />
          </>
        )}
      </Fields>
    </Disclosure>
  );
}
