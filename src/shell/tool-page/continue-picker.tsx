import { useState } from 'react';
import { shortQuote } from '#core/error-message.ts';
import type { LastRun } from '#ui/hooks/last-runs.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Select } from '#ui/select/select.tsx';
import { go } from '../navigation.ts';
import { closeOverlay, useOverlay } from '../overlay.ts';
import { emptyDraft, stepOf } from '../pipe/model.ts';
import { Picker } from '../pipe/picker.tsx';
import { startPipe } from '../pipe/pipe-memory.ts';
import { words } from '../pipe/words.ts';
import { textsOf, type TextResult } from './continue-texts.ts';

interface ContinuePickerProps {
  readonly run: LastRun;
  /** The parts of its result, the first of which is the likeliest. */
  readonly texts: readonly TextResult[];
  readonly onClose: () => void;
}

/** Picks what comes next, and goes to the page of pipes with both steps and the same input. */
function ContinuePicker({ run: { operation, draft }, texts, onClose }: ContinuePickerProps) {
  const t = useText(words);
  const [chosen, setChosen] = useState(0);
  const { [operation.source ?? '']: input = '', ...rest } = draft;
  const { text, pick } = texts[chosen] ?? { text: '', pick: undefined };
  return (
    <Picker
      value={text}
      isFirst={false}
      onClose={onClose}
      onPick={(op, given) => {
        const steps = [stepOf(operation.id, { input: rest, pick }), stepOf(op, { input: given })];
        onClose();
        startPipe({ ...emptyDraft, input: String(input), steps });
        void go('/pipe');
      }}
    >
      {texts.length > 1 && (
        <Select
          label={t('continueFrom')}
          wide
          value={chosen}
          onChange={setChosen}
          options={texts.map((one, value) => ({
            value,
            label: one.pick === undefined ? t('wholeResult') : `${one.pick.slice(1)}: ${shortQuote(one.text)}`,
          }))}
        />
      )}
    </Picker>
  );
}

/** Offers what can be done with the result of a run. */
export async function showPicker(run: LastRun): Promise<void> {
  const texts = await textsOf(run);
  useOverlay.setState({ content: <ContinuePicker run={run} texts={texts} onClose={closeOverlay} /> });
}
