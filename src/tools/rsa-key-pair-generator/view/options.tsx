import { useState } from 'react';
import { curves } from '#lib/keys/curves.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { types } from '../engine.ts';
import { text } from '../text.ts';
import type { PartProps } from '../view.tsx';

const sizes = [2048, 3072, 4096, 8192, 1024] as const;
const custom = 0;

interface OptionsProps extends PartProps {
  readonly onReset: () => void;
  readonly differs: boolean;
}

export function Options({ draft, change, onReset, differs }: OptionsProps) {
  const t = useText(text);
  return (
    <>
      <OptionRow onReset={onReset}>
        <Segmented
          label={t('type.label')}
          labelHidden
          value={draft.type}
          onChange={(type) => change({ type })}
          options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
      </OptionRow>
      <Fields>
        {draft.type === 'rsa' && <Size draft={draft} change={change} />}
        {draft.type === 'ecdsa' && (
          <Select
            label={t('curve.label')}
            value={draft.curve}
            onChange={(curve) => change({ curve })}
            options={curves.map((value) => ({ value, label: value }))}
          />
        )}
        <InputText
          label={t('comment.label')}
          placeholder={t('comment.placeholder')}
          value={draft.comment}
          onChange={(comment) => change({ comment })}
          rawText
        />
        <SecretField
          label={t('passphrase.label')}
          placeholder={t('passphrase.placeholder')}
          value={draft.lock}
          onChange={(lock) => change({ lock })}
        />
        {draft.lock !== '' && (
          <SecretField
            label={t('passphrase.again')}
            placeholder={t('passphrase.again')}
            value={draft.lockAgain}
            onChange={(lockAgain) => change({ lockAgain })}
            error={differs && draft.lockAgain !== '' ? t('passphrase.differs') : undefined}
          />
        )}
      </Fields>
    </>
  );
}

function Size({ draft, change }: PartProps) {
  const t = useText(text);
  const isListed = sizes.some((size) => size === draft.bits);
  const [isCustom, setCustom] = useState(!isListed);
  const chosen = isCustom || !isListed ? custom : draft.bits;
  return (
    <>
      <Select
        label={t('bits.label')}
        value={chosen}
        onChange={(bits) => {
          setCustom(bits === custom);
          if (bits !== custom) change({ bits });
        }}
        options={[
          ...sizes.map((bits) => ({
            value: bits as number,
            label: bits === 1024 ? t('bits.weak') : t('bits.option', { bits: String(bits) }),
          })),
          { value: custom, label: t('bits.custom') },
        ]}
      />
      {chosen === custom && (
        <NumberField
          label={t('bits.custom.label')}
          hint={t('bits.custom.help')}
          value={draft.bits}
          min={1024}
          max={16_384}
          step={8}
          onChange={(bits) => change({ bits })}
        />
      )}
      {draft.bits > 8192 && <Alert tone="warning">{t('slow.bits')}</Alert>}
    </>
  );
}
