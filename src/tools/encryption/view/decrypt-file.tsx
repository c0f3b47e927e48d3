import { useRefused } from '#ui/hooks/refused.ts';
import { decryptFile } from '../engine.ts';
import { iterationsFor, type PartProps } from './draft.ts';
import { FileRun, type OpenedFile } from './file-run.tsx';

/** A file to decrypt with what is chosen for the text. */
export function DecryptFile({ draft, ...opened }: Pick<PartProps, 'draft'> & OpenedFile) {
  const { password2, algorithm2, rounds2 } = draft;
  return (
    <FileRun
      {...opened}
      isRefused={useRefused({ rounds2 })}
      operation={decryptFile}
      draftFor={(file) => ({ file, secret: password2, algorithm: algorithm2, iterations: iterationsFor(draft) })}
      nameFor={(name) => name.replace(/\.(age|enc|jwe)$/, '') || 'decrypted'}
      acceptDoubtful={(wish) => ({ ...wish, acceptDoubtful: true })}
    />
  );
}
