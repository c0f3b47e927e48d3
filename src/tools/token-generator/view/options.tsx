import { useState } from 'react';
import { Field } from '#ui/field/field.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Amount } from './amount.tsx';
import type { DraftProps } from './draft.ts';

const classes = ['uppercase', 'lowercase', 'digits', 'symbols'] as const;
const encodings = ['hex', 'base64', 'base64url', 'base32'] as const;
const languages = ['english', 'french'] as const;
const raw = { monospace: true, rawText: true } as const;

function Count({ draft, change }: DraftProps) {
  const t = useText(text);
  return (
    <NumberField
      label={t('count.label')}
      min={1}
      max={1000}
      value={draft.count}
      onChange={(count) => change({ count })}
    />
  );
}

function Prefix({ draft, change }: DraftProps) {
  const t = useText(text);
  return (
    <InputText
      {...raw}
      label={t('prefix.label')}
      hint={t('prefix.help')}
      placeholder="sk_live_"
      value={draft.prefix}
      onChange={(prefix) => change({ prefix })}
    />
  );
}

export function CharacterOptions({ draft, change }: DraftProps) {
  const t = useText(text);
  const isOwn = draft.customAlphabet !== '';
  return (
    <div>
      <Fields>
        <Amount
          label={t('length.label')}
          reach={512}
          max={4096}
          value={draft.length}
          onChange={(length) => change({ length })}
        />
        <Count draft={draft} change={change} />
        <Field label={t('mode.characters')} group="group">
          {() => (
            <div className={styles.switches}>
              {classes.map((name) => (
                <Switch
                  key={name}
                  label={t(`${name}.label`)}
                  checked={draft[name]}
                  disabled={isOwn}
                  onChange={(checked) => change({ [name]: checked })}
                />
              ))}
            </div>
          )}
        </Field>
      </Fields>
      <More draft={draft} change={change} />
    </div>
  );
}

/** The rarer options; open when one of them is in use. */
function More({ draft, change }: DraftProps) {
  const t = useText(text);
  const [opened, setOpened] = useState(false);
  const { customAlphabet, exclude, excludeSimilar, requireEach, prefix } = draft;
  const isUsed = customAlphabet !== '' || exclude !== '' || excludeSimilar || requireEach || prefix !== '';
  return (
    <details
      className={styles.more}
      open={opened || isUsed}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <Icon name="chevron-right" />
        {t('more')}
      </summary>
      <Fields>
        <InputText
          {...raw}
          label={t('customAlphabet.label')}
          hint={t('customAlphabet.help')}
          placeholder="0123456789abcdef"
          value={customAlphabet}
          onChange={(changed) => change({ customAlphabet: changed })}
        />
        <InputText
          {...raw}
          label={t('exclude.label')}
          hint={t('exclude.help')}
          placeholder={'"\'`\\'}
          value={exclude}
          onChange={(changed) => change({ exclude: changed })}
        />
        <Switch
          label={t('excludeSimilar.label')}
          checked={excludeSimilar}
          onChange={(checked) => change({ excludeSimilar: checked })}
        />
        <Switch
          label={t('requireEach.label')}
          checked={requireEach}
          disabled={customAlphabet !== ''}
          onChange={(checked) => change({ requireEach: checked })}
        />
        <Prefix draft={draft} change={change} />
      </Fields>
    </details>
  );
}

export function ByteOptions({ draft, change }: DraftProps) {
  const t = useText(text);
  return (
    <Fields>
      <Amount
        label={t('byteLength.label')}
        reach={128}
        max={1024}
        value={draft.byteLength}
        onChange={(byteLength) => change({ byteLength })}
      />
      <Count draft={draft} change={change} />
      <Select
        label={t('encoding.label')}
        value={draft.encoding}
        onChange={(encoding) => change({ encoding })}
        options={encodings.map((value) => ({ value, label: t(`encoding.${value}`) }))}
      />
      <Prefix draft={draft} change={change} />
    </Fields>
  );
}

export function PassphraseOptions({ draft, change }: DraftProps) {
  const t = useText(text);
  return (
    <Fields>
      <Amount
        label={t('words.label')}
        reach={24}
        max={64}
        value={draft.words}
        onChange={(words) => change({ words })}
      />
      <Count draft={draft} change={change} />
      <Select
        label={t('language.label')}
        value={draft.language}
        onChange={(language) => change({ language })}
        options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <InputText
        {...raw}
        label={t('separator.label')}
        placeholder="-"
        value={draft.separator}
        onChange={(separator) => change({ separator })}
      />
      <Switch
        label={t('capitalise.label')}
        checked={draft.capitalise}
        onChange={(capitalise) => change({ capitalise })}
      />
    </Fields>
  );
}
