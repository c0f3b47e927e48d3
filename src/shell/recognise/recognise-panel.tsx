import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { toolOf } from '../catalogue.ts';
import { useShellText, useToolNames } from '../messages/messages.ts';
import { openSuggestion } from './open-suggestion.ts';
import styles from './recognise-panel.module.css';
import { lineOf } from './result-line.ts';
import type { Suggestion } from './suggestions.ts';
import type { Taken } from './taken.ts';
import { useResultLines, useSuggestions } from './use-suggestions.ts';

interface RowProps {
  readonly suggestion: Suggestion;
  /** Its result, once it is there. */
  readonly line: string | undefined;
  readonly onOpen: () => void;
}

function Row({ suggestion, line, onOpen }: RowProps) {
  const names = useToolNames();
  const { tool, reason, values, file } = suggestion;
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => void openSuggestion(tool, values, file, onOpen)}>
        <Icon name={toolOf(tool)?.icon ?? 'wrench'} size={18} />
        <span className={styles.name}>{names[tool] ?? tool}</span>
        {reason && <span className={styles.reason}>{reason}</span>}
        {line && <output className={styles.line}>{line}</output>}
      </button>
    </li>
  );
}

/** The sample: its kind, its size, its first line. */
function Summary({ taken }: { readonly taken: Taken }) {
  const t = useShellText();
  const isText = 'text' in taken;
  const size = isText ? t('linkLength', { count: taken.text.length }) : formatBytes(taken.file.size, t.language);
  return (
    <p className={styles.taken}>
      <b>{isText ? t('recognise.text') : t('recognise.file')}</b> <span>{size}</span>{' '}
      <code>{isText ? lineOf(taken.text) : taken.file.name}</code>
    </p>
  );
}

const none: readonly Suggestion[] = [];

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

interface RecognisePanelProps {
  readonly taken: Taken;
  readonly before: Taken | undefined;
  /** A dialog around it has a frame and a way to close. */
  readonly isFramed?: boolean;
  /** Closed by Escape or its button, or because a tool was opened. */
  readonly onClose: (reason: 'dismissed' | 'opened') => void;
}

/**
 * The possible meanings of pasted or dropped content, each with its result; nothing is opened without a click or Enter.
 */
export function RecognisePanel({ taken, before, isFramed = false, onClose }: RecognisePanelProps) {
  const t = useShellText();
  const panel = useRef<HTMLElement>(null);
  const suggestions = useSuggestions(taken, before);
  const known = suggestions !== undefined && suggestions !== 'failed' ? suggestions : undefined;
  const lines = useResultLines(known?.found ?? none);
  const rows = (): HTMLElement[] =>
    [...(panel.current?.querySelectorAll<HTMLElement>('li button') ?? [])].filter((row) => row.checkVisibility());
  const focusedFor = useRef<Taken>(undefined);
  // In the same task as the rows: Escape right after they are seen closes the panel.
  const isSettled = suggestions !== undefined;
  useLayoutEffect(() => {
    // In another language they come again: the focus is where somebody chose it.
    if (!isSettled || focusedFor.current === taken) return;
    focusedFor.current = taken;
    (rows()[0] ?? panel.current)?.focus();
  }, [isSettled, taken]);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose('dismissed');
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const all = rows();
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length - 1)]?.focus();
  };
  const list = (all: readonly Suggestion[]) => (
    <ul>
      {all.map((suggestion) => (
        <Row
          key={suggestion.tool}
          suggestion={suggestion}
          line={lines.get(suggestion.tool)}
          onOpen={() => onClose('opened')}
        />
      ))}
    </ul>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move among the buttons in it
    <section
      ref={panel}
      tabIndex={-1}
      data-recognise=""
      className={classNames(styles.panel, isFramed && styles.framed)}
      aria-label={t('recognise.title')}
      onKeyDown={press}
    >
      <header className={styles.head}>
        <Summary taken={taken} />
        {!isFramed && (
          <Button size="small" variant="quiet" icon="x" label={t('dismiss')} onClick={() => onClose('dismissed')} />
        )}
      </header>
      {suggestions === 'failed' && <p className={styles.none}>{t('chunkTitle')}</p>}
      {known && known.found.length > 0 && list(known.found)}
      {known?.found.length === 0 && (
        <>
          <p className={styles.none} role="status">
            {t('recognise.nothing')}
          </p>
          {known.others.length > 0 && (
            <details className={styles.others}>
              <summary>{t('recognise.anyText')}</summary>
              {list(known.others)}
            </details>
          )}
        </>
      )}
    </section>
  );
}
