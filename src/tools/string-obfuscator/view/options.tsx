import { useState } from 'react';
import { accepts } from '#core/field.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Chips, MultiChips } from '#ui/chips/chips.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { Presets } from '#ui/presets/presets.tsx';
import { Slider } from '#ui/slider/slider.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { preview } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type ObfuscatorDraft, type TabProps } from './draft.ts';
import styles from '../view.module.css';

const usual = { keepFirst: 4, keepLast: 4, keepSpaces: true, keepCharacters: '', keepDomain: false };
const presets = {
  iban: usual,
  token: { ...usual, keepSpaces: false },
  card: { ...usual, keepFirst: 0, keepCharacters: '-' },
  uuid: { ...usual, keepCharacters: '-' },
  email: { ...usual, keepFirst: 1, keepLast: 0, keepDomain: true },
} satisfies Record<string, Partial<ObfuscatorDraft>>;

const masks = ['*', '•', 'x', '█'] as const;
const separators = ['-', '.', '@', '_', ':'] as const;

const hidesLength = ({ maskLength }: ObfuscatorDraft): boolean => maskLength !== null && maskLength !== undefined;

export function Options({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const isMask = draft.tab === 'mask';
  return (
    <>
      <div className={styles.presets}>
        <Presets label={t('presets.label')} nameOf={(name) => t(`preset.${name}`)} {...{ presets, draft, change }} />
        <Fields className={styles.kept}>
          <Keep name="keepFirst" draft={draft} change={change} />
          <Keep name="keepLast" draft={draft} change={change} />
        </Fields>
      </div>
      <OptionRow
        changed={
          [draft.keepCharacters !== '', hidesLength(draft), !draft.protectShort, isMask && draft.keepDomain].filter(
            Boolean,
          ).length
        }
        more={<Rarer draft={draft} change={change} />}
      >
        <Replacement draft={draft} change={change} />
        <Switch {...field('keepSpaces')} />
        {isMask && <Switch {...field('perLine')} />}
      </OptionRow>
    </>
  );
}

function Keep({ name, draft, change }: TabProps & { readonly name: 'keepFirst' | 'keepLast' }) {
  const kept = useFields(fields, text, draft, change)(name);
  return <Slider {...kept} labelPosition="left" max={32} boxMax={kept.max} />;
}

function Replacement({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  // Also what begins with one of the masks is typed to its end.
  const [typed, setTyped] = useState<string>();
  const known = masks.find((mask) => mask === draft.replacement && mask !== typed) ?? 'other';
  const write = (mask: string): void => {
    setTyped(mask);
    change({ replacement: mask });
  };
  const pick = (mask: typeof known): void => {
    if (mask === 'other') {
      write('#');
      return;
    }
    setTyped(undefined);
    change({ replacement: mask });
  };
  return (
    <div className={styles.mask}>
      <Chips
        label={t('mask.label')}
        labelPosition="left"
        value={known}
        onChange={pick}
        options={[
          ...masks.map((value) => ({ value, label: value })),
          { value: 'other', label: t('replacement.other') },
        ]}
      />
      {known === 'other' && (
        <InputText
          {...field('replacement')}
          onChange={write}
          labelHidden
          error={accepts(preview.input.replacement, draft.replacement) ? undefined : t('replacement.fault')}
          size="small"
          monospace
          rawText
        />
      )}
    </div>
  );
}

function KeepCharacters({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const { keepCharacters } = draft;
  const others = Array.from(keepCharacters).filter((character) => !separators.some((chip) => chip === character));
  return (
    <div className={styles.stack}>
      <MultiChips
        label={t('separators.label')}
        value={separators.filter((character) => keepCharacters.includes(character))}
        onChange={(chosen) => change({ keepCharacters: [...chosen, ...others].join('') })}
        options={separators.map((value) => ({ value, label: value }))}
      />
      <InputText {...field('keepCharacters')} labelHidden placeholder="-.@" monospace rawText />
    </div>
  );
}

function Rarer({ draft, change }: TabProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <>
      <KeepCharacters draft={draft} change={change} />
      <div className={styles.stack}>
        <Switch
          label={t('hideLength.label')}
          hint={t('hideLength.help')}
          checked={hidesLength(draft)}
          onChange={(hides) => change({ maskLength: hides ? 6 : null })}
        />
        {hidesLength(draft) && <NumberField {...field('maskLength')} onEmpty={undefined} />}
      </div>
      <div className={styles.stack}>
        <Switch {...field('protectShort')} />
        {!draft.protectShort && <Alert tone="warning">{t('protectShort.off')}</Alert>}
        {draft.tab === 'mask' && <Switch {...field('keepDomain')} />}
      </div>
    </>
  );
}
