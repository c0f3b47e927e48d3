import { useEffect, useState } from 'react';
import type { Copied } from '#core/copy-as.ts';
import { copyPipeAs, pipeForms, type PipeForm } from '#run/pipe/copy-as.ts';
import type { Pipe } from '#run/pipe/format.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { words } from '../tool-page/copy-as.words.ts';
import styles from '../tool-page/tool-page.module.css';

interface CopyAsDialogProps {
  readonly pipe: Pipe;
  readonly input: string;
  readonly onClose: () => void;
}

/** The pipe with its input, for use elsewhere: a command or a program. */
export function CopyAsDialog({ pipe, input, onClose }: CopyAsDialogProps) {
  const t = useText(words);
  const [form, setForm] = useState<PipeForm>('command');
  const [{ text, secrets }, setCopied] = useState<Copied>({ text: '', secrets: [] });
  useEffect(() => {
    let isWanted = true;
    void copyPipeAs(form, pipe, input).then((copied) => isWanted && setCopied(copied));
    return () => {
      isWanted = false;
    };
  }, [form, pipe, input]);
  return (
    <Modal
      open
      title={t('title')}
      onClose={onClose}
      footer={<CopyButton variant="primary" text={text} label={t('copy')} />}
    >
      <div className={styles.what}>
        <Segmented
          label={t('form')}
          labelHidden
          value={form}
          onChange={setForm}
          options={pipeForms.map((value) => ({ value, label: t(value) }))}
        />
        <textarea className={styles.address} aria-label={t('text')} readOnly rows={7} value={text} spellCheck={false} />
        {secrets.map(({ name, field }) => (
          <Alert key={name}>{t('secret', { name, field })}</Alert>
        ))}
      </div>
    </Modal>
  );
}
