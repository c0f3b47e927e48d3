import { describeOperation, type OperationDescription, type ToolOperationWords } from '#core/operation-description.ts';
import type { Operation } from '#core/operation.ts';
import type { Language } from '#core/text.ts';
import { loadText } from './load-text.ts';

const english = import.meta.glob<ToolOperationWords>('../tools/*/operations.text.ts', { import: 'words' });
const french = import.meta.glob('../tools/*/operations.text.fr.ts', { import: 'default' });

/** Loads the description of a tool's operations in a language; the words of that tool are only loaded now. */
export async function loadOperationWords(
  tool: string,
  language: Language,
): Promise<(operation: Operation) => OperationDescription> {
  const [words, translation, screen] = await Promise.all([
    english[`../tools/${tool}/operations.text.ts`]?.(),
    language === 'en' ? undefined : french[`../tools/${tool}/operations.text.fr.ts`]?.(),
    loadText(tool, language),
  ]);
  if (!words || !screen) throw new Error(`no words for the operations of ${tool}`);
  const operations = language === 'en' ? words : translation;
  return (operation) => describeOperation(operation, words, { language, operations, screen });
}
