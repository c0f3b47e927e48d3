import { useEffect, useState } from 'react';
import type { Copied } from '#core/copy-as.ts';
import { copyPipeAs, pipeForms, type PipeForm } from '#run/pipe/copy-as.ts';
import type { Pipe } from '#run/pipe/format.ts';
import { CopyModal } from '../tool-page/copy-modal.tsx';

interface CopyAsDialogProps {
  readonly pipe: Pipe;
  readonly input: string;
  readonly onClose: () => void;
}

/** The pipe with its input, for use elsewhere: a command or a program. */
export function CopyAsDialog({ pipe, input, onClose }: CopyAsDialogProps) {
  const [form, setForm] = useState<PipeForm>('command');
  const [copied, setCopied] = useState<Copied>({ text: '', secrets: [] });
  useEffect(() => {
    let isWanted = true;
    void copyPipeAs(form, pipe, input).then((made) => isWanted && setCopied(made));
    return () => {
      isWanted = false;
    };
  }, [form, pipe, input]);
  return <CopyModal {...{ form, copied, onClose }} forms={pipeForms} onForm={setForm} />;
}
