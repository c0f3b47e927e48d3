import { Alert } from '#ui/alert/alert.tsx';
import { Chips } from '#ui/chips/chips.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { versions, type Version } from '../engine.ts';
import { formats } from '../engine/format.ts';
import { text } from '../text.ts';
import type { TabProps } from '../view.tsx';
import styles from '../view.module.css';

const namespaces = ['dns', 'url', 'oid', 'x500', 'custom'] as const;

export const isNamed = (version: Version): boolean => version === 'v3' || version === 'v5';
const hasTime = (version: Version): boolean => ['v1', 'v6', 'v7'].includes(version);
const isConstant = (version: Version): boolean => version === 'nil' || version === 'max';

export function Options({ draft, change, onReset }: TabProps & { readonly onReset: () => void }) {
  const t = useText(text);
  const { version } = draft;
  return (
    <>
      <Fields columns={1}>
        <Chips
          label={t('version.label')}
          value={version}
          onChange={(next) => change({ version: next })}
          options={versions.map((value) => ({ value, label: t(`version.${value}`) }))}
          hint={t(`about.${version}`)}
        />
        {version === 'v3' && <Alert tone="warning">{t('weak.md5')}</Alert>}
        {isNamed(version) && <NameOptions draft={draft} change={change} />}
        <div className={styles.inline}>
          {!isNamed(version) && !isConstant(version) && (
            <NumberField
              label={t('count.label')}
              value={draft.count}
              min={1}
              max={10_000}
              onChange={(count) => change({ count })}
            />
          )}
          <Select
            label={t('format.label')}
            value={draft.format}
            onChange={(format) => change({ format })}
            options={formats.map((value) => ({ value, label: t(`format.${value}`) }))}
          />
          <Switch
            label={t('uppercase.label')}
            checked={draft.uppercase}
            onChange={(uppercase) => change({ uppercase })}
          />
          <ResetButton onReset={onReset} />
        </div>
      </Fields>
      {hasTime(version) && <Advanced draft={draft} change={change} />}
    </>
  );
}

function NameOptions({ draft, change }: TabProps) {
  const t = useText(text);
  const known = namespaces.find((name) => name === draft.namespace) ?? 'custom';
  return (
    <>
      <Chips
        label={t('namespace.label')}
        value={known}
        onChange={(name) => change({ namespace: name === 'custom' ? '' : name })}
        options={namespaces.map((value) => ({ value, label: t(`namespace.${value}`) }))}
      />
      {known === 'custom' && (
        <InputText
          label={t('customNamespace.label')}
          placeholder="6ba7b810-9dad-11d1-80b4-00c04fd430c8"
          value={draft.namespace}
          onChange={(namespace) => change({ namespace })}
          monospace
          rawText
        />
      )}
      <InputText
        label={t('names.label')}
        hint={t('names.help')}
        placeholder="www.example.com"
        value={draft.names}
        onChange={(names) => change({ names })}
        multiline
        rows={2}
        autosize
        monospace
        rawText
      />
    </>
  );
}

function Advanced({ draft, change }: TabProps) {
  const t = useText(text);
  const isGregorian = draft.version !== 'v7';
  return (
    <Disclosure label={t('advanced')}>
      <Fields>
        <NumberField
          label={t('timestamp.label')}
          hint={t('timestamp.help')}
          placeholder="1645557742000"
          value={draft.timestamp}
          min={0}
          max={2 ** 48 - 1}
          wide
          onChange={(timestamp) => change({ timestamp })}
          onEmpty={() => change({ timestamp: undefined })}
        />
        {isGregorian && (
          <>
            <InputText
              label={t('node.label')}
              hint={t('node.help')}
              placeholder="9f:6b:de:ce:d8:46"
              value={draft.node ?? ''}
              onChange={(node) => change({ node })}
              monospace
              rawText
            />
            <NumberField
              label={t('clockSeq.label')}
              hint={t('clockSeq.help')}
              placeholder="13256"
              value={draft.clockSeq}
              min={0}
              max={0x3fff}
              wide
              onChange={(clockSeq) => change({ clockSeq })}
              onEmpty={() => change({ clockSeq: undefined })}
            />
          </>
        )}
      </Fields>
    </Disclosure>
  );
}
