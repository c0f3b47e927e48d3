import { useImperativeHandle, useRef, type Ref } from 'react';
import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import styles from './view.module.css';

export interface PatternsHandle {
  /** Leads to a character of a pattern, both counted from 0. */
  goTo(index: number, offset: number): void;
}

interface PatternsProps extends DraftProps {
  readonly error: Failure | undefined;
  readonly ref: Ref<PatternsHandle>;
}

/** The user's own patterns, each with the name that its placeholders have. */
export function Patterns({ draft: { patterns }, change, error, ref }: PatternsProps) {
  const t = useText(text);
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    goTo(index, offset) {
      const field = box.current?.querySelectorAll('input')[2 * index + 1];
      const options = field?.closest('details');
      if (options) options.open = true;
      field?.focus();
      field?.setSelectionRange(offset, offset);
    },
  }));
  const wrong = error?.code === 'invalid-pattern' ? error.details['index'] : undefined;
  const put = (index: number, part: Partial<(typeof patterns)[number]>): void =>
    change({ patterns: patterns.map((row, at) => (at === index ? { ...row, ...part } : row)) });
  return (
    <Field label={t('patterns.label')} hint={t('patterns.hint')} group="group" className={styles.patterns}>
      {() => (
        <div ref={box} className={styles.rows}>
          {patterns.map(({ name, pattern }, index) => (
            // A row is its place.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={styles.row}>
              <InputText
                label={t('patterns.name', { number: index + 1 })}
                size="small"
                rawText
                value={name}
                onChange={(typed) => put(index, { name: typed })}
              />
              <InputText
                label={t('patterns.pattern', { number: index + 1 })}
                error={wrong === index ? '' : undefined}
                size="small"
                monospace
                secret
                rawText
                placeholder="C-\d{6}"
                value={pattern}
                onChange={(typed) => put(index, { pattern: typed })}
              />
              <Button
                variant="quiet"
                size="small"
                icon="x"
                label={t('patterns.remove', { number: index + 1 })}
                onClick={() => {
                  change({ patterns: patterns.filter((_, at) => at !== index) });
                  // The focus would disappear with the last row.
                  if (index < patterns.length - 1) return;
                  box.current?.querySelector<HTMLElement>(':scope > button')?.focus();
                }}
              />
            </div>
          ))}
          <Button
            variant="line"
            size="small"
            icon="plus"
            onClick={() => change({ patterns: [...patterns, { name: '', pattern: '' }] })}
          >
            {t('patterns.add')}
          </Button>
        </div>
      )}
    </Field>
  );
}
