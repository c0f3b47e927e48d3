import { lazy } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { decryptRaw, encryptRaw } from './engine.ts';
import { text } from './text.ts';
import { DecryptCard } from './view/decrypt-card.tsx';
import { fields, initial, tabs } from './view/draft.ts';
import { EncryptCard } from './view/encrypt-card.tsx';
import styles from './view.module.css';

const Raw = lazy(async () => ({ default: (await import('./view/raw.tsx')).Raw }));
const Rsa = lazy(async () => ({ default: (await import('./view/rsa.tsx')).Rsa }));

export default function EncryptionView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  return (
    <ToolTabs
      label={t('tabs.label')}
      tabs={tabs}
      nameOf={(tab) => t(`tab.${tab}`)}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
      onReset={reset}
    >
      {(tab) =>
        tab === 'password' ? (
          <Panel className={styles.cards}>
            <EncryptCard {...{ draft, change }} />
            <DecryptCard {...{ draft, change }} />
          </Panel>
        ) : tab === 'raw' ? (
          <Raw {...{ draft, change }} encrypt={encryptRaw} decrypt={decryptRaw} />
        ) : (
          <Rsa {...{ draft, change }} />
        )
      }
    </ToolTabs>
  );
}
