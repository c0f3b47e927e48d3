import { useState } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useRefused } from '#ui/hooks/refused.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { generate } from './engine.ts';
import { text } from './text.ts';
import { Description } from './view/description.tsx';
import { fields, initial, presetOf } from './view/draft.ts';
import { Options } from './view/options.tsx';
import { Result } from './view/result.tsx';
import styles from './view.module.css';

export default function RandomPortView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const [again, setAgain] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const isRefused = useRefused({ lookup: fields.lookup });
  const { value, error, stale } = useOperation(generate, draft, { again });
  return (
    <>
      <Panel>
        <Result
          ports={value}
          stale={stale || error !== undefined}
          error={isOpen && error?.code === 'invalid-exclude' ? undefined : error}
          onRegenerate={() => setAgain((times) => times + 1)}
        />
        <Options
          draft={{ ...draft, preset: presetOf(draft) }}
          {...{ change, error }}
          onReset={reset}
          onMore={setOpen}
        />
      </Panel>
      <Panel label={t('lookup.label')}>
        <PanelRow className={styles.options}>
          <NumberField {...field('lookup')} labelPosition="left" className={styles.number} placeholder="5432" />
          <output className={styles.found} aria-label={t('lookup.label')} data-stale={isRefused || undefined}>
            {draft.lookup === undefined ? t('lookup.empty') : <Description port={draft.lookup} />}
          </output>
        </PanelRow>
      </Panel>
    </>
  );
}
