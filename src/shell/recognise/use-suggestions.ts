import { useEffect, useState } from 'react';
import { useLanguage } from '#ui/hooks/language.ts';
import { resultLine } from './result-line.ts';
import { suggestionsFor, type Suggestion, type Suggestions } from './suggestions.ts';
import type { Taken } from './taken.ts';

/** The suggestions for the sample; undefined until they are known. */
export function useSuggestions(taken: Taken | undefined, before?: Taken): Suggestions | 'failed' | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<{ readonly of: Taken; readonly result: Suggestions | 'failed' }>();
  useEffect(() => {
    if (!taken) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (result: Suggestions | 'failed'): void => {
      if (!signal.aborted) setFound({ of: taken, result });
    };
    const showWithCode = async (result: Suggestions): Promise<void> => {
      show(result);
      const { codeInPicture } = await import('./code-in-picture.ts');
      const code = await codeInPicture(taken, language, signal);
      // It comes last: nothing moves under the finger.
      if (code) show({ ...result, found: [...result.found, code] });
    };
    suggestionsFor(taken, before, language).then(
      // A code that cannot be looked for is none.
      (result) => showWithCode(result).catch(() => undefined),
      () => show('failed'),
    );
    return () => controller.abort();
  }, [taken, before, language]);
  return taken && found?.of === taken ? found.result : undefined;
}

/** The results of suggestions, each in one line, by their tools, as they come. */
export function useResultLines(suggestions: readonly Suggestion[]): ReadonlyMap<string, string> {
  const language = useLanguage();
  const [lines, setLines] = useState<ReadonlyMap<Suggestion, string>>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (suggestion: Suggestion, line: string | undefined): void => {
      if (line === undefined || signal.aborted) return;
      setLines((before) => new Map(before).set(suggestion, line));
    };
    for (const suggestion of suggestions) {
      if (!suggestion.request) continue;
      // A result that cannot be computed is none; the page of the tool says why.
      resultLine(suggestion.request, language, signal).then(
        (line) => show(suggestion, line),
        () => undefined,
      );
    }
    return () => controller.abort();
  }, [suggestions, language]);
  return new Map(suggestions.flatMap((one) => (lines.has(one) ? [[one.tool, lines.get(one) ?? '']] : [])));
}
