import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from './view.module.css';

/** A sentence of which a phone shows one line until the rest is asked for. */
export function Clamped({ sentence }: { readonly sentence: string }) {
  const t = useText(text);
  const [isOpen, open] = useState(false);
  return (
    <span className={styles.clamped}>
      <span className={classNames(!isOpen && styles.oneLine)} title={isOpen ? undefined : sentence}>
        {sentence}
      </span>
      <Button
        variant="quiet"
        size="small"
        icon={isOpen ? 'chevron-up' : 'chevron-down'}
        label={t('notSearched.all')}
        aria-expanded={isOpen}
        className={styles.opener}
        onClick={() => open(!isOpen)}
      />
    </span>
  );
}
