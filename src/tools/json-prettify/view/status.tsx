import { lazy, useMemo } from 'react';
import type { Failure } from '#core/operation.ts';
import { formatBytes } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Late } from '#ui/late/late.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { Notice, Notices } from './notices.tsx';
import type { useJson } from './use-json.ts';

const Fault = lazy(async () => ({ default: (await import('./fault.tsx')).Fault }));

interface StatusProps extends Pick<DraftProps, 'draft' | 'change'> {
  readonly json: ReturnType<typeof useJson>;
  readonly repairError: Failure | undefined;
  readonly replace: () => void;
  readonly onRepair: () => void;
  readonly onGoTo: (offset: number) => void;
}

/** The lines under the panes: how far a long run is, what is wrong and its remedies, or the facts and notices. */
export function Status({ draft, change, json, repairError, replace, onRepair, onGoTo }: StatusProps) {
  const t = useText(text);
  const { formatted, checked } = json;
  const { error } = formatted;
  if (formatted.slow) {
    const { done, total } = formatted.progress ?? {};
    return <Progress label={t('formatting')} done={done} total={total} onCancel={formatted.cancel} />;
  }
  if (json.isEmpty) return <StatusLine>{t('hint')}</StatusLine>;
  if (json.isLines) {
    return (
      <Notice action={t('formatEach')} onAction={() => change({ documents: 'many' })}>
        {t('lines', { count: checked?.documents ?? 0 })}
      </Notice>
    );
  }
  if (error) {
    return (
      <Late>
        <Fault {...{ draft, change, error, repairError, onRepair, onGoTo }} />
      </Late>
    );
  }
  return (
    <>
      <Facts {...{ draft, change, json, replace }} />
      {checked && <Notices {...{ draft, change, checked, onGoTo }} unwrapped={json.unwrapped} />}
    </>
  );
}

function countLines(value: string): number {
  let lines = 1;
  for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) lines++;
  return lines;
}

const encoder = new TextEncoder();

function Facts({ draft, change, json, replace }: Pick<StatusProps, 'draft' | 'change' | 'json' | 'replace'>) {
  const t = useText(text);
  const ui = useText(words);
  const { formatted, checked } = json;
  const { value } = formatted;
  const size = useMemo(
    () => value !== undefined && { lines: countLines(value), bytes: encoder.encode(value).length },
    [value],
  );
  if (!size || !checked) return <StatusLine />;
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
        disabled={formatted.stale || value === draft.text}
        onClick={replace}
      >
        {ui('replaceInput')}
      </Button>
    </>
  );
  return <StatusLine ok={t('valid', { dialect: checked.dialect.toUpperCase() })} facts={facts} actions={actions} />;
}
