import { Fragment, type ReactNode } from 'react';
import styles from './template.module.css';

export interface TemplateProps {
  /** The message with its placeholders left in: `t('key', { name: '{name}' })`. */
  readonly text: string;
  /** The content to insert at `{name}`. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/**
 * A sentence with controls in it, in the order that the language wants.
 *
 * @example
 * ```tsx
 * <Template
 *   text={t('question', { part: '{part}' })}
 *   parts={{ part: <NumberField name="part" label="Part" labelHidden value={part} onChange={setPart} /> }}
 * />
 * ```
 */
export function Template({ text, parts }: TemplateProps) {
  return (
    <div className={styles.template}>
      {text.split(/\{(\w+)\}/).map((part, index) => (
        // The pieces of a sentence keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>{index % 2 === 1 ? parts[part] : part.trim() && <span>{part.trim()}</span>}</Fragment>
      ))}
    </div>
  );
}
