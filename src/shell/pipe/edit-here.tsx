import { useEffect, useState } from 'react';
import type { Draft, Fields } from '#core/field.ts';
import { goBack, noWayBack } from '#run/pipe/go-back.ts';
import type { ReadyStep, RunStep } from '#run/pipe/steps.ts';
import { prepare, runInPage } from '#run/run-in-page.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useSentence } from './use-sentence.ts';
import type { Failure } from '#core/operation.ts';
import { words } from './words.ts';

const run: RunStep = (operation, draft) =>
  runInPage(prepare(operation, draft as Draft<Fields>), {
    signal: new AbortController().signal,
    progress: () => undefined,
  });

interface EditHereProps {
  readonly steps: readonly ReadyStep[];
  readonly value: string;
  readonly onInput: (input: string) => void;
}

interface EditHereButtonProps extends EditHereProps {
  /** The steps above with a value that could be edited as well. */
  readonly editable: readonly number[];
}

interface DialogProps extends EditHereProps {
  readonly onClose: () => void;
}

function EditDialog({ steps, value, onInput, onClose }: DialogProps) {
  const t = useText(words);
  const [text, setText] = useState(value);
  const [fault, setFault] = useState<{ readonly error: Failure; readonly op: string | undefined }>();
  const sentence = useSentence(fault?.error, fault?.op);
  const step = steps.at(-1)?.step ?? 1;
  const apply = async (): Promise<void> => {
    const back = await goBack(steps, text, run);
    if (back.ok && typeof back.value === 'string') {
      onInput(back.value);
      onClose();
    } else if (!back.ok) {
      const place = steps.find((one) => one.step === back.step);
      setFault({ error: back.error, op: back.isOwn ? place?.operation.inverse?.op : undefined });
    }
  };
  return (
    <Modal
      open
      title={t('editTitle', { step })}
      onClose={onClose}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={() => void apply()}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <InputText
        label={t('value', { step })}
        hint={t('editHint')}
        multiline
        rows={12}
        monospace
        rawText
        value={text}
        onChange={setText}
      />
      {sentence && <Alert tone="danger">{sentence}</Alert>}
    </Modal>
  );
}

/**
 * Changes the value after a step, and with it the input. If a step cannot be undone, the button says which: as its text
 * directly below that step, and as its tooltip further down.
 */
export function EditHere({ editable, ...props }: EditHereButtonProps) {
  const { steps } = props;
  const t = useText(words);
  const [isOpen, setOpen] = useState(false);
  const [missing, setMissing] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    void noWayBack(steps).then((step) => isWanted && setMissing(step?.step ?? 0));
    return () => {
      isWanted = false;
    };
  }, [steps]);
  const reason = missing ? t('noWayBack', { step: missing }) : undefined;
  const isSaid = reason === undefined || editable.some((step) => step >= (missing ?? 0));
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon="pencil"
        disabled={missing !== 0}
        title={reason}
        onClick={() => setOpen(true)}
      >
        {isSaid ? t('editHere') : reason}
      </Button>
      {isOpen && <EditDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
