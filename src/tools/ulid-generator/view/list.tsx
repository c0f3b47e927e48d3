import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';

/** The generated ids, one per line. */
export function List({ lines }: { readonly lines: string }) {
  const t = useText(text);
  return <CodeEditor label={t('result.label')} value={lines} readOnly />;
}
