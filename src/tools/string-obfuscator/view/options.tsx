import { accepts } from '#core/field.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ActionChips, Chips, MultiChips } from '#ui/chips/chips.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Fields, PanelRow } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Slider } from '#ui/slider/slider.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { preview } from '../engine.ts';
import { text } from '../text.ts';
import type { ObfuscatorDraft, TabProps } from '../view.tsx';
import styles from '../view.module.css';

const usual = { keepFirst: 4, keepLast: 4, keepSpaces: true, keepCharacters: '', keepDomain: false };
const presets = {
  token: usual,
  iban: usual,
  card: { ...usual, keepFirst: 0, keepCharacters: '-' },
  uuid: { ...usual, keepCharacters: '-' },
  email: { ...usual, keepFirst: 1, keepLast: 0, keepDomain: true },
} satisfies Record<string, Partial<ObfuscatorDraft>>;
const presetNames = Object.keys(presets) as (keyof typeof presets)[];

const masks = ['*', '•', 'x', '█'] as const;
const separators = ['-', '.', '@', '_', ':'] as const;

export function Options({ draft, change, onReset }: TabProps & { readonly onReset: () => void }) {
  const t = useText(text);
  return (
    <>
      <PanelRow>
        <ActionChips
          label={t('presets.label')}
          labelPosition="left"
          actions={presetNames.map((name) => ({
            label: t(`preset.${name}`),
            onSelect: () => change(presets[name]),
          }))}
        />
        <ResetButton onReset={onReset} />
      </PanelRow>
      <Fields>
        <Keep name="keepFirst" draft={draft} change={change} />
        <Keep name="keepLast" draft={draft} change={change} />
        <Replacement draft={draft} change={change} />
        <KeepCharacters draft={draft} change={change} />
        <Switches draft={draft} change={change} />
      </Fields>
    </>
  );
}

function Keep({ name, draft, change }: TabProps & { readonly name: 'keepFirst' | 'keepLast' }) {
  const t = useText(text);
  return (
    <Slider
      label={t(`${name}.label`)}
      value={draft[name]}
      min={0}
      max={32}
      boxMax={1000}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

function Replacement({ draft, change }: TabProps) {
  const t = useText(text);
  const known = masks.find((mask) => mask === draft.replacement) ?? 'other';
  return (
    <div className={styles.stack}>
      <Chips
        label={t('replacement.label')}
        value={known}
        onChange={(mask) => change({ replacement: mask === 'other' ? '#' : mask })}
        options={[
          ...masks.map((value) => ({ value, label: value })),
          { value: 'other', label: t('replacement.other') },
        ]}
      />
      {known === 'other' && (
        <InputText
          label={t('replacement.own')}
          labelHidden
          hint={t('replacement.help')}
          error={accepts(preview.input.replacement, draft.replacement) ? undefined : t('replacement.fault')}
          value={draft.replacement}
          onChange={(replacement) => change({ replacement })}
          monospace
          rawText
        />
      )}
    </div>
  );
}

function KeepCharacters({ draft, change }: TabProps) {
  const t = useText(text);
  const { keepCharacters } = draft;
  const others = Array.from(keepCharacters).filter((character) => !separators.some((chip) => chip === character));
  return (
    <div className={styles.stack}>
      <MultiChips
        label={t('keepCharacters.label')}
        value={separators.filter((character) => keepCharacters.includes(character))}
        onChange={(chosen) => change({ keepCharacters: [...chosen, ...others].join('') })}
        options={separators.map((value) => ({ value, label: value }))}
      />
      <InputText
        label={t('keepCharacters.own')}
        labelHidden
        placeholder="-.@"
        value={keepCharacters}
        onChange={(next) => change({ keepCharacters: next })}
        monospace
        rawText
      />
    </div>
  );
}

function Switches({ draft, change }: TabProps) {
  const t = useText(text);
  const isMask = draft.tab === 'mask';
  const { maskLength } = draft;
  const hidesLength = maskLength !== null && maskLength !== undefined;
  return (
    <>
      <div className={styles.stack}>
        <Switch
          label={t('keepSpaces.label')}
          checked={draft.keepSpaces}
          onChange={(keepSpaces) => change({ keepSpaces })}
        />
        {isMask && (
          <>
            <Switch label={t('perLine.label')} checked={draft.perLine} onChange={(perLine) => change({ perLine })} />
            <Switch
              label={t('keepDomain.label')}
              checked={draft.keepDomain}
              onChange={(keepDomain) => change({ keepDomain })}
            />
          </>
        )}
      </div>
      <div className={styles.stack}>
        <Switch
          label={t('hideLength.label')}
          hint={t('hideLength.help')}
          checked={hidesLength}
          onChange={(hides) => change({ maskLength: hides ? 6 : null })}
        />
        {hidesLength && (
          <NumberField
            label={t('maskLength.label')}
            value={maskLength}
            min={0}
            max={100}
            onChange={(length) => change({ maskLength: length })}
          />
        )}
        <Switch
          label={t('protectShort.label')}
          checked={draft.protectShort}
          onChange={(protectShort) => change({ protectShort })}
        />
        {!draft.protectShort && <Alert tone="warning">{t('protectShort.off')}</Alert>}
      </div>
    </>
  );
}
