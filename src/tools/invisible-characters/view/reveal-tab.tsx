import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ResultPane } from '#ui/result-pane/result-pane.tsx';
import { reveal } from '../engine.ts';
import { text as words } from '../text.ts';

/** The text with its hidden characters as numbers. */
export function RevealTab({ text }: { readonly text: string }) {
  const t = useText(words);
  const { value = '', stale } = useOperation(reveal, { text });
  return (
    <ResultPane
      name={t('reveal.label')}
      value={value}
      stale={stale}
      file={{ name: 'revealed.txt', type: 'text/plain;charset=utf-8' }}
    />
  );
}
