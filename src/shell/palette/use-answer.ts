import { useEffect, useState } from 'react';
import { ask, type Answer } from '#run/ask.ts';
import { pageValues } from '#run/page-values.ts';
import { announce } from '#ui/announce.ts';
import { copyText } from '#ui/copy-button/copy.ts';
import { useLanguage } from '#ui/hooks/language.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { toast } from '#ui/toast/toast.tsx';
import { words } from '#ui/words.ts';
import { toolOf } from '../catalogue.ts';
import { useShellText, useToolNames } from '../messages/messages.ts';
import { openSuggestion } from '../recognise/open-suggestion.ts';
import type { RowGroup } from './use-results.ts';

/** The answer to what is typed; asked once for each line while the palette is open, so that none is drawn again. */
function useAsked(line: string): Answer | undefined {
  const language = useLanguage();
  const [answers, keep] = useState<ReadonlyMap<string, Answer | undefined>>(new Map());
  const isKnown = answers.has(line);
  useEffect(() => {
    if (line === '' || isKnown) return undefined;
    let current = true;
    const note = (answer: Answer | undefined): void => {
      if (current) keep((before) => new Map(before).set(line, answer));
    };
    // An engine that cannot be loaded answers nothing.
    ask(line, language).then(note, () => note(undefined));
    return () => {
      current = false;
    };
  }, [line, isKnown, language]);
  return answers.get(line);
}

/** The group with the answer to what is typed: Enter copies it, Tab opens its tool. */
export function useAnswer(query: string): readonly RowGroup[] {
  const t = useShellText();
  const ui = useText(words);
  const names = useToolNames();
  const found = useAsked(query.trim());
  const tool = toolOf(found?.op.split('/')[0] ?? '');
  if (!found || !tool) return [];
  const { op, input, answer } = found;
  const [first = '', ...others] = answer.split('\n');
  const copy = async (): Promise<void> => {
    if (await copyText(answer)) {
      announce(t('answer.copied', { answer: first }));
      toast(t('answer.copied', { answer: first }));
    } else toast(ui('copyFailed'));
  };
  const row = {
    id: 'answer',
    icon: tool.icon,
    name: others.length > 0 ? `${first}  +${others.length}` : first,
    isData: true,
    description: t('answer.copy'),
    category: names[tool.id] ?? tool.id,
    run: () => void copy(),
    open: () => void openSuggestion(tool.id, () => pageValues(op, input)),
  };
  return [{ id: 'answer', name: t('answer.title'), rows: [row] }];
}
