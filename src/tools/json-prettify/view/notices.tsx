import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import type { Valid } from './use-json.ts';

interface NoticeProps {
  readonly tone?: 'neutral' | 'warning';
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** Something worth knowing about the text, and the one click that deals with it. */
export function Notice({ tone = 'warning', action, onAction, children }: NoticeProps) {
  return (
    <StatusLine
      tone={tone}
      actions={
        <Button size="small" variant="line" onClick={onAction}>
          {action}
        </Button>
      }
    >
      {children}
    </StatusLine>
  );
}

/** Comments that are missing in the output, and the way to keep them. */
export function CommentsNotice({ found, change }: Pick<DraftProps, 'change'> & { readonly found: CommentsFound }) {
  const t = useText(text);
  if (found.comments === 0) return null;
  return (
    <Notice action={t('keep')} onAction={() => change({ comments: 'keep' })}>
      {t('commentsLeftOut', { dialect: found.dialect.toUpperCase(), count: found.comments })}
    </Notice>
  );
}
type CommentsFound = Pick<Valid, 'comments' | 'dialect'>;

interface NoticesProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly checked: Valid;
  readonly unwrapped: string | undefined;
  readonly onGoTo: (offset: number) => void;
}

/** What is worth knowing about a text without errors. */
export function Notices({ draft, change, checked, unwrapped, onGoTo }: NoticesProps) {
  const t = useText(text);
  const [next, setNext] = useState(0);
  const { warnings } = checked;
  const jump = (): void => {
    const warning = warnings[next % warnings.length];
    if (warning) onGoTo(warning.offset);
    setNext((next + 1) % warnings.length);
  };
  return (
    <>
      {draft.comments === 'strip' && <CommentsNotice found={checked} change={change} />}
      {unwrapped !== undefined && (
        <Notice tone="neutral" action={t('unwrap')} onAction={() => change({ text: unwrapped })}>
          {t('wrapped')}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice action={t('jump')} onAction={jump}>
          {t('duplicates', { count: warnings.length })}
        </Notice>
      )}
    </>
  );
}
