import { useEffect, useMemo, useRef, useState } from 'react';
import { goBack, noWayBack } from '#run/pipe/go-back.ts';
import type { ReadyStep } from '#run/pipe/steps.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { runWith, textIn, type Ran } from './use-pipe-run.ts';
import { useSentence } from './use-sentence.ts';
import type { Failure } from '#core/operation.ts';
import { words } from './words.ts';

interface EditHereProps {
  /** The steps that ran, and the place among them of the one whose value is edited. */
  readonly ran: readonly Ran[];
  readonly at: number;
  readonly onInput: (input: string) => void;
  /** Whether the value belongs to an older input: its way back would replace the newer one. */
  readonly isOld: boolean;
}

interface DialogProps {
  readonly steps: readonly ReadyStep[];
  readonly value: string;
  readonly onInput: (input: string) => void;
  readonly onClose: () => void;
}

function EditDialog({ steps, value, onInput, onClose }: DialogProps) {
  const t = useText(words);
  const [text, setText] = useState(value);
  const [fault, setFault] = useState<{ readonly error: Failure; readonly op: string | undefined }>();
  const sentence = useSentence(fault?.error, fault?.op);
  const step = steps.at(-1)?.step ?? 1;
  const applying = useRef<AbortController>(undefined);
  useEffect(() => () => applying.current?.abort(), []);
  const edit = (next: string): void => {
    applying.current?.abort();
    setText(next);
  };
  const apply = async (): Promise<void> => {
    applying.current?.abort();
    const controller = new AbortController();
    applying.current = controller;
    const { signal } = controller;
    const back = await goBack(steps, text, runWith(signal));
    if (signal.aborted) return;
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
        placeholder=""
        multiline
        rows={12}
        monospace
        rawText
        value={text}
        onChange={edit}
      />
      {sentence && <Alert tone="danger">{sentence}</Alert>}
    </Modal>
  );
}

/**
 * Changes the value after a step, and with it the input. If a step cannot be undone, the button says which: as its text
 * directly below that step, and as its tooltip further down.
 */
export function EditHere({ ran, at, isOld, onInput }: EditHereProps) {
  const t = useText(words);
  const [isOpen, setOpen] = useState(false);
  const [missing, setMissing] = useState<number>();
  const steps = useMemo(() => ran.slice(0, at + 1).map(({ ready }) => ready), [ran, at]);
  useEffect(() => {
    let isWanted = true;
    void noWayBack(steps).then((step) => isWanted && setMissing(step?.step ?? 0));
    return () => {
      isWanted = false;
    };
  }, [steps]);
  const reason = missing ? t('noWayBack', { step: missing }) : undefined;
  // The steps above with a value that could be edited as well say it first.
  const isSaid =
    reason === undefined ||
    ran.slice(0, at).some((above) => textIn(above) !== undefined && above.ready.step >= (missing ?? 0));
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon="pencil"
        disabled={missing !== 0}
        stale={isOld}
        data-takes-answer=""
        title={reason}
        onClick={() => setOpen(true)}
      >
        {isSaid ? t('editHere') : reason}
      </Button>
      {isOpen && (
        <EditDialog steps={steps} value={textIn(ran[at]) ?? ''} onInput={onInput} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
