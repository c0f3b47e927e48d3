import { useMemo } from 'react';
import { formatBytes } from '#core/text.ts';
import type { Valid } from '#lib/json-scan/validate.ts';
import { Button } from '#ui/button/button.tsx';
import { Duplicates, Notice } from '#ui/formatter/notices.tsx';
import { useCtrlEnter } from '#ui/hooks/use-ctrl-enter.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
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
        {t('lines', { count: checked?.documents ?? 0 })}
      </Notice>
    );
  }
  if (formatted.value === undefined || !checked) return <StatusLine />;
  return (
    <>
      <Facts {...{ draft, change, checked }} value={formatted.value} stale={formatted.stale} />
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

function countLines(value: string): number {
  let lines = 1;
  for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) lines++;
  return lines;
}

const encoder = new TextEncoder();

interface FactsProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly checked: Valid;
  /** The formatted text. */
  readonly value: string;
  readonly stale: boolean;
}

function Facts({ draft, change, checked, value, stale }: FactsProps) {
  const t = useText(text);
  const ui = useText(words);
  const replace = (): void => {
    if (value !== '' && !stale) change({ text: value });
  };
  useCtrlEnter(replace);
  const size = useMemo(() => ({ lines: countLines(value), bytes: encoder.encode(value).length }), [value]);
  const isMany = draft.documents === 'many' && checked.documents > 1;
  const facts = [
    ...(isMany ? [t('lines', { count: checked.documents })] : []),
    t('lineCount', { count: size.lines }),
    t('objects', { count: checked.stats.objects }),
    t('depth', { depth: checked.stats.maxDepth }),
    formatBytes(size.bytes, t.language),
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
        disabled={stale || value === draft.text}
        onClick={replace}
      >
        {ui('replaceInput')}
      </Button>
    </>
  );
  return <StatusLine ok={t('valid', { dialect: checked.dialect.toUpperCase() })} facts={facts} actions={actions} />;
}
