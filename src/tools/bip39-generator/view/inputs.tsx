import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Chips } from '#ui/chips/chips.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { wordCounts } from '../engine/words.ts';
import { languages } from '../engine/languages.ts';
import { text } from '../text.ts';
import type { PartProps } from '../view.tsx';
import styles from '../view.module.css';
import type { Phrase } from './use-phrase.ts';

interface InputsProps extends PartProps {
  readonly phrase: Phrase;
  readonly onGenerate: (words: (typeof wordCounts)[number]) => void;
  readonly onReset: () => void;
}

export function Inputs({ draft, change, phrase, onGenerate, onReset }: InputsProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { entropyError, mnemonicError, switchedTo } = phrase;
  return (
    <>
      <OptionRow onReset={onReset}>
        <Select
          label={t('language.label')}
          labelPosition="left"
          size="small"
          value={draft.language}
          onChange={phrase.setLanguage}
          options={languages.map((value) => ({ value, label: t(`list.${value}`) }))}
        />
        <Chips
          label={t('words.label')}
          labelPosition="left"
          value={draft.words}
          onChange={(words) => {
            change({ words });
            onGenerate(words);
          }}
          options={wordCounts.map((value) => ({ value, label: String(value) }))}
        />
      </OptionRow>
      <Fields columns={1}>
        <SecretField
          label={t('entropy.label')}
          placeholder={t('entropy.placeholder')}
          value={draft.entropy}
          onChange={phrase.setEntropy}
          error={entropyError && errorText(entropyError)}
          monospace
        />
        <div className={styles.buttons}>
          <Button variant="line" size="small" icon="rotate-cw" onClick={() => onGenerate(draft.words)}>
            {t('refresh')}
          </Button>
          <CopyButton variant="line" text={draft.entropy} label={t('copy.entropy')} />
        </div>
        <SecretField
          label={t('mnemonic.label')}
          placeholder={t('mnemonic.placeholder')}
          value={draft.mnemonic}
          onChange={phrase.setMnemonic}
          error={mnemonicError && errorText(mnemonicError)}
          multiline
          rows={3}
          autosize
        />
        <div className={styles.buttons}>
          <CopyButton variant="primary" text={draft.mnemonic} label={t('copy.mnemonic')} />
        </div>
        {switchedTo && <Alert tone="info">{t('notice.language', { language: t(`list.${switchedTo}`) })}</Alert>}
      </Fields>
    </>
  );
}
