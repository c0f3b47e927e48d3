import { lazy, Suspense } from 'react';
import { useRefused } from '#ui/hooks/refused.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { decrypt } from '../engine.ts';
import { isSaltedAlgorithm } from '../engine/algorithms.ts';
import { text } from '../text.ts';
import { iterationsFor, type PartProps } from './draft.ts';
import styles from '../view.module.css';
import { AlgorithmSelect } from './algorithm-select.tsx';
import { CardHead } from './card-head.tsx';
import { Result } from './result.tsx';

const DecryptFile = lazy(async () => ({ default: (await import('./decrypt-file.tsx')).DecryptFile }));
const Doubt = lazy(async () => ({ default: (await import('./doubt.tsx')).Doubt }));

export function DecryptCard({ draft, change }: PartProps) {
  const t = useText(text);
  const { encrypted, encryptedFile: file, password2, algorithm2, rounds2 } = draft;
  const open = (encryptedFile: File | undefined): void => change({ encryptedFile });
  const key = { secret: password2, algorithm: algorithm2, iterations: iterationsFor(draft) };
  const enabled = encrypted.trim() !== '' && password2 !== '';
  const result = useOperation(decrypt, { text: encrypted, ...key }, { enabled });
  const { value, error, source } = result;
  const isCurrent = source?.text === encrypted && source.secret === password2 && source.algorithm === algorithm2;
  const isRefused = useRefused({ rounds2 });
  const stale = value !== undefined && (result.stale || !isCurrent || isRefused);
  const settled = error || stale ? undefined : value;
  return (
    <Panel className={styles.decrypt} label={t('decrypt.title')} busy={result.slow}>
      <CardHead title={t('decrypt.title')} label={t('file.decrypt')} onFile={open} />
      <Fields columns={1} className={styles.fields}>
        <InputText
          label={t('encrypted.label')}
          placeholder={t('cipher.placeholder')}
          value={encrypted}
          onChange={(next) => change({ encrypted: next })}
          multiline
          rows={4}
          monospace
          rawText
          clearable
        />
        <SecretField
          label={t('secret.label')}
          placeholder={t('secret.placeholder')}
          value={password2}
          onChange={(next) => change({ password2: next })}
        />
        <AlgorithmSelect
          auto="auto"
          value={algorithm2}
          onChange={(next) => change({ algorithm2: next })}
          name="rounds2"
          rounds={rounds2}
          onRounds={(next) => change({ rounds2: next })}
        />
        {algorithm2 === 'auto' && error && <p className={styles.label}>{t('try.named')}</p>}
        <DeferredSuspense>
          {settled && isSaltedAlgorithm(settled.algorithm) && (
            <Doubt decrypted={settled.text} algorithm={settled.algorithm} />
          )}
        </DeferredSuspense>
      </Fields>
      <Result
        label={t('result.decrypted')}
        empty={t('result.empty.decrypt')}
        value={value?.text}
        state={{ ...result, stale }}
        file="decrypted.txt"
        note={
          settled && (
            <StatusLine tone={isSaltedAlgorithm(settled.algorithm) ? 'warning' : 'neutral'}>
              {t(isSaltedAlgorithm(settled.algorithm) ? 'detected.weak' : 'detected', {
                algorithm: t(`algorithm.${settled.algorithm}`),
              })}
            </StatusLine>
          )
        }
      />
      {file && (
        <Suspense>
          <DecryptFile {...{ draft, file }} onRemove={() => open(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}
