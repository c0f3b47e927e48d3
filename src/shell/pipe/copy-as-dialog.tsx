import { useEffect, useState } from 'react';
import { copyPipeAs, pipeForms, type CopiedPipe, type PipeForm } from '#run/pipe/copy-as.ts';
import type { Pipe } from '#run/pipe/format.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { CopyModal } from '../tool-page/copy-modal.tsx';
import { words } from './words.ts';

interface CopyAsDialogProps {
  readonly pipe: Pipe;
  readonly input: string;
  readonly onClose: () => void;
}

/** The pipe with its input, for use elsewhere: a command or a program. */
export function CopyAsDialog({ pipe, input, onClose }: CopyAsDialogProps) {
  const t = useText(words);
  const [form, setForm] = useState<PipeForm>('command');
  const [copied, setCopied] = useState<CopiedPipe>({ text: '', secrets: [], leftOut: [] });
  useEffect(() => {
    let isWanted = true;
    void copyPipeAs(form, pipe, input).then((made) => isWanted && setCopied(made));
    return () => {
      isWanted = false;
    };
  }, [form, pipe, input]);
  return (
    <CopyModal
      {...{ form, copied, onClose }}
      forms={pipeForms}
      onForm={setForm}
      warning={copied.leftOut.map((field) => (
        <Alert key={field} tone="warning">
          {t('secretsLeftOut', { field })}
        </Alert>
      ))}
    />
  );
}
