import { useEffect, useState } from 'react';
import type { OperationDescription } from '#core/operation-description.ts';
import type { Operation } from '#core/operation.ts';
import type { Language } from '#core/text.ts';
import { loadOperation, loadOperations } from '#run/load-operations.ts';
import { loadOperationWords } from '#run/operation-words.ts';
import { useLanguage } from '#ui/hooks/language.ts';

/** An operation with its words. */
export interface Described {
  readonly operation: Operation;
  readonly words: OperationDescription;
}

const toolOf = (op: string): string => op.slice(0, op.indexOf('/'));

/** The operations of a tool that accept a value, or produce one as a first step, with their words. */
export async function describeTool(tool: string, language: Language): Promise<readonly Described[]> {
  const [operations, describe] = await Promise.all([loadOperations(tool), loadOperationWords(tool, language)]);
  return operations.map((operation) => ({ operation, words: describe(operation) }));
}

/** One operation with its words; undefined while they are loading, and for an unknown operation. */
export function useOperationWords(op: string): Described | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<{ readonly key: string; readonly described: Described }>();
  const key = `${language} ${op}`;
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const operation = await loadOperation(op);
      if (!operation) return;
      const words = (await loadOperationWords(toolOf(op), language))(operation);
      if (isWanted) setFound({ key, described: { operation, words } });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [op, language, key]);
  return found?.key === key ? found.described : undefined;
}
