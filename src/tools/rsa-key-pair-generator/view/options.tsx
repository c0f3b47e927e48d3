import { useState, type ReactNode } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Actions, Fields, PanelRow } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type PartProps } from './draft.ts';

const sizes = [2048, 3072, 4096, 8192, 1024] as const;
const custom = 0;
const inLine = { labelPosition: 'left', size: 'small' } as const;

interface OptionsProps extends PartProps {
  readonly differs: boolean;
  /** At the end of the line. */
  readonly children: ReactNode;
}

export function Options({ draft, change, differs, children }: OptionsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
    <PanelRow className={styles.kinds}>
      <Segmented {...field('type')} labelHidden />
      <div className={styles.choices}>
        {draft.type === 'rsa' && <Size draft={draft} change={change} />}
        {draft.type === 'ecdsa' && <Select {...field('curve', (value) => value)} {...inLine} />}
        <Select {...field('format')} {...inLine} />
      </div>
      <Disclosure
        label={t('rarer')}
        inRow
        icon="sliders-horizontal"
        startsOpen={draft.comment !== '' || draft.lock !== ''}
      >
        <Fields>
          <InputText {...field('comment')} rawText />
          <SecretField {...field('lock')} />
          {draft.lock !== '' && (
            <SecretField
              {...field('lockAgain')}
              placeholder={t('lockAgain.label')}
              error={differs && draft.lockAgain !== '' ? t('passphrase.differs') : undefined}
            />
          )}
        </Fields>
      </Disclosure>
      <Actions>{children}</Actions>
    </PanelRow>
  );
}

function Size({ draft, change }: PartProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const isListed = sizes.some((size) => size === draft.bits);
  const [isCustom, setCustom] = useState(!isListed);
  const chosen = isCustom || !isListed ? custom : draft.bits;
  return (
    <>
      <Select
        label={t('size.label')}
        {...inLine}
        value={chosen}
        onChange={(bits) => {
          setCustom(bits === custom);
          if (bits !== custom) change({ bits });
        }}
        options={[
          ...sizes.map((bits) => ({
            value: bits as number,
            label: bits === 1024 ? t('bits.weak') : t('bits.option', { bits }),
          })),
          { value: custom, label: t('bits.custom') },
        ]}
      />
      {chosen === custom && <NumberField {...field('bits')} {...inLine} />}
    </>
  );
}
