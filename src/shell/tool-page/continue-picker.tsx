import { go } from '../navigation.ts';
import { emptyDraft, stepOf } from '../pipe/model.ts';
import { Picker } from '../pipe/picker.tsx';
import { startPipe } from '../pipe/pipe-memory.ts';
import type { TextResult } from './continue-with.tsx';

interface ContinuePickerProps extends TextResult {
  readonly onClose: () => void;
}

/** Picks what comes next, and goes to the page of pipes with both steps and the same input. */
export function ContinuePicker({ run: { operation, draft }, text, pick, onClose }: ContinuePickerProps) {
  const { [operation.source ?? '']: input = '', ...rest } = draft;
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
    />
  );
}
