import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '#core/operation.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { entropyToMnemonic, mnemonicToEntropy } from '../engine.ts';
import { wordCounts, wordsOf } from '../engine/word-count.ts';
import type { WordLanguage } from '../engine/languages.ts';
import type { PartProps } from './draft.ts';
import { sideOf, type Side } from './side.ts';

export interface Phrase {
  /** Says that the page has drawn this phrase itself. */
  readonly setDrawn: (mnemonic: string) => void;
  readonly setEntropy: (entropy: string) => void;
  readonly setMnemonic: (mnemonic: string) => void;
  readonly setLanguage: (language: WordLanguage) => void;
  readonly entropyError: Failure | undefined;
  readonly mnemonicError: Failure | undefined;
  /** True when the page has drawn the phrase itself. */
  readonly isFresh: boolean;
  /** True when the phrase has a right checksum. */
  readonly isValid: boolean;
  /** True when only the last word is missing. */
  readonly misses: boolean;
  /** True while the fields contain no phrase that could be shown: the last good one stays, dimmed, and so does its seed. */
  readonly isOld: boolean;
  /** The language that was found in a typed phrase, when it was not the chosen one. */
  readonly switchedTo: WordLanguage | undefined;
}

const isWordCount = (count: number): boolean => wordCounts.some((each) => each === count);

/** Keeps entropy, phrase and language in step: what is typed in one empties the other until that is known again. */
export function usePhrase({ entropy, mnemonic, language }: PartProps['draft'], change: PartProps['change']): Phrase {
  const [changed, setSide] = useState<Side>('fresh');
  const [drawn, setDrawnPhrase] = useState('');
  const setDrawn = useCallback((phrase: string) => {
    setSide('fresh');
    setDrawnPhrase(phrase);
  }, []);
  const side = sideOf(changed, drawn, mnemonic);
  // The language that was chosen when the phrase was typed.
  const [typedIn, setTypedIn] = useState<WordLanguage>(language);
  const isEntropy = side === 'entropy' && entropy.trim() !== '';
  const count = wordsOf(mnemonic).length;
  const isMnemonic = side === 'mnemonic' && count > 0;
  const misses = isMnemonic && isWordCount(count + 1);

  const made = useOperation(entropyToMnemonic, { entropy, language }, { enabled: isEntropy });
  const found = useOperation(mnemonicToEntropy, { mnemonic, language: 'auto' }, { enabled: isMnemonic });
  // Valid in several languages: the chosen one counts.
  const isAmbiguous = found.error?.code === 'ambiguous-language';
  const chosen = useOperation(mnemonicToEntropy, { mnemonic, language }, { enabled: isMnemonic && isAmbiguous });
  const read = isAmbiguous && chosen.value && !chosen.error ? chosen : found;

  const phrase = made.stale || made.error || made.source?.entropy !== entropy ? undefined : made.value;
  useEffect(() => {
    if (isEntropy && phrase !== undefined) change({ mnemonic: phrase, words: wordsOf(phrase).length as 12 });
  }, [isEntropy, phrase, change]);
  const decoded = read.stale || read.error || read.source?.mnemonic !== mnemonic ? undefined : read.value;
  useEffect(() => {
    if (!isMnemonic || !decoded) return;
    change({ entropy: decoded.entropy, language: decoded.language, words: decoded.words as 12 });
  }, [isMnemonic, decoded, change]);

  return {
    setDrawn,
    setEntropy: (next) => {
      setSide('entropy');
      change({ entropy: next, mnemonic: '' });
    },
    setMnemonic: (next) => {
      setSide('mnemonic');
      setTypedIn(language);
      change({ mnemonic: next, entropy: '' });
    },
    setLanguage: (next) => {
      const isRead = !(side === 'mnemonic' && read.error);
      if (isRead) setSide('entropy');
      setTypedIn(next);
      change({ language: next });
    },
    entropyError: isEntropy ? made.error : undefined,
    mnemonicError: isMnemonic ? read.error : undefined,
    isFresh: side === 'fresh',
    isValid: mnemonic !== '' && (side === 'mnemonic' ? decoded !== undefined : !made.error),
    misses,
    isOld: isMnemonic ? !isWordCount(count) && !misses : mnemonic === '' && entropy !== '',
    switchedTo: isMnemonic && decoded && decoded.language !== typedIn ? decoded.language : undefined,
  };
}
