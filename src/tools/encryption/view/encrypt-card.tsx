import { lazy, Suspense } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useRefused } from '#ui/hooks/refused.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { words } from '#ui/words.ts';
import { encrypt } from '../engine.ts';
import { text } from '../text.ts';
import type { PartProps } from './draft.ts';
import styles from '../view.module.css';
import { AlgorithmSelect } from './algorithm-select.tsx';
import { commandFor } from './command.ts';
import { CardHead } from './card-head.tsx';
import { Result } from './result.tsx';

const EncryptFile = lazy(async () => ({ default: (await import('./encrypt-file.tsx')).EncryptFile }));
const CommandLine = lazy(async () => ({ default: (await import('./command-line.tsx')).CommandLine }));

export function EncryptCard({ draft, change }: PartProps) {
  const t = useText(text);
  const ui = useText(words);
  const { plain, plainFile: file, password, algorithm, rounds } = draft;
  const open = (plainFile: File | undefined): void => change({ plainFile });
  const wish = { secret: password, algorithm, iterations: rounds };
  const result = useOperation(encrypt, { text: plain, ...wish }, { enabled: plain !== '' && password !== '' });
  const isRefused = useRefused({ rounds });
  const command = commandFor(algorithm, rounds);
  return (
    <Panel className={styles.encrypt} label={t('encrypt.title')} busy={result.slow}>
      <CardHead title={t('encrypt.title')} label={t('file.encrypt')} onFile={open} />
      <Fields columns={1} className={styles.fields}>
        <InputText
          label={t('text.label')}
          placeholder={t('text.placeholder')}
          value={plain}
          onChange={(value) => change({ plain: value })}
          hint={plain.isWellFormed() ? undefined : ui('halfCharacter')}
          multiline
          rows={4}
          rawText
          clearable
        />
        <SecretField
          label={t('secret.label')}
          placeholder={t('secret.placeholder')}
          value={password}
          onChange={(value) => change({ password: value })}
        />
        <AlgorithmSelect
          value={algorithm}
          onChange={(value) => change({ algorithm: value })}
          name="rounds"
          rounds={rounds}
          onRounds={(value) => change({ rounds: value })}
        />
      </Fields>
      <Result
        label={t('result.encrypted')}
        empty={t('result.empty.encrypt')}
        value={result.value}
        state={{ ...result, stale: result.stale || isRefused }}
        file={algorithm === 'jwe' || algorithm === 'age' ? `encrypted.${algorithm}` : 'encrypted.txt'}
      />
      {command !== undefined && (
        <DeferredSuspense>
          <CommandLine isAge={algorithm === 'age'} command={command} stale={isRefused} />
        </DeferredSuspense>
      )}
      {file && (
        <Suspense>
          <EncryptFile {...{ draft, change, file }} onRemove={() => open(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}
