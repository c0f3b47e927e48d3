import type { LastRun } from '#ui/hooks/last-runs.ts';
import { go } from '../navigation.ts';
import { emptyDraft, stepOf } from '../pipe/model.ts';
import { Picker } from '../pipe/picker.tsx';
import { startPipe } from '../pipe/pipe-memory.ts';

interface ContinuePickerProps {
  readonly run: LastRun;
  readonly onClose: () => void;
}

/** Picks what comes next, and goes to the page of pipes with both steps and the same input. */
export function ContinuePicker({ run: { operation, draft, value }, onClose }: ContinuePickerProps) {
  const { [operation.source ?? '']: input = '', ...rest } = draft;
  return (
    <Picker
      value={String(value)}
      isFirst={false}
      onClose={onClose}
      onPick={(op, given) => {
        const steps = [stepOf(operation.id, { input: rest }), stepOf(op, { input: given })];
        onClose();
        startPipe({ ...emptyDraft, input: String(input), steps });
        void go('/pipe');
      }}
    />
  );
}
