import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import { words } from '#ui/words.ts';
import { encrypt, encryptFile } from '../engine.ts';
import type { Algorithm } from '../engine/algorithms.ts';
import { text } from '../text.ts';
import type { PartProps } from './draft.ts';
import styles from '../view.module.css';
import { AlgorithmSelect } from './algorithm-select.tsx';
import { commandFor, fileCommandFor } from './command.ts';
import { FileJob } from './file-job.tsx';
import { Result } from './result.tsx';

export function EncryptCard({ draft, change }: PartProps) {
  const t = useText(text);
  const ui = useText(words);
  const { plain, password, algorithm, rounds, fileAlgorithm, fileRounds } = draft;
  const wish = { secret: password, algorithm, iterations: rounds };
  const result = useOperation(encrypt, { text: plain, ...wish }, { enabled: plain !== '' && password !== '' });
  const command = commandFor(algorithm, rounds);
  return (
    <Panel label={t('encrypt.title')} busy={result.slow}>
      <PanelRow>
        <PanelTitle>{t('encrypt.title')}</PanelTitle>
      </PanelRow>
      <Fields columns={1} className={styles.fields}>
        <InputText
          label={t('text.label')}
          placeholder={t('text.placeholder')}
          value={plain}
          onChange={(value) => change({ plain: value })}
          hint={plain.isWellFormed() ? undefined : ui('halfCharacter')}
          multiline
          rows={3}
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
        state={result}
        file={algorithm === 'jwe' || algorithm === 'age' ? `encrypted.${algorithm}` : 'encrypted.txt'}
      />
      <Command algorithm={algorithm} command={command} />
      <FileJob
        operation={encryptFile}
        label={t('file.encrypt')}
        draftFor={(file) => ({ file, secret: password, algorithm: fileAlgorithm, iterations: fileRounds })}
        nameFor={(name) => `${name}.${fileAlgorithm === 'jwe' || fileAlgorithm === 'age' ? fileAlgorithm : 'enc'}`}
        options={
          <Fields columns={1}>
            <AlgorithmSelect
              label={t('file.algorithm')}
              value={fileAlgorithm}
              onChange={(value) => change({ fileAlgorithm: value })}
              rounds={fileRounds}
              onRounds={(value) => change({ fileRounds: value })}
            />
          </Fields>
        }
        note={<Command algorithm={fileAlgorithm} command={fileCommandFor(fileAlgorithm, fileRounds)} />}
      />
    </Panel>
  );
}

interface CommandProps {
  readonly algorithm: Algorithm;
  readonly command: string | undefined;
}

/** The command of another program that opens the result. */
function Command({ algorithm, command }: CommandProps) {
  const t = useText(text);
  if (command === undefined) return null;
  return (
    <div className={styles.command}>
      <span className={styles.label}>{t(algorithm === 'age' ? 'command.age' : 'command.label')}</span>
      <TextCopyable value={command} />
    </div>
  );
}
