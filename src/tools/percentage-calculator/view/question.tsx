import { useState, type ReactNode } from 'react';
import { readDecimal } from '#lib/decimal-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Template } from '#ui/template/template.tsx';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { Answer } from './use-answer.ts';

interface QuestionProps<K extends string> {
  readonly title: string;
  /** With its placeholders. */
  readonly sentence: string;
  /** The accessible names of the number fields, by their placeholders. */
  readonly labels: Readonly<Record<K, string>>;
  readonly values: Readonly<Record<K, string>>;
  readonly onChange: (change: Readonly<Partial<Record<K, string>>>) => void;
  /** Other controls in the sentence. */
  readonly parts?: Readonly<Record<string, ReactNode>>;
  readonly answer: Pick<Answer<string>, 'value' | 'problem'>;
  readonly write: (value: number) => string;
  /** A line under the answer. */
  readonly note?: (value: number) => string;
}

/** A question with fields in its sentence, and the answer. */
export function Question<K extends string>(props: QuestionProps<K>) {
  const { title, sentence, labels, values, onChange, parts, answer, write, note } = props;
  const t = useText(text);
  const { value, problem } = answer;
  const good =
    value === undefined || problem
      ? undefined
      : { text: write(value), copied: String(value), note: note?.(value) ?? '' };
  const [last, setLast] = useState(good);
  if (good && (good.copied !== last?.copied || good.text !== last.text || good.note !== last.note)) setLast(good);
  // What is wrong leaves the last good answer, what is missing none.
  const shown = problem ? last : good;
  const fields = Object.fromEntries(
    (Object.keys(labels) as K[]).map((name) => [
      name,
      <InputText
        key={name}
        className={styles.number}
        label={labels[name]}
        labelHidden
        value={values[name]}
        onChange={(changed) => onChange({ [name]: changed } as Partial<Record<K, string>>)}
        error={values[name].trim() !== '' && readDecimal(values[name], t.language) === undefined ? '' : undefined}
        placeholder=""
        rawText
        dir="ltr"
      />,
    ]),
  );
  return (
    <Panel label={title}>
      <div className={styles.frame}>
        <div className={styles.question}>
          <div className={styles.asked}>
            <h2 className={styles.title}>{title}</h2>
            <Template text={sentence} parts={{ ...fields, ...parts }} />
          </div>
          <div className={styles.answer} aria-live="polite" data-answer>
            {shown && (
              <div className={styles.result} data-stale={problem ? true : undefined}>
                <TextCopyable
                  className={styles.value}
                  value={shown.text}
                  copied={shown.copied}
                  stale={problem !== undefined}
                />
                {shown.note && <p className={styles.note}>{shown.note}</p>}
              </div>
            )}
            {problem && <p className={styles.problem}>{problem}</p>}
          </div>
        </div>
      </div>
    </Panel>
  );
}
