import type { Fields } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import { readDecimal } from '#lib/decimal-text.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';

export interface Answer<K extends string> {
  /** undefined while something is missing or wrong. */
  readonly value: number | undefined;
  /** What is wrong, in words. */
  readonly problem: string | undefined;
  /** What was read. */
  readonly numbers: Readonly<Partial<Record<K, number>>>;
}

/** The live answer to what is typed; `signs` turns a number around. */
export function useAnswer<F extends Fields, K extends keyof F & string>(
  operation: Operation<F, number>,
  typed: Readonly<Record<K, string>>,
  signs?: Readonly<Partial<Record<K, 1 | -1>>>,
): Answer<K> {
  const t = useText(text);
  const errorText = useErrorText(text);
  const names = Object.keys(typed) as K[];
  const read = names.flatMap((name) => {
    const number = readDecimal(typed[name], t.language);
    return number === undefined ? [] : [[name, number * (signs?.[name] ?? 1)] as const];
  });
  const numbers = Object.fromEntries(read) as Partial<Record<K, number>>;
  const isComplete = read.length === names.length;
  const { value, error } = useOperation(operation, numbers, { enabled: isComplete });
  const wrong = names.find((name) => numbers[name] === undefined && typed[name].trim() !== '');
  const problem = wrong ? t('not-a-number') : error && isComplete && errorText(error);
  return { value: isComplete && !error ? value : undefined, problem: problem || undefined, numbers };
}
