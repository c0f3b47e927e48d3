import { choice, secret } from '#core/field.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { preview, redact } from './engine.ts';
import { text } from './text.ts';
import { MaskTab } from './view/mask-tab.tsx';
import { Options } from './view/options.tsx';
import { RedactTab } from './view/redact-tab.tsx';
import styles from './view.module.css';

const tabs = ['mask', 'redact'] as const;
const fields = { ...redact.input, ...preview.input, log: secret(''), tab: choice(tabs, 'mask') };
const initial = {
  text: 'Lorem ipsum dolor sit amet',
  log: `2026-11-21 09:12:04 login of alice.martin@example.org
2026-11-21 09:12:05 paid with 4111 1111 1111 1111
2026-11-21 09:12:06 Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==`,
};

export type ObfuscatorDraft = ReturnType<typeof useDraft<typeof fields>>[0];
export interface TabProps {
  readonly draft: ObfuscatorDraft;
  readonly change: (part: Partial<ObfuscatorDraft>) => void;
}

export default function ObfuscatorView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const isMask = draft.tab === 'mask';
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
    >
      <div className={styles.tab}>
        {isMask ? <MaskTab draft={draft} change={change} /> : <RedactTab draft={draft} change={change} />}
        <Panel>
          <Options draft={draft} change={change} onReset={reset} />
        </Panel>
      </div>
    </Tabs>
  );
}
