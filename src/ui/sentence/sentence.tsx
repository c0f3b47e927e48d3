import { Fragment, type ReactNode } from 'react';
import styles from './sentence.module.css';

export interface SentenceProps {
  /** The message with its placeholders left in: `t('key', { name: '{name}' })`. */
  readonly text: string;
  /** What stands at `{name}`. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with controls in it, in the order that the language wants. */
export function Sentence({ text, parts }: SentenceProps) {
  return (
    <div className={styles.sentence}>
      {text.split(/\{(\w+)\}/).map((part, index) => (
        // The pieces of a sentence keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>{index % 2 === 1 ? parts[part] : part.trim() && <span>{part.trim()}</span>}</Fragment>
      ))}
    </div>
  );
}
