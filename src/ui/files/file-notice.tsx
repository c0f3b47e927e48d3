import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { keepFrench } from '../hooks/tables.ts';
import { useText } from '../hooks/use-text.ts';
import { Select } from '../select/select.tsx';
import { StatusLine } from '../status-line/status-line.tsx';
import { words as library } from '../words.ts';
import { french } from './words.fr.ts';
import { words } from './words.ts';

// Loaded with the first such file, long after the words of the page.
keepFrench(words.id, french);

/** The character sets worth offering, by the labels of the Encoding Standard (https://encoding.spec.whatwg.org). */
export const charsets = [
  'windows-1252',
  'iso-8859-15',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;

export interface FileNoticeProps {
  /** The file's name. */
  readonly name: string;
  /** Whether the file is not Unicode text; otherwise it could not be read at all. */
  readonly needsCharset: boolean;
  readonly onAnswer: (charset: string) => void;
  readonly onCancel: () => void;
}

/** Says that a file could not be read, or asks for the charset of one that is not Unicode. */
export function FileNotice({ needsCharset, ...question }: FileNoticeProps) {
  return needsCharset ? (
    <CharsetQuestion {...question} />
  ) : (
    <UnreadableFile name={question.name} onClose={question.onCancel} />
  );
}

export interface UnreadableFileProps {
  readonly name: string;
  /** Takes the line away. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * Says that a file could not be read.
 *
 * @example
 * ```tsx
 * <UnreadableFile name={file.name} />
 * ```
 */
export function UnreadableFile({ name, onClose }: UnreadableFileProps) {
  const t = useText(words);
  const ui = useText(library);
  const close = onClose && <Button size="small" variant="quiet" icon="x" label={ui('close')} onClick={onClose} />;
  return (
    <StatusLine tone="error" actions={close}>
      {t('unreadableFile', { name })}
    </StatusLine>
  );
}

function CharsetQuestion({ name, onAnswer, onCancel }: Omit<FileNoticeProps, 'needsCharset'>) {
  const t = useText(words);
  const ui = useText(library);
  const [charset, setCharset] = useState<(typeof charsets)[number]>('windows-1252');
  return (
    <StatusLine
      tone="warning"
      actions={
        <>
          <Select
            label={t('charset')}
            labelHidden
            size="small"
            options={charsets.map((value) => ({ value, label: value }))}
            value={charset}
            onChange={setCharset}
          />
          <Button size="small" variant="line" onClick={() => onAnswer(charset)}>
            {ui('open')}
          </Button>
          <Button size="small" variant="quiet" onClick={onCancel}>
            {ui('cancel')}
          </Button>
        </>
      }
    >
      {t('charsetNeeded', { name })}
    </StatusLine>
  );
}
