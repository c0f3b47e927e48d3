import { useEffect, useRef, useState } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { generate } from './engine.ts';
import { wordsOf } from './engine/word-count.ts';
import { text } from './text.ts';
import { fields, initial } from './view/draft.ts';
import { Inputs, Options } from './view/inputs.tsx';
import { Rolls } from './view/rolls.tsx';
import { Seed } from './view/seed.tsx';
import { usePhrase } from './view/use-phrase.ts';
import { WordGrid } from './view/word-grid.tsx';

export default function Bip39View() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(fields, initial);
  const fresh = useRunner(generate, { transient: true });
  const { start, value } = fresh;
  const { words, language } = draft;
  const [version, setVersion] = useState(0);
  const phrase = usePhrase(draft, change);
  const { setDrawn } = phrase;
  // A phrase that was drawn here is what the page is for and nobody's yet; one that somebody typed is theirs.
  const [chosen, show] = useState<boolean>();
  const isShown = chosen ?? phrase.isFresh;
  const isEmpty = draft.entropy === '' && draft.mnemonic === '';
  const takes = useRef(true);
  useEffect(() => {
    if (!isEmpty) takes.current = false;
  }, [isEmpty]);
  // A phrase to begin with, as the options say, unless there is one by then; after that only when asked.
  useEffect(() => {
    if (isEmpty && takes.current) start({ words, language });
  }, [isEmpty, words, language, start]);
  useEffect(() => {
    if (!value || !takes.current) return;
    takes.current = false;
    setDrawn(value.mnemonic);
    change({ ...value, words: wordsOf(value.mnemonic).length as 12 });
  }, [value, change, setDrawn]);
  const draw = (input: Parameters<typeof start>[0]): void => {
    takes.current = true;
    start(input);
  };
  const restart = (): void => {
    reset();
    setVersion(version + 1);
    draw({ words: 12 });
  };
  const props = { draft, change };
  return (
    <>
      <Panel answer>
        <StatusLine tone="warning">{t('warning')}</StatusLine>
        <Options
          {...props}
          phrase={phrase}
          onGenerate={(count) => draw({ words: count, language })}
          onRefresh={() => draw({ words, language })}
          onReset={restart}
        />
        <Inputs {...props} phrase={phrase} isShown={isShown} />
      </Panel>
      <Seed {...props} isValid={phrase.mnemonicError === undefined} isFresh={phrase.isFresh} isOld={phrase.isOld} />
      <WordGrid {...props} phrase={phrase} isShown={isShown} onShow={show} />
      <Panel>
        <Disclosure label={t('rolls.title')}>
          <Rolls key={version} {...props} words={words} onUse={phrase.setEntropy} />
        </Disclosure>
      </Panel>
    </>
  );
}
