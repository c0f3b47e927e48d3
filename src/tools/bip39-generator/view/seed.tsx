import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { mnemonicToSeed } from '../engine.ts';
import { text } from '../text.ts';
import type { PartProps } from '../view.tsx';
import styles from '../view.module.css';

/** The seed of the phrase, of any phrase: the standard does not ask for a right checksum. */
export function Seed({ draft, change }: PartProps) {
  const t = useText(text);
  const [isShown, show] = useState(false);
  const { mnemonic, passphrase } = draft;
  const result = useOperation(mnemonicToSeed, { mnemonic, passphrase }, { enabled: mnemonic.trim() !== '' });
  const { value = '', source } = result;
  const isCurrent = !result.stale && source?.mnemonic === mnemonic && source.passphrase === passphrase;
  return (
    <Panel label={t('seed.title')} busy={result.slow}>
      <PanelRow>
        <h2 className={styles.title}>{t('seed.title')}</h2>
        <Button variant="quiet" size="small" icon={isShown ? 'eye-off' : 'eye'} onClick={() => show(!isShown)}>
          {t(isShown ? 'seed.hide' : 'seed.show')}
        </Button>
        <CopyButton text={isCurrent ? value : ''} />
      </PanelRow>
      <Fields columns={1}>
        <SecretField
          label={t('passphrase.label')}
          placeholder={t('passphrase.placeholder')}
          value={passphrase}
          onChange={(next) => change({ passphrase: next })}
        />
      </Fields>
      <output
        className={classNames(styles.seed, !isShown && value !== '' && styles.blurred)}
        data-stale={!isCurrent || undefined}
        aria-hidden={!isShown && value !== ''}
      >
        {value || t('seed.empty')}
      </output>
    </Panel>
  );
}
