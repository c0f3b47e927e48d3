import { lazy, Suspense, useDeferredValue } from 'react';
import { choice, integer, optional, secret, text as textField } from '#core/field.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { decryptRaw, encryptRaw } from './engine.ts';
import { algorithms, iterationBounds } from './engine/algorithms.ts';
import { text } from './text.ts';
import { DecryptCard } from './view/decrypt-card.tsx';
import { EncryptCard } from './view/encrypt-card.tsx';
import styles from './view.module.css';

const Raw = lazy(async () => ({ default: (await import('./view/raw.tsx')).Raw }));

const tabs = ['password', 'raw'] as const;
const { outputEncoding, ...rawInput } = encryptRaw.input;
const fields = {
  ...rawInput,
  ciphertext: decryptRaw.input.ciphertext,
  ciphertextEncoding: decryptRaw.input.ciphertextEncoding,
  encryptedAs: outputEncoding,
  decryptedAs: decryptRaw.input.outputEncoding,
  direction: choice(['encrypt', 'decrypt'], 'encrypt'),
  tab: choice(tabs, 'password'),
  plain: secret(''),
  password: secret(''),
  algorithm: choice(algorithms, 'jwe'),
  rounds: optional(integer(iterationBounds)),
  encrypted: textField(''),
  password2: secret(''),
  algorithm2: choice(['auto', ...algorithms], 'auto'),
  rounds2: optional(integer(iterationBounds)),
};
const initial = {
  plain: 'Lorem ipsum dolor sit amet',
  password: 'my secret key',
  encrypted: 'U2FsdGVkX1/EC3+6P5dbbkZ3e1kQ5o2yzuU0NHTjmrKnLBEwreV489Kr0DIB+uBs',
  password2: 'my secret key',
  text: 'Lorem ipsum dolor sit amet',
};

export type CipherDraft = ReturnType<typeof useDraft<typeof fields>>[0];
export interface PartProps {
  readonly draft: CipherDraft;
  readonly change: (part: Partial<CipherDraft>) => void;
}
export interface CardProps extends PartProps {
  readonly onReset: () => void;
}

export default function EncryptionView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const { tab } = draft;
  // The tab before stays until the chosen one is loaded.
  const shown = useDeferredValue(tab);
  const restart = (): void => {
    reset();
    change({ tab });
  };
  const props = { draft, change, onReset: restart };
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
      value={tab}
      onChange={(next) => change({ tab: next })}
    >
      {shown === 'password' && (
        <div className={styles.cards}>
          <EncryptCard {...props} />
          <DecryptCard {...props} />
        </div>
      )}
      <Suspense>{shown !== 'password' && <Raw {...props} encrypt={encryptRaw} decrypt={decryptRaw} />}</Suspense>
    </Tabs>
  );
}
