import { useEffect, useState } from 'react';
import { describeError, sentenceOf } from '#core/error-message.ts';
import type { Failure } from '#core/operation.ts';
import { loadErrorTables } from '#run/load-text.ts';
import { describePipeError } from '#run/pipe/describe.ts';
import { useLanguage } from '#ui/hooks/language.ts';

/**
 * The sentence for an error: from the words of the operation `op`, or else from those of the pipe, which names the step and
 * the `item`.
 */
export function useSentence(error: Failure | undefined, op?: string, item?: number): string {
  const language = useLanguage();
  const [said, setSaid] = useState<{ readonly error: Failure; readonly language: string; readonly text: string }>();
  useEffect(() => {
    if (!error) return undefined;
    let isWanted = true;
    const say = async (): Promise<string> => {
      const { code, details } = error;
      const tables = await loadErrorTables(op?.slice(0, op.indexOf('/')), language);
      // A place alone says nothing: the pipe knows the errors that no table has.
      if (sentenceOf(tables, language, code, details) !== code) return describeError(tables, language, code, details);
      const failure = { ...error, message: code, details: item === undefined ? details : { ...details, item } };
      return (await describePipeError(failure, language, 'lines')).message;
    };
    void say().then((text) => isWanted && setSaid({ error, language, text }));
    return () => {
      isWanted = false;
    };
  }, [error, op, item, language]);
  return error && said?.error === error && said.language === language ? said.text : '';
}
