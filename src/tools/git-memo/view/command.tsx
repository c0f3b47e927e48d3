import { Fragment, useState, type KeyboardEvent } from 'react';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { fillCommand, fillParts, groupParts, type PlacedPart } from '../engine/fill.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { ValuesProps } from './draft.ts';
import { Marked } from './marked.tsx';
import { isPlaceholder, placeholders } from './placeholders.ts';

interface CommandProps extends ValuesProps {
  readonly command: string;
  readonly query: string;
}

/** A command with its places: a click on one turns it into a field. */
export function Command({ command, query, values, onChange }: CommandProps) {
  const t = useText(text);
  const [edited, edit] = useState<number>();
  const filled = fillCommand(command, values);
  const labelOf = (name: string): string => (isPlaceholder(name) ? t(`placeholder.${name}`) : name);
  const done = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    edit(undefined);
  };
  const partOf = (part: PlacedPart, at: number, key: number) => {
    const { name } = part;
    if (name === undefined) return <Marked key={key} text={part.text} query={query} />;
    if (edited === at) {
      return (
        <input
          key={key}
          className={styles.place}
          aria-label={labelOf(name)}
          value={values[name] ?? ''}
          placeholder={isPlaceholder(name) ? placeholders[name] : undefined}
          // The field takes the place of the button that had the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={({ target }) => onChange({ ...values, [name]: target.value })}
          onBlur={() => edit(undefined)}
          onKeyDown={done}
        />
      );
    }
    return (
      <button
        key={key}
        type="button"
        className={part.isFilled ? styles.filled : styles.pill}
        aria-label={t('fill.name', { label: labelOf(name), text: part.text })}
        onClick={() => edit(at)}
      >
        {part.text}
      </button>
    );
  };
  return (
    <div className={styles.command}>
      <code className={styles.code} translate="no">
        {groupParts(fillParts(command, values)).map((group, index) => {
          const parts = group.map((part, key) => partOf(part, part.at, key));
          // The groups of a command keep their places.
          /* oxlint-disable react/no-array-index-key */
          return group.length > 1 ? (
            <span key={index} className={styles.together}>
              {parts}
            </span>
          ) : (
            <Fragment key={index}>{parts}</Fragment>
          );
        })}
      </code>
      <CopyButton
        className={styles.copy}
        iconOnly
        label={t('copy.name', { command: filled })}
        done={t('copied')}
        text={filled}
      />
    </div>
  );
}
