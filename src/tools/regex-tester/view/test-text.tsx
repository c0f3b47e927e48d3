import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { CodeEditor, type Mark } from '#ui/code-editor/code-editor.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import type { Selection } from './test-list.ts';
import styles from '../view.module.css';

interface TestTextProps {
  readonly value: string;
  readonly marks: readonly Mark[];
  /** The marks are those of an older pattern. */
  readonly stale: boolean;
  readonly onChange: (value: string) => void;
  /** Gets undefined when nothing is selected. */
  readonly onSelect: (selection: Selection | undefined) => void;
  readonly onFile: (file: File) => void;
}

/** A longer text may scroll in its plain field, and the marks would not follow. */
const shortText = 200;

/** The text with its matches marked: by the editor, and before that has loaded by a copy behind the plain field. */
export function TestText({ value, marks, stale, onChange, onSelect, onFile }: TestTextProps) {
  const t = useText(text);
  return (
    <div className={classNames(styles.test, stale && styles.old)}>
      {value.length <= shortText && (
        <code className={styles.behind} dir="auto" aria-hidden>
          {markedOf(value, marks)}
        </code>
      )}
      <CodeEditor
        label={t('text.label')}
        value={value}
        placeholder={t('text.placeholder')}
        marks={marks}
        onChange={onChange}
        onSelect={(selected, from) => onSelect(selected === '' ? undefined : { text: selected, from })}
        onFile={onFile}
      />
    </div>
  );
}

function markedOf(value: string, marks: readonly Mark[]): ReactNode[] {
  const matches = marks.filter(({ tone }) => tone !== 'match-group');
  const ends = [0, ...matches.map(({ to }) => to)];
  return [
    ...matches.flatMap(({ from, to, tone }, at) => [
      value.slice(ends[at], from),
      <mark key={from} data-tone={tone}>
        {value.slice(from, to)}
      </mark>,
    ]),
    value.slice(ends.at(-1)),
  ];
}
