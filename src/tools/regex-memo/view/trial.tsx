import { FaultLine } from '#ui/fault/fault-line.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { Fields } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { tryExample } from '../engine.ts';
import type { ExamplePattern } from '../engine/row.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Marked } from './marked.tsx';

interface TrialProps {
  readonly example: ExamplePattern;
  /** The example as it was changed. */
  readonly tried: ExamplePattern;
  readonly onChange: (tried: ExamplePattern) => void;
}

/** An example to change. */
export function Trial({ example, tried, onChange }: TrialProps) {
  const t = useText(text);
  const { value, error, stale } = useOperation(tryExample, { ...tried });
  const set = (part: Partial<ExamplePattern>): void => onChange({ ...tried, ...part });
  return (
    <div className={styles.trial}>
      <Fields>
        <InputText
          label={t('pattern')}
          value={tried.pattern}
          onChange={(pattern) => set({ pattern })}
          monospace
          rawText
        />
        <InputText label={t('flags')} value={tried.flags} onChange={(flags) => set({ flags })} monospace rawText />
        <InputText
          label={t('text')}
          value={tried.text}
          onChange={(changed) => set({ text: changed })}
          multiline
          rows={2}
          rawText
        />
        {tried.replacement !== null && (
          <InputText
            label={t('replacement')}
            value={tried.replacement}
            onChange={(replacement) => set({ replacement })}
            monospace
            rawText
          />
        )}
      </Fields>
      {error && <FaultLine error={error} messages={text} />}
      {value && !error && (
        <p className={styles.outcome} data-stale={stale || undefined}>
          <Marked text={tried.text} spans={stale ? [] : value.spans} />
          {value.replaced !== null && <code className={styles.example}>→ {value.replaced}</code>}
          <span className={styles.facts}>{t('matches', { count: value.spans.length })}</span>
        </p>
      )}
      <p className={styles.outcome}>
        <OpenIn
          tool="regex-tester"
          values={{
            pattern: tried.pattern,
            flags: tried.flags,
            text: tried.text,
            replacement: tried.replacement ?? '',
          }}
        >
          {t('open')}
        </OpenIn>
        <ResetButton onReset={() => onChange(example)} />
      </p>
    </div>
  );
}
