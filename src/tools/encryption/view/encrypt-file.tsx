import { Fields } from '#ui/panel/panel.tsx';
import { useRefused } from '#ui/hooks/refused.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { encryptFile } from '../engine.ts';
import { text } from '../text.ts';
import { AlgorithmSelect } from './algorithm-select.tsx';
import { fileCommandFor } from './command.ts';
import { CommandLine } from './command-line.tsx';
import type { PartProps } from './draft.ts';
import { FileRun, type OpenedFile } from './file-run.tsx';

/** A file to encrypt, with an algorithm of its own. */
export function EncryptFile({ draft, change, ...opened }: PartProps & OpenedFile) {
  const t = useText(text);
  const { password, fileAlgorithm, fileRounds } = draft;
  const command = fileCommandFor(fileAlgorithm, fileRounds);
  return (
    <FileRun
      {...opened}
      isRefused={useRefused({ fileRounds })}
      operation={encryptFile}
      draftFor={(file) => ({ file, secret: password, algorithm: fileAlgorithm, iterations: fileRounds })}
      nameFor={(name) => `${name}.${fileAlgorithm === 'jwe' || fileAlgorithm === 'age' ? fileAlgorithm : 'enc'}`}
      options={
        <Fields columns={1}>
          <AlgorithmSelect
            label={t('file.algorithm')}
            value={fileAlgorithm}
            onChange={(value) => change({ fileAlgorithm: value })}
            name="fileRounds"
            rounds={fileRounds}
            onRounds={(value) => change({ fileRounds: value })}
          />
        </Fields>
      }
      note={command !== undefined && <CommandLine isAge={fileAlgorithm === 'age'} command={command} />}
    />
  );
}
