import { lazy, Suspense, useEffect, useState } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { decode, explain } from './engine.ts';
import { tokensIn } from './engine/several.ts';
import { text } from './text.ts';
import styles from './view.module.css';
import { fields, initial } from './view/draft.ts';
import { Status } from './view/status.tsx';
import { TokenInput } from './view/token-input.tsx';

/** Needs the answer of the engine, whose reader of JSON is loaded at the same time. */
const loadParts = () => import('./view/parts.tsx');
const Parts = lazy(async () => ({ default: (await loadParts()).Parts }));

export default function JwtView() {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const [version, setVersion] = useState(0);
  const enabled = draft.token.trim() !== '';
  const decoded = useOperation(decode, draft, { enabled });
  const explained = useOperation(explain, draft, { enabled });
  const clock = useNow();
  const now = clock === undefined ? undefined : clock / 1000;
  const value = decoded.value;
  const parts = explained.value;
  useEffect(() => {
    // Asked for early; what goes wrong is met where they are shown.
    loadParts().catch(() => undefined);
  }, []);
  const waiting = (
    <Panel className={enabled ? styles.waiting : undefined}>
      <Empty>{enabled ? ui('working') : t('token.empty')}</Empty>
    </Panel>
  );
  return (
    <>
      <Panel>
        <ResetButton
          onReset={() => {
            reset();
            setVersion(version + 1);
          }}
        />
        <Fields columns={1}>
          <TokenInput
            value={draft.token}
            onChange={(token) => change({ token })}
            isFaulty={decoded.error !== undefined}
          />
        </Fields>
        {decoded.error && (
          <StatusLine
            tone="error"
            actions={
              decoded.error.details['reason'] === 'several' && (
                <Button variant="line" size="small" onClick={() => change({ token: tokensIn(draft.token)[0] ?? '' })}>
                  {t('token.first')}
                </Button>
              )
            }
          >
            {errorText(decoded.error)}
          </StatusLine>
        )}
        {value && !decoded.error && <Status value={value} secret={draft.key} now={now} stale={decoded.stale} />}
      </Panel>
      {value && parts ? (
        <Suspense fallback={waiting}>
          <Parts
            draft={draft}
            change={change}
            value={value}
            explained={parts}
            version={version}
            now={now}
            stale={decoded.stale}
            readable={!decoded.error}
          />
        </Suspense>
      ) : (
        !decoded.error && waiting
      )}
    </>
  );
}
