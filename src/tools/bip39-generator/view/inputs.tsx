import { useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Chips } from '#ui/chips/chips.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Actions, Fields } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Select } from '#ui/select/select.tsx';
import type { wordCounts } from '../engine/word-count.ts';
import { text } from '../text.ts';
import { fields, type PartProps } from './draft.ts';
import styles from '../view.module.css';
import type { Phrase } from './use-phrase.ts';

interface PhraseProps extends PartProps {
  readonly phrase: Phrase;
}

interface OptionsProps extends PhraseProps {
  readonly onGenerate: (words: (typeof wordCounts)[number]) => void;
  readonly onRefresh: () => void;
  readonly onReset: () => void;
}

export function Options({ draft, change, phrase, onGenerate, onRefresh, onReset }: OptionsProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  return (
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
      <Actions>
        <Button variant="line" size="small" icon="rotate-cw" onClick={onRefresh}>
          {t('refresh')}
        </Button>
        <CopyButton
          variant="primary"
          text={phrase.mnemonicError ? '' : draft.mnemonic}
          stale={phrase.isOld}
          label={t('copy.mnemonic')}
        />
      </Actions>
    </OptionRow>
  );
}

/** The phrase and its entropy as fields: what is typed in one follows in the other. */
export function Inputs({ draft, change, phrase, isShown }: PhraseProps & { readonly isShown: boolean }) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const { entropyError, mnemonicError, switchedTo, isValid, isFresh } = phrase;
  const box = useRef<HTMLTextAreaElement>(null);
  // Beside words that have none, the last entropy stays, dimmed.
  const [known, keep] = useState(draft.entropy);
  if (isValid && draft.entropy !== '' && draft.entropy !== known) keep(draft.entropy);
  const isBehind = draft.entropy === '' && draft.mnemonic.trim() !== '';
  // The page has the focus in the field before a phrase is drawn: what is typed replaces that phrase, as a sample elsewhere.
  useEffect(() => {
    if (isFresh && document.activeElement === box.current) box.current?.select();
  }, [isFresh, draft.mnemonic]);
  return (
    <Fields>
      <InputText
        {...field('mnemonic')}
        ref={box}
        onChange={phrase.setMnemonic}
        onFocus={({ target }) => isFresh && target.select()}
        error={mnemonicError && errorText(mnemonicError)}
        hint={isValid && <Badge>{t('checksum.valid')}</Badge>}
        className={styles.mnemonic}
        type={isShown ? 'text' : 'password'}
        secret
        rawText
        multiline
        rows={3}
        autosize
      />
      <div data-stale={isBehind || undefined}>
        <SecretField
          {...field('entropy')}
          value={isBehind ? known : draft.entropy}
          onChange={phrase.setEntropy}
          error={entropyError && errorText(entropyError)}
          monospace
          end={<CopyButton text={entropyError ? '' : draft.entropy} label={t('copy.entropy')} iconOnly />}
        />
      </div>
      {switchedTo && (
        <div className={styles.wide}>
          <Alert tone="info">{t('notice.language', { language: t(`language.${switchedTo}`) })}</Alert>
        </div>
      )}
    </Fields>
  );
}
