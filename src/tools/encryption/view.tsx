import { lazy } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { ToolTabs } from '#ui/tool-tabs/tool-tabs.tsx';
import { decryptRaw, encryptRaw } from './engine.ts';
import { text } from './text.ts';
import { DecryptCard } from './view/decrypt-card.tsx';
import { directions, fields, initial, tabs } from './view/draft.ts';
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
          <Panel className={classNames(styles.cards, styles[`${draft.direction}s`])}>
            <Segmented
              className={styles.switch}
              label={t('direction.label')}
              labelHidden
              options={directions.map((value) => ({ value, label: t(`direction.${value}`) }))}
              value={draft.direction}
              onChange={(direction) => change({ direction })}
            />
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
