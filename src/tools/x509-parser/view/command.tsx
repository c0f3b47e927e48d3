import { useEffect, useState } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import type { Description } from '../engine/inspect.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { X509Draft } from './draft.ts';
import { formOf, opensslCommand, type Form } from './openssl.ts';

interface CommandProps {
  readonly object: Description;
  readonly draft: Pick<X509Draft, 'text' | 'file'>;
}

/** The command that prints the same on the user’s own machine. */
export function Command({ object, draft }: CommandProps) {
  const t = useText(text);
  const { text: given, file } = draft;
  const [form, setForm] = useState<Form>('pem');
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const found = await formOf(given, file);
      if (isCurrent) setForm(found);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [given, file]);
  return (
    <div className={styles.command}>
      <span className={styles.role}>{t('openssl')}</span>
      <TextCopyable value={opensslCommand(object, form, file instanceof File ? file.name : undefined)} />
    </div>
  );
}
