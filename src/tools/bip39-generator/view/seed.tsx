import { useState } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { mnemonicToSeed } from '../engine.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import styles from '../view.module.css';

/** The seed of the phrase, of any phrase: the standard does not ask for a right checksum. */
export function Seed({ draft, change, isValid }: PartProps & { readonly isValid: boolean }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const [isShown, show] = useState(false);
  const { mnemonic, passphrase } = draft;
  const result = useOperation(mnemonicToSeed, { mnemonic, passphrase }, { enabled: mnemonic.trim() !== '' });
  const { value = '', source } = result;
  const isCurrent = !result.stale && source?.mnemonic === mnemonic && source.passphrase === passphrase;
  return (
    <Panel label={t('seed.title')} busy={result.slow}>
      <PanelRow>
        <PanelTitle>{t('seed.title')}</PanelTitle>
        {value !== '' && isCurrent && !isValid && <Badge tone="warning">{t('seed.anyway')}</Badge>}
        <Button variant="quiet" size="small" icon={isShown ? 'eye-off' : 'eye'} onClick={() => show(!isShown)}>
          {t(isShown ? 'seed.hide' : 'seed.show')}
        </Button>
        <CopyButton text={value} stale={!isCurrent} />
      </PanelRow>
      <div className={styles.derived}>
        <Fields columns={1}>
          <SecretField {...field('passphrase')} />
        </Fields>
        <output className={styles.seed} data-stale={!isCurrent || undefined} aria-hidden={!isShown && value !== ''}>
          <span className={classNames(!isShown && value !== '' && styles.blurred)}>{value || t('seed.empty')}</span>
        </output>
      </div>
    </Panel>
  );
}
