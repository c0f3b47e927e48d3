import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Chips } from '#ui/chips/chips.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import type { wordCounts } from '../engine/word-count.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import styles from '../view.module.css';
import type { Phrase } from './use-phrase.ts';

interface InputsProps extends PartProps {
  readonly phrase: Phrase;
  readonly onGenerate: (words: (typeof wordCounts)[number]) => void;
  readonly onReset: () => void;
}

export function Inputs({ draft, change, phrase, onGenerate, onReset }: InputsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const { entropyError, mnemonicError, switchedTo } = phrase;
  return (
    <>
      <OptionRow onReset={onReset}>
        <Select {...field('language')} labelPosition="left" size="small" onChange={phrase.setLanguage} />
        <Chips
          {...field('words')}
          labelPosition="left"
          onChange={(words) => {
            change({ words });
            onGenerate(words);
          }}
        />
      </OptionRow>
      <Fields columns={1}>
        <SecretField
          {...field('entropy')}
          onChange={phrase.setEntropy}
          error={entropyError && errorText(entropyError)}
          monospace
          end={<CopyButton text={entropyError ? '' : draft.entropy} label={t('copy.entropy')} iconOnly />}
        />
        <div className={styles.phrase} data-answer>
          <SecretField
            {...field('mnemonic')}
            onChange={phrase.setMnemonic}
            error={mnemonicError && errorText(mnemonicError)}
            multiline
            rows={2}
            autosize
          />
          <div className={styles.buttons}>
            <Button variant="line" size="small" icon="rotate-cw" onClick={() => onGenerate(draft.words)}>
              {t('refresh')}
            </Button>
            <CopyButton variant="primary" text={mnemonicError ? '' : draft.mnemonic} label={t('copy.mnemonic')} />
          </div>
        </div>
        {switchedTo && <Alert tone="info">{t('notice.language', { language: t(`language.${switchedTo}`) })}</Alert>}
      </Fields>
    </>
  );
}
