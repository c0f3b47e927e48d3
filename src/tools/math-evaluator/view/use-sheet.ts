import { useEffect, useState } from 'react';
import type { Failure } from '#core/operation.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { evaluateLines } from '../engine.ts';
import type { Line } from '../engine/sheet.ts';

/** A run that does not end by itself is ended this long after it began, milliseconds. */
const patience = 2200;

interface Sheet {
  readonly lines: readonly Line[];
  readonly error: Failure | undefined;
  readonly stale: boolean;
  readonly slow: boolean;
}

type Draft = Parameters<(typeof evaluateLines)['run']>[0];

const none: readonly Line[] = [];

/** The lines with their results; a calculation that takes too long is ended with its worker. */
export function useSheet(draft: Draft): Sheet {
  const hasContent = draft.expression.replace(/#.*/g, '').trim() !== '';
  const { value, error, stale, slow, progress, cancel } = useOperation(evaluateLines, draft, { enabled: hasContent });
  const [stopped, setStopped] = useState<string>();
  const isRunning = progress !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      cancel();
      setStopped(draft.expression);
    }, patience);
    return () => clearTimeout(timer);
  }, [isRunning, draft.expression, cancel]);

  const timeout: Failure = { code: 'timeout', message: 'timeout', details: {} };
  return {
    lines: hasContent ? (value ?? none) : none,
    error: stopped === draft.expression && hasContent ? timeout : error,
    stale: stale || stopped === draft.expression,
    slow,
  };
}
