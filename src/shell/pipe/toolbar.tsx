import { useEffect, useState } from 'react';
import { parsePipe, readPipe, type Pipe } from '#run/pipe/format.ts';
import type { ReadyPipe } from '#run/pipe/ready/ready-pipe.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useReading } from '#ui/hooks/use-reading.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Select } from '#ui/select/select.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { toolOf } from '../catalogue.ts';
import { useSavedPipes } from '../stores/saved-pipes.ts';
import { trace } from '../trace.ts';
import type { PipeDraft, PipeWithInput } from './model.ts';
import styles from './pipe.module.css';
import { words } from './words.ts';

interface ToolbarProps {
  readonly draft: PipeDraft;
  readonly canUndo: boolean;
  readonly withInput: boolean;
  /** Whether an option holds something that is not handed over: the pipe would be saved with the value before it. */
  readonly isRefused: boolean;
  readonly onUndo: () => void;
  readonly onName: (name: string) => void;
  readonly onWithInput: (withInput: boolean) => void;
  readonly onOpen: (read: () => PipeWithInput | Promise<PipeWithInput>) => Promise<void>;
  /** Hands over the pipe as it is kept, if it can be. */
  readonly onShare: (use: (pipe: Pipe) => unknown) => Promise<void>;
}

/** Whether the host shows the tools of all steps. */
const isShown = ({ steps }: ReadyPipe): boolean => steps.every(({ op }) => toolOf(op.slice(0, op.indexOf('/'))));

function useReadyPipes(): readonly ReadyPipe[] {
  const [ready, setReady] = useState<readonly ReadyPipe[]>([]);
  useEffect(() => {
    // Without a connection there are none to choose.
    import('#run/pipe/ready/data.ts').then(({ readyPipes }) => setReady(readyPipes.filter(isShown)), trace);
  }, []);
  return ready;
}

/** Ready and saved pipes, and the name of the one that is shown. */
export function Toolbar(props: ToolbarProps) {
  const { draft, canUndo, withInput, isRefused, onUndo, onName, onWithInput, onOpen, onShare } = props;
  const t = useText(words);
  const ready = useReadyPipes();
  const saved = useSavedPipes((state) => state.pipes);
  const save = useSavedPipes((state) => state.save);
  const reading = useReading(([file]) => onOpen(async () => ({ pipe: parsePipe(await file.text()) })));
  const isNamed = draft.name.trim() !== '';
  const saveHint = isNamed ? undefined : t('saveHint');

  const choose = (choice: string): void => {
    const one = ready.find(({ id }) => `ready ${id}` === choice);
    if (one) {
      const { steps, items } = one;
      void onOpen(() => ({
        pipe: readPipe({ version: 1, name: one[t.language], steps, ...(items && { items }) }),
        input: one.sample,
      }));
    }
    const own = saved.find(({ name }) => `saved ${String(name)}` === choice);
    if (own) void onOpen(() => ({ pipe: readPipe(own) }));
  };
  const keep = (pipe: Pipe): void => toast(t(save(pipe)));

  return (
    <div className={styles.toolbar}>
      <div className={styles.choose}>
        <Select
          label={t('choose')}
          labelHidden
          wide
          value=""
          onChange={choose}
          options={[
            { value: '', label: t('choose') },
            ...(saved.length > 0
              ? [
                  {
                    label: t('saved'),
                    options: saved.map(({ name }) => ({ value: `saved ${String(name)}`, label: String(name) })),
                  },
                ]
              : []),
            { label: t('ready'), options: ready.map((one) => ({ value: `ready ${one.id}`, label: one[t.language] })) },
          ]}
        />
      </div>
      <OpenButton
        variant="line"
        size="medium"
        label={t('open')}
        title={t('openHint')}
        accept=".json,application/json"
        onFiles={reading.open}
      />
      <div className={styles.name}>
        <InputText label={t('name')} labelPosition="left" placeholder="" value={draft.name} onChange={onName} />
      </div>
      <Button
        variant="line"
        icon="save"
        disabled={draft.steps.length === 0 || !isNamed || isRefused}
        title={isRefused ? t('refusedHint') : saveHint}
        onClick={() => void onShare(keep)}
      >
        {t('save')}
      </Button>
      <Button variant="line" icon="undo-2" disabled={!canUndo} onClick={onUndo}>
        {t('undo')}
      </Button>
      <Checkbox label={t('linkInput')} checked={withInput} onChange={onWithInput} />
      {reading.fault}
    </div>
  );
}
