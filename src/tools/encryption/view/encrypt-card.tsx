import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import { encrypt, encryptFile } from '../engine.ts';
import { text } from '../text.ts';
import type { CardProps } from '../view.tsx';
import styles from '../view.module.css';
import { AlgorithmSelect } from './algorithm-select.tsx';
import { commandFor } from './command.ts';
import { FileJob } from './file-job.tsx';
import { Result } from './result.tsx';

export function EncryptCard({ draft, change, onReset }: CardProps) {
  const t = useText(text);
  const { plain, password, algorithm, rounds } = draft;
  const wish = { secret: password, algorithm, iterations: rounds };
  const result = useOperation(encrypt, { text: plain, ...wish }, { enabled: plain !== '' && password !== '' });
  const { source } = result;
  const isCurrent = source?.text === plain && source.secret === password && source.algorithm === algorithm;
  const command = commandFor(algorithm, rounds);
  return (
    <Panel label={t('encrypt.title')} busy={result.slow}>
      <OptionRow onReset={onReset}>
        <h2 className={styles.title}>{t('encrypt.title')}</h2>
      </OptionRow>
      <Fields columns={1}>
        <InputText
          label={t('text.label')}
          placeholder={t('text.placeholder')}
          value={plain}
          onChange={(value) => change({ plain: value })}
          multiline
          rows={4}
          autosize
          rawText
          clearable
          autofocus
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
          rounds={rounds}
          onRounds={(value) => change({ rounds: value })}
        />
      </Fields>
      <Result
        label={t('result.encrypted')}
        empty={t('result.empty.encrypt')}
        value={result.value}
        state={{ ...result, stale: result.value !== undefined && (result.stale || !isCurrent) }}
        file={algorithm === 'jwe' ? 'encrypted.jwe' : 'encrypted.txt'}
      />
      {command !== undefined && (
        <div className={styles.command}>
          <span className={styles.label}>{t('command.label')}</span>
          <TextCopyable value={command} />
        </div>
      )}
      <FileJob
        operation={encryptFile}
        label={t('file.encrypt')}
        draftFor={(file) => ({ file, ...wish })}
        nameFor={(name) => `${name}.${algorithm === 'jwe' ? 'jwe' : 'enc'}`}
      />
    </Panel>
  );
}
