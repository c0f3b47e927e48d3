import type { ClipboardEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { readingOf, type TypedSuite } from './draft.ts';
import { Sparkline } from './sparkline.tsx';

interface SuiteCardProps {
  /** From 1. */
  readonly number: number;
  readonly suite: TypedSuite;
  readonly onChange: (suite: TypedSuite) => void;
  /** Undefined when there is room for no other. */
  readonly onDuplicate: (() => void) | undefined;
  /** Undefined for the only one. */
  readonly onDelete: (() => void) | undefined;
  /** Takes a pasted text that is a report; false when it is none. */
  readonly onReport: (pasted: string) => boolean;
}

/** One series of measurements: its name and its values, one per line. */
export function SuiteCard({ number, suite, onChange, onDuplicate, onDelete, onReport }: SuiteCardProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { values, error } = readingOf(suite);
  // A line has one value: its column would only make the message longer.
  const faultText =
    error && errorText({ ...error, details: { line: error.details['line'], value: error.details['value'] } });
  const title = suite.title.trim() || t('suite.name', { number });

  /** A pasted list becomes lines. */
  const paste = (event: ClipboardEvent): void => {
    const box = event.target;
    if (!(box instanceof HTMLTextAreaElement)) return;
    const pasted = event.clipboardData.getData('text');
    if (/^\s*[[{]/.test(pasted) && onReport(pasted)) return event.preventDefault();
    const items = pasted.match(/[^\s,;|]+/g) ?? [];
    if (items.length < 2) return;
    event.preventDefault();
    const before = box.value.slice(0, box.selectionStart);
    const after = box.value.slice(box.selectionEnd);
    const lineBreak = (part: string, pattern: RegExp): string => (part === '' || pattern.test(part) ? '' : '\n');
    onChange({
      ...suite,
      values: before + lineBreak(before, /\n$/) + items.join('\n') + lineBreak(after, /^\n/) + after,
    });
  };

  return (
    <Panel label={t('suite.label', { number, title })}>
      <div className={styles.suite} onPaste={paste}>
        <InputText
          className={styles.name}
          label={t('suite.title', { number })}
          labelHidden
          value={suite.title}
          onChange={(changed) => onChange({ ...suite, title: changed })}
          placeholder={t('suite.name', { number })}
        />
        <div className={styles.values} data-main={number === 1 || undefined}>
          <InputText
            label={t('suite.values', { title })}
            labelHidden
            value={suite.values}
            onChange={(changed) => onChange({ ...suite, values: changed })}
            placeholder=""
            hint={t('suite.values.hint')}
            error={faultText}
            multiline
            monospace
            rawText
            rows={1}
          />
        </div>
        <div className={styles.suiteFoot}>
          <span className={styles.count}>{t('suite.count', { count: values.length })}</span>
          <Sparkline values={values} className={styles.sparkline} />
          <Button
            variant="quiet"
            size="small"
            icon="copy-plus"
            label={t('suite.duplicate', { title })}
            disabled={!onDuplicate}
            onClick={onDuplicate}
          />
          <Button
            variant="quiet"
            size="small"
            icon="trash-2"
            label={t('suite.delete', { title })}
            disabled={!onDelete}
            onClick={onDelete}
          />
        </div>
      </div>
    </Panel>
  );
}
