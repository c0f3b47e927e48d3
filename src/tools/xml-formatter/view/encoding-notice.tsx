import { useMemo } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { declareUtf8, foreignEncoding } from '#lib/xml/encoding.ts';
import { text } from '../text.ts';

interface EncodingNoticeProps {
  readonly source: string;
  readonly result: string;
  readonly stale: boolean;
  readonly onChange: (source: string) => void;
}

/** Where the result declares another encoding than that of the file that Download saves, which is UTF-8. */
export function EncodingNotice({ source, result, stale, onChange }: EncodingNoticeProps) {
  const t = useText(text);
  const encoding = useMemo(() => foreignEncoding(result), [result]);
  if (encoding === undefined) return null;
  const declare = (
    <Button variant="line" size="small" onClick={() => onChange(declareUtf8(source))}>
      {t('declareUtf8')}
    </Button>
  );
  return (
    <StatusLine tone="warning" stale={stale} actions={declare}>
      {t('foreignEncoding', { encoding })}
    </StatusLine>
  );
}
