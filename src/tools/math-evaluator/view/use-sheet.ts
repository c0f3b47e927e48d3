import { useEffect, useMemo, useState } from 'react';
import type { Failure } from '#core/operation.ts';
import { sameValues } from '#ui/hooks/same-values.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { evaluateLines } from '../engine.ts';
import { longest } from '../engine/limits.ts';
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

/** How much of a long sheet is calculated: whole lines; all of it when not even its first line is short enough. */
function calculatedPart(expression: string): string {
  if (expression.trim().length <= longest) return expression;
  const start = expression.length - expression.trimStart().length;
  const end = expression.lastIndexOf('\n', start + longest);
  return end > start ? expression.slice(0, end) : expression;
}

/** The first line that is not calculated. */
function restFailure({ length }: string, part: string): Failure {
  const line = part.split(/\r\n?|\n/).length + 1;
  const details = { reason: 'rest', limit: longest, length, line, offset: part.length + 1 };
  return { code: 'expression-too-long', message: 'expression-too-long', details };
}

/** The lines with their results, as far as the sheet may be long; a calculation that takes too long is ended with its worker. */
export function useSheet(draft: Draft): Sheet {
  const hasContent = /[^\s;]/.test(draft.expression.replace(/#.*/g, ''));
  const part = useMemo(() => calculatedPart(draft.expression), [draft.expression]);
  const input = useMemo(() => ({ ...draft, expression: part }), [draft, part]);
  const { value, error, stale, slow, progress, cancel } = useOperation(evaluateLines, input, { enabled: hasContent });
  const isWhole = part.length === draft.expression.length;
  const [stopped, setStopped] = useState<typeof input>();
  const isStopped = stopped !== undefined && sameValues(stopped, input);
  const isRunning = progress !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      cancel();
      setStopped(input);
    }, patience);
    return () => clearTimeout(timer);
  }, [isRunning, input, cancel]);

  const timeout: Failure = { code: 'timeout', message: 'timeout', details: {} };
  return {
    lines: hasContent ? (value ?? none) : none,
    error: isStopped && hasContent ? timeout : (error ?? (isWhole ? undefined : restFailure(draft.expression, part))),
    stale: stale || isStopped,
    slow,
  };
}
