import { useState } from 'react';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { useUnsaved } from '#ui/hooks/unsaved.ts';
import { useCtrlEnter } from '#ui/hooks/use-ctrl-enter.ts';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Slider } from '#ui/slider/slider.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { words } from '#ui/words.ts';
import { randomSource } from '#lib/random.ts';
import { generate, mostOf } from './engine.ts';
import { text } from './text.ts';
import { RangeSliders } from './view/range-sliders.tsx';
import { Result } from './view/result.tsx';
import styles from './view.module.css';

const initial = { count: 3 };
/** What the page begins with. */
const firstSeed = '0';

/** Without a seed of the user’s the page has one of its own, so that a text only grows or shrinks with the options. */
export default function LoremIpsumView() {
  const ui = useText(words);
  const [draft, change, reset] = useDraft(generate, initial);
  const field = useFields(generate, text, draft, change);
  const [own, setOwn] = useState(firstSeed);
  const { unit, seed } = draft;
  const isInParagraphs = unit === 'paragraphs';
  useUnsaved(seed === '' && own !== firstSeed);
  const count = Math.min(draft.count, mostOf[unit]);
  const input = { ...draft, count, seed: seed === '' ? own : seed };
  const { value = '', stale, slow } = useOperation(generate, input);
  const refresh = (): void => {
    setOwn(String(randomSource().below(2 ** 32)));
    if (seed !== '') change({ seed: '' });
  };
  useCtrlEnter(refresh);
  const changed = field.changed(
    'startWithLoremIpsum',
    'asHtml',
    'seed',
    ...(isInParagraphs ? (['sentencesPerParagraph'] as const) : []),
    'wordsPerSentence',
  );
  return (
    <Panel busy={slow}>
      <Result text={value} stale={stale} isHtml={draft.asHtml} onRefresh={refresh} />
      <PanelRow className={styles.options}>
        <Segmented {...field('unit')} labelHidden className={styles.unit} />
        <Slider {...field('count')} labelHidden className={styles.count} value={count} max={20} boxMax={mostOf[unit]} />
        <Disclosure inRow label={ui(changed > 0 ? 'moreOptionsChanged' : 'moreOptions', { count: changed })}>
          <Fields>
            <Switch {...field('startWithLoremIpsum')} />
            <Switch {...field('asHtml')} />
            <InputText {...field('seed')} className={styles.seed} rawText clearable />
            {isInParagraphs && (
              <RangeSliders
                name="sentencesPerParagraph"
                value={draft.sentencesPerParagraph}
                onChange={(sentencesPerParagraph) => change({ sentencesPerParagraph })}
              />
            )}
            <RangeSliders
              name="wordsPerSentence"
              value={draft.wordsPerSentence}
              onChange={(wordsPerSentence) => change({ wordsPerSentence })}
            />
          </Fields>
        </Disclosure>
        <ResetButton onReset={reset} />
      </PanelRow>
    </Panel>
  );
}
