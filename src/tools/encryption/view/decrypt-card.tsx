import { Badge } from '#ui/badge/badge.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { decrypt, decryptFile } from '../engine.ts';
import { text } from '../text.ts';
import type { CardProps } from '../view.tsx';
import styles from '../view.module.css';
import { AlgorithmSelect } from './algorithm-select.tsx';
import { FileJob } from './file-job.tsx';
import { Result } from './result.tsx';

export function DecryptCard({ draft, change }: CardProps) {
  const t = useText(text);
  const { encrypted, password2, algorithm2, rounds2 } = draft;
  const key = { secret: password2, algorithm: algorithm2, iterations: rounds2 };
  const enabled = encrypted.trim() !== '' && password2 !== '';
  const result = useOperation(decrypt, { text: encrypted, ...key }, { enabled });
  const { value, error, source } = result;
  const isCurrent = source?.text === encrypted && source.secret === password2 && source.algorithm === algorithm2;
  const stale = value !== undefined && (result.stale || !isCurrent);
  return (
    <Panel label={t('decrypt.title')} busy={result.slow}>
      <PanelRow className={styles.head}>
        <h2 className={styles.title}>{t('decrypt.title')}</h2>
      </PanelRow>
      <Fields columns={1}>
        <InputText
          label={t('cipher.label')}
          placeholder={t('cipher.placeholder')}
          value={encrypted}
          onChange={(next) => change({ encrypted: next })}
          multiline
          rows={4}
          autosize
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
          rounds={rounds2}
          onRounds={(next) => change({ rounds2: next })}
        />
        {algorithm2 === 'auto' && error && <p className={styles.note}>{t('try.named')}</p>}
      </Fields>
      <Result
        label={t('result.decrypted')}
        empty={t('result.empty.decrypt')}
        value={value?.text}
        state={{ ...result, stale }}
        file="decrypted.txt"
        note={
          value && !error && !stale ? (
            <Badge>{t('detected', { algorithm: t(`algorithm.${value.algorithm}`) })}</Badge>
          ) : undefined
        }
      />
      <FileJob
        operation={decryptFile}
        label={t('file.decrypt')}
        draftFor={(file) => ({ file, ...key })}
        nameFor={(name) => name.replace(/\.(enc|jwe)$/, '') || 'decrypted'}
      />
    </Panel>
  );
}
