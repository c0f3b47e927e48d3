import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useText } from '../hooks/use-text.ts';
import { Select } from '../select/select.tsx';
import { StatusLine } from '../status-line/status-line.tsx';
import { words } from '../words.ts';
import { charsets, readText } from './read-text.ts';

type Charset = (typeof charsets)[number];

export interface TextFile {
  /** For `onFile` of an editor and `onFiles` of an Open button. */
  readonly open: (file: File) => void;
  /** The question for the charset while there is one: a line to put under the panes. */
  readonly question: ReactNode;
}

/** Opens files as text; asks for the charset of those that are no Unicode. */
export function useTextFile(onText: (text: string, file: File) => void): TextFile {
  const t = useText(words);
  const [asked, ask] = useState<File>();
  const [charset, setCharset] = useState<Charset>('windows-1252');
  const read = async (file: File, answer?: Charset): Promise<void> => {
    const result = await readText(file, answer);
    if ('needsCharset' in result) return ask(file);
    ask(undefined);
    onText(result.text, file);
  };
  const options = charsets.map((value) => ({ value, label: value }));
  const question = asked && (
    <StatusLine
      tone="warning"
      actions={
        <>
          <Select
            label={t('charset')}
            labelHidden
            size="small"
            options={options}
            value={charset}
            onChange={setCharset}
          />
          <Button size="small" variant="line" onClick={() => void read(asked, charset)}>
            {t('open')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => ask(undefined)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {t('charsetNeeded', { name: asked.name })}
    </StatusLine>
  );
  return { open: (file) => void read(file), question };
}
