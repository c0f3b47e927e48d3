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

interface SeedProps extends PartProps {
  readonly isValid: boolean;
  /** The page draws a phrase itself. */
  readonly isFresh: boolean;
  /** The words in sight are those of an older phrase. */
  readonly isOld: boolean;
}

/** The seed of the words in sight, with a right checksum or not: the standard does not ask for one. */
export function Seed({ draft, change, isValid, isFresh, isOld }: SeedProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const [isShown, show] = useState(false);
  const { passphrase } = draft;
  const [mnemonic, setMnemonic] = useState(draft.mnemonic);
  if (!isOld && draft.mnemonic !== mnemonic) setMnemonic(draft.mnemonic);
  const enabled = mnemonic.trim() !== '';
  const result = useOperation(mnemonicToSeed, { mnemonic, passphrase }, { enabled });
  const { value = '', source } = result;
  const isCurrent = !isOld && !result.stale && source?.mnemonic === mnemonic && source.passphrase === passphrase;
  return (
    <Panel label={t('seed.title')} busy={result.slow}>
      <PanelRow className={styles.head}>
        <PanelTitle>{t('seed.title')}</PanelTitle>
        {value !== '' && isCurrent && !isValid && <Badge tone="warning">{t('seed.anyway')}</Badge>}
        <Button
          variant="quiet"
          size="small"
          icon={isShown ? 'eye-off' : 'eye'}
          disabled={isOld}
          onClick={() => show(!isShown)}
        >
          {t(isShown ? 'seed.hide' : 'seed.show')}
        </Button>
        <CopyButton text={value} stale={!isCurrent} />
      </PanelRow>
      <div className={styles.derived}>
        <Fields columns={1}>
          <SecretField {...field('passphrase')} />
        </Fields>
        <output className={styles.seed} data-stale={!isCurrent || undefined} aria-hidden={!isShown && value !== ''}>
          <span className={classNames(!isShown && value !== '' && styles.blurred)}>
            {value || t(enabled || isFresh ? 'seed.working' : 'seed.empty')}
          </span>
        </output>
      </div>
    </Panel>
  );
}
