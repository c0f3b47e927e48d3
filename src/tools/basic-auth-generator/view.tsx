import { choice } from '#core/field.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { decode, encode } from './engine.ts';
import { text } from './text.ts';
import { Create } from './view/create.tsx';
import { Decode } from './view/decode.tsx';
import styles from './view.module.css';

const tabs = ['create', 'decode'] as const;
const fields = { ...encode.input, ...decode.input, tab: choice(tabs, 'create') };
// RFC 7617 §2
const initial = { header: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' };

export type BasicAuthDraft = ReturnType<typeof useDraft<typeof fields>>[0];
export interface TabProps {
  readonly draft: BasicAuthDraft;
  readonly change: (part: Partial<BasicAuthDraft>) => void;
}

export default function BasicAuthView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const restart = (): void => {
    reset();
    change({ tab: draft.tab });
  };
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
      value={draft.tab}
      onChange={(tab) => change({ tab })}
      end={<ResetButton onReset={restart} />}
    >
      <div className={styles.tab}>
        {draft.tab === 'create' ? <Create draft={draft} change={change} /> : <Decode draft={draft} change={change} />}
      </div>
    </Tabs>
  );
}
