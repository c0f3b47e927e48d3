import { useRef } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import { Duplicates, Notice } from '#ui/formatter/notices.tsx';
import { useCtrlEnter } from '#ui/hooks/use-ctrl-enter.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import type { Inspected } from '../engine/format.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { CommentsNotice } from './file-facts.tsx';
import type { useJson } from './use-json.ts';

interface StatusProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly json: ReturnType<typeof useJson>;
  readonly onGoTo: (offset: number) => void;
}

/** The facts about a text without errors, and what is worth knowing about it. */
export function Status({ draft, change, json, onGoTo }: StatusProps) {
  const t = useText(text);
  const { formatted, checked, unwrapped } = json;
  if (json.isLines) {
    return (
      <Notice action={t('formatEach')} onAction={() => change({ documents: 'many' })}>
        {t('several', { count: checked?.documents ?? 0 })}
      </Notice>
    );
  }
  if (!json.inspected) return <StatusLine />;
  const facts = (
    <Facts {...{ draft, change }} {...json.inspected} {...(checked && { facts: checked })} stale={formatted.stale} />
  );
  // While the text is read again.
  if (!checked) return facts;
  return (
    <>
      {facts}
      <CommentsNotice {...{ draft, change }} found={checked} />
      {unwrapped !== undefined && (
        <Notice tone="neutral" action={t('unwrap')} onAction={() => change({ text: unwrapped })}>
          {t('wrapped')}
        </Notice>
      )}
      <Duplicates {...{ text, onGoTo }} warnings={checked.warnings} />
    </>
  );
}

interface FactsProps extends Pick<DraftProps, 'draft' | 'change'>, Inspected {
  readonly stale: boolean;
}

function Facts({ draft, change, facts: checked, formatted, lines, size, stale }: FactsProps) {
  const t = useText(text);
  const ui = useText(words);
  const button = useRef<HTMLButtonElement>(null);
  // The button waits for the answer to what was typed last.
  useCtrlEnter(() => button.current?.click());
  const isMany = draft.documents === 'many' && checked.documents > 1;
  const facts = [
    ...(isMany ? [t('lines', { count: checked.documents })] : []),
    t('lineCount', { count: lines }),
    t('objects', { count: checked.stats.objects }),
    t('depth', { depth: checked.stats.maxDepth }),
    formatBytes(size, t.language),
  ];
  const actions = (
    <>
      {isMany && (
        <Button variant="quiet" size="small" onClick={() => change({ documents: 'single' })}>
          {t('readAsOne')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        title={t('replaceKey')}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        data-takes-answer=""
        ref={button}
        stale={stale}
        disabled={formatted === '' || formatted === draft.text}
        onClick={() => change({ text: formatted })}
      >
        {ui('replaceInput')}
      </Button>
    </>
  );
  return <StatusLine ok={t('valid', { dialect: checked.dialect.toUpperCase() })} {...{ facts, actions, stale }} />;
}
