import { lazy, useEffect, useRef } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { generateSecret, uri } from './engine.ts';
import { text } from './text.ts';
import { Check } from './view/check.tsx';
import { Code } from './view/code.tsx';
import { fields, initial, tabs } from './view/draft.ts';
import { Details } from './view/details.tsx';
import { Options } from './view/options.tsx';
import styles from './view.module.css';

const Move = lazy(async () => ({ default: (await import('./view/move.tsx')).Move }));

export default function OtpView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const fresh = useRunner(generateSecret, { transient: true });
  const { start, value } = fresh;
  const isEmpty = draft.secret === '';
  const takes = useRef(true);
  useEffect(() => {
    if (!isEmpty) takes.current = false;
  }, [isEmpty]);
  // A secret to begin with, unless there is one by then.
  useEffect(() => start({}), [start]);
  useEffect(() => {
    if (value === undefined || !takes.current) return;
    takes.current = false;
    change({ secret: value, secretEncoding: 'base32' });
  }, [value, change]);
  const draw = (): void => {
    takes.current = true;
    start({});
  };
  const address = useOperation(uri, draft, { enabled: !isEmpty });
  const now = useNow();
  const props = { draft, change, now };
  return (
    <ToolTabs
      label={t('tabs')}
      tabs={tabs}
      nameOf={(tab) => t(`tab.${tab}`)}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
      onReset={reset}
    >
      {(tab) =>
        tab === 'move' ? (
          <Move {...props} />
        ) : (
          <Panel className={styles.layout}>
            <Options {...{ draft, change }} onGenerate={draw} error={address.error} />
            <div className={styles.column}>
              <Code {...props} />
              <Check {...props} />
            </div>
            <div className={styles.wide}>
              <Details {...props} address={address.value} source={address.source} stale={address.stale} />
            </div>
          </Panel>
        )
      }
    </ToolTabs>
  );
}
