import { useEffect, useState } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Slider } from '#ui/slider/slider.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { randomSource } from '#lib/random.ts';
import { generate, mostOf, units } from './engine.ts';
import { text } from './text.ts';
import { RangeSliders } from './view/range-sliders.tsx';
import { Result } from './view/result.tsx';

const initial = { count: 3 };

/** Without a seed of the user’s the page has one of its own, so that a text only grows or shrinks with the options. */
export default function LoremIpsumView() {
  const t = useText(text);
  const [draft, change, reset] = useDraft(generate, initial);
  const [own, setOwn] = useState('0');
  const { unit, seed } = draft;
  const count = Math.min(draft.count, mostOf[unit]);
  const input = { ...draft, count, seed: seed === '' ? own : seed };
  const { value = '', stale, slow } = useOperation(generate, input);
  const refresh = (): void => {
    setOwn(String(randomSource().below(2 ** 32)));
    if (seed !== '') change({ seed: '' });
  };
  useRefreshKey(refresh);
  return (
    <Panel busy={slow}>
      <Result text={value} stale={stale} isHtml={draft.asHtml} onRefresh={refresh} />
      <OptionRow onReset={reset}>
        <Segmented
          label={t('unit.label')}
          labelHidden
          value={unit}
          onChange={(chosen) => change({ unit: chosen })}
          options={units.map((value) => ({ value, label: t(`unit.${value}`) }))}
        />
      </OptionRow>
      <Fields>
        <Slider
          label={t('count.label')}
          min={1}
          max={20}
          boxMax={mostOf[unit]}
          value={count}
          onChange={(value) => change({ count: value })}
        />
        <InputText
          label={t('seed.label')}
          hint={t('seed.hint')}
          placeholder="42"
          value={seed}
          onChange={(value) => change({ seed: value })}
          rawText
          clearable
        />
        {unit === 'paragraphs' && (
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
        <Switch
          label={t('startWithLoremIpsum.label')}
          checked={draft.startWithLoremIpsum}
          onChange={(startWithLoremIpsum) => change({ startWithLoremIpsum })}
        />
        <Switch label={t('asHtml.label')} checked={draft.asHtml} onChange={(asHtml) => change({ asHtml })} />
      </Fields>
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
