import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useCopyFocus } from '#ui/hooks/use-copy-focus.ts';
import { useRefused } from '#ui/hooks/refused.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Actions, Big, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { generate, generateNamed } from '../engine.ts';
import { text } from '../text.ts';
import type { TabProps } from './draft.ts';
import styles from '../view.module.css';
import { isNamed, Options } from './options.tsx';

const List = lazy(async () => ({ default: (await import('./list.tsx')).List }));

export function Generate({ draft, change }: TabProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const [again, setAgain] = useState(0);
  const named = isNamed(draft.version);
  const { version, count, format, uppercase, timestamp, node, clockSeq } = draft;
  const drawn = useOperation(
    generate,
    { version, count, format, uppercase, timestamp, node: node || undefined, clockSeq },
    { enabled: !named, again },
  );
  const hashed = useOperation(generateNamed, draft, {
    enabled: named && draft.names.trim() !== '' && draft.namespace !== '',
  });
  const result = named ? hashed : drawn;
  const uuids = result.value ?? [];
  const lines = uuids.join('\n');

  const copy = useCopyFocus(lines !== '');

  const isOfNamespace = result.error?.code === 'invalid-namespace';
  const isOld = useRefused(generate.input) || result.error !== undefined;
  return (
    <Panel busy={result.slow}>
      <div
        className={styles.result}
        data-answer
        data-main={named ? undefined : 'none'}
        data-stale={result.stale || undefined}
      >
        {uuids.length > 1 ? (
          <div className={styles.list}>
            <Suspense>
              <List lines={lines} />
            </Suspense>
          </div>
        ) : (
          <Big className={lines === '' ? styles.empty : undefined}>
            {lines || (named ? t(draft.namespace === '' ? 'namespace.empty' : 'names.empty') : '\u00a0')}
          </Big>
        )}
      </div>
      {result.error && !isOfNamespace && <StatusLine tone="error">{errorText(result.error)}</StatusLine>}
      <PanelRow>
        <span className={styles.count} data-stale={result.stale || undefined}>
          {t('made', { count: uuids.length })}
        </span>
        <Actions>
          {uuids.length > 1 && (
            <>
              <CopyButton text={() => JSON.stringify(uuids, null, 2)} label={t('copy.json')} stale={isOld} />
              <CopyButton text={() => sqlList(uuids)} label={t('copy.sql')} stale={isOld} />
            </>
          )}
          <Button
            variant="quiet"
            size="small"
            icon="download"
            label={t('download')}
            disabled={lines === ''}
            stale={isOld}
            onClick={() => download(`${lines}\n`, 'uuids.txt')}
          />
          <span className={styles.last}>
            <Button
              variant="line"
              icon="rotate-cw"
              disabled={named || version === 'nil' || version === 'max' || isOld}
              onClick={() => setAgain(again + 1)}
            >
              {t('refresh')}
            </Button>
            <CopyButton ref={copy} variant="primary" size="medium" text={lines} label={ui('copy')} stale={isOld} />
          </span>
        </Actions>
      </PanelRow>
      <Options
        draft={draft}
        change={change}
        error={result.error && isOfNamespace ? errorText(result.error) : undefined}
      />
    </Panel>
  );
}

/** For `WHERE id IN …`; digits, hyphens and braces need no escaping. */
function sqlList(uuids: readonly string[]): string {
  return `(${uuids.map((uuid) => `'${uuid}'`).join(',\n ')})`;
}
