import { lazy, Suspense, useState, type ReactNode } from 'react';

const CharsetQuestion = lazy(async () => ({ default: (await import('./charset-question.tsx')).CharsetQuestion }));

export interface TextFile {
  /** For `onFile` of an editor and `onFiles` of an Open button. */
  readonly open: (file: File) => void;
  /** The question for the charset while there is one: a line to put under the panes. */
  readonly question: ReactNode;
}

/** Opens files as text; asks for the charset of those that are no Unicode. */
export function useTextFile(onText: (text: string, file: File) => void): TextFile {
  const [asked, ask] = useState<File>();
  const read = async (file: File, charset?: string): Promise<void> => {
    const { readText } = await import('./read-text.ts');
    const result = await readText(file, charset);
    if ('needsCharset' in result) return ask(file);
    ask(undefined);
    onText(result.text, file);
  };
  const question = asked && (
    <Suspense>
      <CharsetQuestion
        name={asked.name}
        onAnswer={(charset) => void read(asked, charset)}
        onCancel={() => ask(undefined)}
      />
    </Suspense>
  );
  return { open: (file) => void read(file), question };
}
