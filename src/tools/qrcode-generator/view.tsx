import { lazy, Suspense, useId } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { TabList, TabPanel } from '#ui/tabs/tabs.tsx';
import { text } from './text.ts';
import { fields, initial, tabs } from './view/draft.ts';
import { Form } from './view/forms.tsx';
import { Look } from './view/look.tsx';
import { Preview } from './view/preview.tsx';
import { useCode } from './view/use-code.ts';
import styles from './view.module.css';

/** The camera and what is read from pictures: not needed to make a code. */
const Reader = lazy(async () => ({ default: (await import('./view/read-code.tsx')).Reader }));

/** The content at the left, its code at the right; the last tab goes the other way. */
export default function QrCodeView() {
  const t = useText(text);
  const id = useId();
  const [draft, change, reset] = useDraft(fields, initial);
  const code = useCode(draft);
  const { tab } = draft;
  const list = (
    <TabList
      id={id}
      label={t('content.label')}
      tabs={tabs.map((name) => ({ id: name, label: t(`tab.${name}`) }))}
      value={tab}
      onChange={(name) => change({ tab: name })}
    />
  );
  if (tab === 'read') {
    return (
      <div className={styles.layout}>
        <Suspense
          fallback={
            <Panel>
              {list}
              <TabPanel id={id} value={tab} />
            </Panel>
          }
        >
          <Reader tabs={list} id={id} change={change} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <Panel>
          <div>
            {list}
            <TabPanel id={id} value={tab}>
              <Form draft={draft} change={change} isTooLong={code.matrix.error !== undefined} />
            </TabPanel>
          </div>
        </Panel>
        <Look
          draft={draft}
          change={change}
          onReset={reset}
          error={code.colors.error}
          size={code.content === '' ? undefined : code.matrix.value?.size}
        />
      </div>
      <div className={styles.side} data-answer>
        <Preview draft={draft} change={change} code={code} />
      </div>
    </div>
  );
}
