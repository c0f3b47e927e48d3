import { formatBytes } from '#core/byte-size.ts';
import type { Valid } from '#lib/json-scan/validate.ts';
import { Notice } from '#ui/formatter/notices.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';

type Found = Pick<Valid, 'comments' | 'dialect'>;

/** Comments that are missing in the output, and the way to keep them. */
export function CommentsNotice({
  draft,
  change,
  found,
}: Pick<DraftProps, 'draft' | 'change'> & { readonly found: Found }) {
  const t = useText(text);
  if (draft.comments === 'keep' || found.comments === 0) return null;
  return (
    <Notice action={t('keep')} onAction={() => change({ comments: 'keep' })}>
      {t('commentsLeftOut', { dialect: found.dialect.toUpperCase(), count: found.comments })}
    </Notice>
  );
}

interface FileFactsProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly found: Found & { readonly bytes: Uint8Array; readonly lines: number; readonly documents: number };
}

/** What there is to say about a formatted file. */
export function FileFacts({ draft, change, found }: FileFactsProps) {
  const t = useText(text);
  return (
    <>
      <StatusLine
        ok={t('valid', { dialect: found.dialect.toUpperCase() })}
        facts={[
          t('lineCount', { count: found.lines }),
          formatBytes(found.bytes.length, t.language),
          ...(draft.documents === 'many' ? [t('lines', { count: found.documents })] : []),
        ]}
      />
      <CommentsNotice {...{ draft, change, found }} />
    </>
  );
}
