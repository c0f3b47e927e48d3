import { lazy, Suspense, useState } from 'react';
import { useCtrlEnter } from '#ui/hooks/use-ctrl-enter.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { Presets } from '#ui/presets/presets.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { text } from './text.ts';
import { fields, initial } from './view/draft.ts';
import { ByteOptions, CharacterOptions, MoreOptions, PassphraseOptions, rarer } from './view/options.tsx';
import { presets } from './view/presets.ts';
import { Result } from './view/result.tsx';
import { useTokens } from './view/use-tokens.ts';
import styles from './view.module.css';

const PatternOptions = lazy(async () => ({ default: (await import('./view/pattern-options.tsx')).PatternOptions }));

const options = {
  characters: CharacterOptions,
  bytes: ByteOptions,
  passphrase: PassphraseOptions,
  pattern: PatternOptions,
};

/** Tokens live only in this view's state: they are in no draft, no storage and no link. */
export default function TokenView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const [again, setAgain] = useState(0);
  const tokens = useTokens(draft, again);
  const refresh = (): void => setAgain((times) => times + 1);
  useCtrlEnter(refresh);
  const Options = options[draft.mode];
  const hasMore = draft.mode === 'characters';
  return (
    <Panel busy={tokens.slow}>
      <Result {...tokens} onRefresh={refresh} />
      <Presets
        label={t('presets.label')}
        labelHidden
        nameOf={(name) => t(`preset.${name}`)}
        {...{ presets, draft, change }}
      />
      <OptionRow
        onReset={reset}
        changed={hasMore ? field.changed(...rarer) : 0}
        more={hasMore ? <MoreOptions draft={draft} change={change} /> : undefined}
      >
        <Segmented {...field('mode')} labelHidden className={styles.mode} />
      </OptionRow>
      <Suspense>
        <Options draft={draft} change={change} />
      </Suspense>
    </Panel>
  );
}
