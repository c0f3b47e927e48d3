import { useEffect, useState } from 'react';
import { describeError, sentenceOf } from '#core/error-message.ts';
import type { Failure } from '#core/operation.ts';
import type { Language } from '#core/text.ts';
import { loadErrorTables } from '#run/load-text.ts';
import { describePipeError } from '#run/pipe/describe.ts';
import type { Pipe } from '#run/pipe/format.ts';
import type { Stage } from '#run/pipe/staged-run.ts';
import { useLanguage } from '#ui/hooks/language.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { describeTool } from './use-operations.ts';
import { words } from './words.ts';

/** The label of the option that a step lacks. */
async function missingOption(op: string, { code, details }: Failure, language: Language): Promise<string | undefined> {
  if (code !== 'invalid-input' || details['problem'] !== 'missing') return undefined;
  const field = String(details['field']);
  const described = await describeTool(op.slice(0, op.indexOf('/')), language);
  return described.find(({ operation }) => operation.id === op)?.words.fields.get(field)?.label;
}

/**
 * The sentence for an error: from the words of the operation `op`, or else from those of the pipe, which names the step and
 * the `item`.
 */
export function useSentence(error: Failure | undefined, op?: string, item?: number): string {
  const language = useLanguage();
  const t = useText(words);
  const [said, setSaid] = useState<{ readonly error: Failure; readonly language: string; readonly text: string }>();
  useEffect(() => {
    if (!error) return undefined;
    let isWanted = true;
    const say = async (): Promise<string> => {
      const { code, details } = error;
      const missing = op && (await missingOption(op, error, language));
      if (missing) return t('missing', { field: missing });
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
  }, [error, op, item, language, t]);
  return error && said?.error === error && said.language === language ? said.text : '';
}

/** The sentence for the fault of a step, by the words of its operation `op`, with the item unless the pipe takes the `whole`. */
export function useFaultSentence(fault: Stage['fault'], op: string | undefined, items: Pipe['items']): string {
  const t = useText(words);
  const item = items === 'whole' ? undefined : fault?.item;
  const sentence = useSentence(fault?.error, fault?.isOwn ? op : undefined, item);
  // The pipe's own sentences name the item.
  return fault?.isOwn && sentence && item !== undefined ? t('atItem', { item, fault: sentence }) : sentence;
}
