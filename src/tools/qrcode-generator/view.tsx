import { useId } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { text } from './text.ts';
import { fields, initial, tabs } from './view/draft.ts';
import { Form } from './view/forms.tsx';
import { Look } from './view/look.tsx';
import { Preview } from './view/preview.tsx';
import { Reading, Source, useFound } from './view/read-code.tsx';
import { useCode } from './view/use-code.ts';
import styles from './view.module.css';

/** The content at the left, its code at the right; the last tab goes the other way. */
export default function QrCodeView() {
  const t = useText(text);
  const id = useId();
  const [draft, change, reset] = useDraft(fields, initial);
  const code = useCode(draft);
  const found = useFound();
  const { tab } = draft;
  const isReading = tab === 'read';
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <Panel>
          <div>
            <TabList
              id={id}
              label={t('content.label')}
              tabs={tabs.map((name) => ({ id: name, label: t(`tab.${name}`) }))}
              value={tab}
              onChange={(name) => change({ tab: name })}
            />
            <TabPanel id={id} value={tab}>
              {isReading ? <Source found={found} /> : <Form draft={draft} change={change} />}
            </TabPanel>
          </div>
        </Panel>
        {!isReading && (
          <Look
            draft={draft}
            change={change}
            onReset={reset}
            error={code.colors.error}
            size={code.content === '' ? undefined : code.matrix.value?.size}
          />
        )}
      </div>
      <div className={styles.side}>
        {isReading ? <Reading found={found} change={change} /> : <Preview draft={draft} code={code} />}
      </div>
    </div>
  );
}
