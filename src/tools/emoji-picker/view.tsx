import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ActionChips } from '#ui/chips/chips.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { words } from '#ui/words.ts';
import { text } from './text.ts';
import styles from './view.module.css';
import { Detail } from './view/detail.tsx';
import { fields, initial, tones } from './view/draft.ts';
import type { GridHandle } from './view/grid.tsx';
import { copyOf, type Item } from './view/items.ts';
import { use, useRecent } from './view/recent.ts';
import { useEmoji } from './view/use-emoji.ts';

/** The lines in sight are found by a library of its own. */
const Grid = lazy(async () => ({ default: (await import('./view/grid.tsx')).Grid }));

const hands = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿'] as const;

export default function EmojiPickerView() {
  const t = useText(text);
  const ui = useText(words);
  const [draft, change, reset] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const [shown, show] = useState({ emoji: '', query: '' });
  const { tray } = draft;
  const recent = useRecent();
  const { copied: isCopied, copy } = useCopy();
  const grid = useRef<GridHandle>(null);
  const search = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const { sections, isSearching, isSettled, isSlow } = useEmoji({ ...draft, language: t.language, recent });
  const found = sections?.[0]?.items ?? [];
  const count = found.length;
  const pointed = shown.query === draft.query ? shown.emoji : '';
  const isNone = isSearching && isSettled && count === 0;

  const pick = ({ shortcodes }: Item, emoji: string, collect: boolean): void => {
    // Searching, the list of recent ones is not in sight and cannot move what is.
    if (isSearching || recent[0] !== emoji) setTimeout(use, 0, emoji);
    if (collect) change({ tray: [...tray, emoji] });
    else void copy(copyOf(emoji, shortcodes, draft.copies));
  };
  return (
    <Panel>
      <div className={styles.top}>
        <Fields columns={1}>
          <InputText
            {...field('query')}
            ref={search}
            labelHidden
            icon="search"
            size="large"
            enterKeyHint="search"
            clearable
            rawText
            autofocus
          />
        </Fields>
        <OptionRow
          onReset={reset}
          changed={field.changed('copies', 'drawable')}
          more={
            <>
              <Select {...field('copies')} size="small" />
              <Switch {...field('drawable')} />
            </>
          }
        >
          <Segmented
            {...field('tone')}
            className={styles.tones}
            labelPosition="left"
            options={tones.map((value) => ({ value, label: hands[Number(value)] ?? '', title: t(`tone.${value}`) }))}
          />
        </OptionRow>
      </div>
      <PanelRow className={styles.groups}>
        {!isSearching && sections && (
          <ActionChips
            label={t('groups.label')}
            labelHidden
            actions={sections.map(({ id }) => ({
              label: t(`group.${id as 'found'}`),
              onSelect: () => grid.current?.scrollTo(id),
            }))}
          />
        )}
        <output className={styles.count}>
          {isNone ? t('none') : isSearching && (isSettled ? t('found.count', { count }) : isSlow && t('loading'))}
        </output>
        {/* Copying has been announced. */}
        <span className={styles.copied} aria-hidden="true">
          {isCopied && ui('copied')}
        </span>
      </PanelRow>
      <div className={styles.box} data-answer>
        {isNone ? (
          <Empty>
            {t('none.try')}
            <Button
              size="small"
              variant="line"
              onClick={() => {
                change({ query: '' });
                search.current?.focus();
              }}
            >
              {t('none.back')}
            </Button>
          </Empty>
        ) : sections ? (
          <Suspense fallback={<Empty>{t('loading')}</Empty>}>
            <Grid
              ref={grid}
              sections={sections}
              tone={draft.tone}
              onShow={(emoji) => show({ emoji, query: draft.query })}
              onPick={pick}
            />
          </Suspense>
        ) : (
          <Empty>{t('loading')}</Empty>
        )}
      </div>
      <div className={styles.bar}>
        {!isNone && <Detail emoji={pointed || (found[0]?.emoji ?? '')} isExample={pointed === '' && !isSearching} />}
      </div>
      {tray.length > 0 && (
        <PanelRow>
          <span className={styles.trayName}>{t('tray')}</span>
          <output className={styles.tray}>{tray.join('')}</output>
          <CopyButton text={tray.join('')} variant="line" />
          <Button size="small" variant="quiet" icon="x" label={ui('clear')} onClick={() => change({ tray: [] })} />
        </PanelRow>
      )}
    </Panel>
  );
}
