import type { ClipboardEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { expand } from '../engine.ts';
import { entriesIn, readPastedRange } from '../engine/pasted.ts';
import { text } from '../text.ts';
import { Covering } from './covering.tsx';
import { Exact } from './exact.tsx';
import styles from '../view.module.css';

interface OneRangeProps {
  readonly start: string;
  readonly end: string;
  readonly change: (part: { readonly start?: string; readonly end?: string }) => void;
  /** Goes where many ranges are read, with these. */
  readonly onMany: (list: string) => void;
}

export function OneRange({ start, end, change, onMany }: OneRangeProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const enabled = start.trim() !== '' && end.trim() !== '';
  const { value, error, stale } = useOperation(expand, { start, end }, { enabled });

  const onPaste = (event: ClipboardEvent): void => {
    const pair = readPastedRange(event.clipboardData.getData('text/plain'));
    if (!pair) return;
    event.preventDefault();
    change(pair);
  };
  const field = (name: 'start' | 'end', content: string) => {
    const isWrong = error && (error.details['field'] === name || error.code === 'range-reversed');
    return (
      <InputText
        label={t(`${name}.label`)}
        value={content}
        onChange={(address) => change({ [name]: address })}
        placeholder={name === 'start' ? '192.168.1.1' : '192.168.6.255'}
        error={isWrong ? '' : undefined}
        monospace
        rawText
        clearable
      />
    );
  };
  const wrongField = error?.details['field'] === 'end' ? 'end' : 'start';
  const entries = entriesIn(wrongField === 'end' ? end : start);
  const isList = entries.length > 2;
  const remedies = error?.code === 'ipv4-leading-zero' ? [error.details['decimal'], error.details['octal']] : [];

  return (
    <>
      <Panel>
        <div onPaste={onPaste}>
          <Fields className={styles.pair}>
            {field('start', start)}
            {field('end', end)}
          </Fields>
        </div>
        {error ? (
          <StatusLine
            tone="error"
            where={error.details['field'] !== undefined && !isList && t(`${wrongField}.label`)}
            actions={
              error.code === 'range-reversed' ? (
                <Button variant="line" size="small" onClick={() => change({ start: end, end: start })}>
                  {t('swap')}
                </Button>
              ) : isList ? (
                <Button variant="line" size="small" onClick={() => onMany(entries.join('\n'))}>
                  {t('mode.many')}
                </Button>
              ) : (
                remedies
                  .filter((remedy) => typeof remedy === 'string')
                  .map((remedy) => (
                    <Button key={remedy} variant="line" size="small" onClick={() => change({ [wrongField]: remedy })}>
                      {t('remedy.use', { address: remedy })}
                    </Button>
                  ))
              )
            }
          >
            {isList ? t('several.one') : errorText(error)}
          </StatusLine>
        ) : (
          <StatusLine>{t('pair.hint')}</StatusLine>
        )}
      </Panel>
      {enabled ? (
        <div className={styles.answers}>
          <Covering value={value} stale={stale} />
          <Exact networks={value?.exact} stale={stale} />
        </div>
      ) : (
        <Panel>
          <Empty>{t('empty')}</Empty>
        </Panel>
      )}
    </>
  );
}
