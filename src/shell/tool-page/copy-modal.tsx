import type { ReactNode } from 'react';
import type { Copied } from '#core/copy-as.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { words } from './copy-as.words.ts';
import styles from './copied-text.module.css';

/** What something can be copied as. */
export type CopyForm = 'command' | 'powershell' | 'javascript' | 'request' | 'link' | 'step';

interface CopyModalProps<Form extends CopyForm> {
  readonly forms: readonly Form[];
  readonly form: Form;
  readonly onForm: (form: Form) => void;
  readonly copied: Copied;
  /** Above the forms: what is copied. */
  readonly what?: ReactNode;
  /** A warning below the text. */
  readonly warning?: ReactNode;
  readonly onClose: () => void;
}

/** Something in one of several forms, ready to copy, with a line for each secret that a variable replaces. */
export function CopyModal<Form extends CopyForm>(props: CopyModalProps<Form>) {
  const { forms, form, onForm, copied, what, warning, onClose } = props;
  const { text, secrets } = copied;
  const t = useText(words);
  const nameOf = (one: CopyForm): string => t(one);
  return (
    <Modal
      open
      title={t('title')}
      onClose={onClose}
      footer={<CopyButton variant="primary" text={text} label={t('copy')} />}
    >
      <div className={styles.what}>
        {what}
        <Segmented
          label={t('form')}
          labelHidden
          value={form}
          onChange={onForm}
          options={forms.map((value) => ({ value, label: nameOf(value) }))}
        />
        <textarea className={styles.address} aria-label={t('text')} readOnly rows={7} value={text} spellCheck={false} />
        {secrets.map(({ name, field }) => (
          <Alert key={name}>{t('secret', { name, field })}</Alert>
        ))}
        {warning}
      </div>
    </Modal>
  );
}
