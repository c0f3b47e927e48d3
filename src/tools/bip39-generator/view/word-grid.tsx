import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { ActionChips } from '#ui/chips/chips.tsx';
import { classNames } from '#ui/class-names.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { lastWords } from '../engine.ts';
import { wordsOf } from '../engine/word-count.ts';
import { joinWords } from '../engine/languages.ts';
import { text } from '../text.ts';
import type { PartProps } from './draft.ts';
import styles from '../view.module.css';
import type { Phrase } from './use-phrase.ts';

/** No phrase is longer. */
const mostWords = 24;

interface WordGridProps extends PartProps {
  readonly phrase: Phrase;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** The words with their numbers; the one that is in no list is underlined, and words that may be meant are offered. */
export function WordGrid({ draft, phrase, isShown, onShow }: WordGridProps) {
  const t = useText(text);
  const words = wordsOf(draft.mnemonic);
  const { mnemonicError, isValid, misses, isOld } = phrase;
  const wrongAt = mnemonicError?.code === 'unknown-word' ? Number(mnemonicError.details['index']) : -1;
  const suggestions = wrongAt < 0 ? [] : (mnemonicError?.details['suggestions'] as readonly string[]);
  const put = (index: number, word: string): void => {
    const next = [...words];
    next[index] = word;
    phrase.setMnemonic(joinWords(next, draft.language));
  };
  const [good, keep] = useState({ mnemonic: draft.mnemonic, isShown });
  if (isValid && (draft.mnemonic !== good.mnemonic || isShown !== good.isShown)) {
    keep({ mnemonic: draft.mnemonic, isShown });
  }
  const shown = isOld ? wordsOf(good.mnemonic) : words;
  // An old phrase stays as it was: dimmed, in clear or not.
  const isClear = isOld ? good.isShown : isShown;
  const last = useOperation(lastWords, { mnemonic: draft.mnemonic, language: 'auto' }, { enabled: misses });
  return (
    <Panel label={t('grid.title')}>
      <PanelRow>
        <PanelTitle>{t('grid.title')}</PanelTitle>
        <Button
          variant="quiet"
          size="small"
          icon={isClear ? 'eye-off' : 'eye'}
          disabled={isOld}
          onClick={() => onShow(!isShown)}
        >
          {t(isClear ? 'grid.hide' : 'grid.show')}
        </Button>
      </PanelRow>
      {shown.length === 0 ? (
        <Empty>{t('grid.empty')}</Empty>
      ) : (
        <ol
          className={classNames(styles.grid, !isClear && styles.blurred)}
          aria-hidden={!isClear}
          data-stale={isOld || undefined}
        >
          {shown.slice(0, mostWords).map((word, index) => (
            // A word is its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.word}>
              <span className={styles.number}>{index + 1}</span>
              <bdi className={index === wrongAt ? styles.wrong : undefined}>{word.slice(0, 40)}</bdi>
            </li>
          ))}
        </ol>
      )}
      {suggestions.length > 0 && isShown && (
        <div className={styles.suggestions}>
          <ActionChips
            label={t('suggest.use')}
            actions={suggestions.map((word) => ({ label: word, onSelect: () => put(wrongAt, word) }))}
          />
        </div>
      )}
      {misses && last.value && !last.error && isShown && (
        <div className={styles.suggestions}>
          <ActionChips
            label={t('last.title')}
            actions={last.value.words.map((word) => ({ label: word, onSelect: () => put(words.length, word) }))}
          />
        </div>
      )}
    </Panel>
  );
}
