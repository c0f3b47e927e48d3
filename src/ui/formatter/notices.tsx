import { useState, type ReactNode } from 'react';
import type { Words } from '#core/text.ts';
import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { StatusLine } from '../status-line/status-line.tsx';
import type { GoTo } from './model.ts';
import type { jsonWords } from './words.ts';

interface NoticeProps {
  readonly tone?: 'neutral' | 'warning';
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/**
 * Something worth knowing about a text, and the one click that deals with it.
 *
 * @example
 * ```tsx
 * <Notice action={t('unwrap')} onAction={unwrap}>
 *   {t('wrapped')}
 * </Notice>
 * ```
 */
export function Notice({ tone = 'warning', action, onAction, children }: NoticeProps) {
  return (
    <StatusLine
      tone={tone}
      actions={
        <Button size="small" variant="line" onClick={onAction}>
          {action}
        </Button>
      }
    >
      {children}
    </StatusLine>
  );
}

interface DuplicatesProps {
  /** A tool's words. */
  readonly text: Words<typeof jsonWords>;
  readonly warnings: readonly { readonly offset: number }[];
  readonly onGoTo: GoTo;
}

/**
 * Keys that an object has more than once; each press leads to the next one.
 *
 * @example
 * ```tsx
 * <Duplicates text={text} warnings={checked.warnings} onGoTo={goTo} />
 * ```
 */
export function Duplicates({ text, warnings, onGoTo }: DuplicatesProps) {
  const t = useText(text);
  const [next, setNext] = useState(0);
  const warning = warnings[next % warnings.length];
  if (!warning) return null;
  const jump = (): void => {
    onGoTo(warning.offset);
    setNext((next + 1) % warnings.length);
  };
  return (
    <Notice action={t('jump')} onAction={jump}>
      {t('duplicates', { count: warnings.length })}
    </Notice>
  );
}
