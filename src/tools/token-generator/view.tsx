import { useEffect, useState } from 'react';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { text } from './text.ts';
import styles from './view.module.css';
import { fields, initial, modes } from './view/draft.ts';
import { ByteOptions, CharacterOptions, PassphraseOptions } from './view/options.tsx';
import { presetNames, presets } from './view/presets.ts';
import { Result } from './view/result.tsx';
import { useTokens } from './view/use-tokens.ts';

const options = { characters: CharacterOptions, bytes: ByteOptions, passphrase: PassphraseOptions };

/** Tokens live only in this view's state: they are in no draft, no storage and no link. */
export default function TokenView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const [again, setAgain] = useState(0);
  const tokens = useTokens(draft, again);
  const refresh = (): void => setAgain((times) => times + 1);
  useRefreshKey(refresh);
  const Options = options[draft.mode];
  return (
    <Panel busy={tokens.slow}>
      <Result {...tokens} onRefresh={refresh} />
      <PanelRow>
        <ActionChips
          className={styles.presets}
          label={t('presets.label')}
          labelPosition="left"
          actions={presetNames.map((name) => ({
            label: t(`preset.${name}`),
            onSelect: () => change(presets[name]),
          }))}
        />
      </PanelRow>
      <OptionRow onReset={reset}>
        <Segmented
          label={t('mode.label')}
          labelPosition="left"
          value={draft.mode}
          onChange={(mode) => change({ mode })}
          options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        />
      </OptionRow>
      <Options draft={draft} change={change} />
    </Panel>
  );
}

/** Ctrl+Enter or ⌘ Enter, wherever the focus is but in a dialog, which may mean something else by it. */
function useRefreshKey(refresh: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || isElsewhere) return;
      event.preventDefault();
      refresh();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
