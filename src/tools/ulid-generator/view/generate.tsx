import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { download } from '#ui/download.ts';
import { useCopyFocus } from '#ui/hooks/use-copy-focus.ts';
import { useRefused } from '#ui/hooks/refused.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import { Big, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { generate } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { TabProps } from './draft.ts';
import { Options } from './options.tsx';

const List = lazy(async () => ({ default: (await import('./list.tsx')).List }));

export function Generate({ draft, change }: TabProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const [again, setAgain] = useState(0);
  const result = useOperation(generate, draft, { again });
  const ids = result.value ?? [];
  const lines = ids.join('\n');
  const isEmpty = lines === '';

  const copy = useCopyFocus(!isEmpty);
  const { copy: copyText } = useCopy();

  const isOld = useRefused(generate.input) || result.error !== undefined;
  return (
    <Panel busy={result.slow}>
      <div data-answer data-stale={result.stale || undefined}>
        {ids.length > 1 ? (
          <div className={styles.list}>
            <Suspense>
              <List lines={lines} />
            </Suspense>
          </div>
        ) : (
          <Big>{lines || '\u00a0'}</Big>
        )}
      </div>
      {result.error && <StatusLine tone="error">{errorText(result.error)}</StatusLine>}
      <PanelRow>
        <span className={styles.count} data-stale={result.stale || undefined}>
          {t('made', { count: ids.length })}
        </span>
        <span className={styles.actions} data-main="none">
          <Button variant="line" icon="rotate-cw" stale={isOld} onClick={() => setAgain(again + 1)}>
            {t('refresh')}
          </Button>
          <CopyButton ref={copy} variant="primary" size="medium" text={lines} label={ui('copy')} stale={isOld} />
          <MenuButton label={t('more')} size="medium">
            <MenuItem
              icon="copy"
              disabled={isEmpty || isOld}
              onSelect={() => void copyText(JSON.stringify(ids, null, 2))}
            >
              {t('copy.json')}
            </MenuItem>
            <MenuItem
              icon="download"
              disabled={isEmpty || isOld}
              onSelect={() => download(`${lines}\n`, `${draft.kind}.txt`)}
            >
              {t('download')}
            </MenuItem>
          </MenuButton>
        </span>
      </PanelRow>
      <Options draft={draft} change={change} />
    </Panel>
  );
}
