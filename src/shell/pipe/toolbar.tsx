import { useEffect, useState } from 'react';
import { posixWord, typedStep } from '#core/command-line.ts';
import { loadOperation } from '#run/load-operations.ts';
import { parsePipe, readPipe, writePipe, type Pipe } from '#run/pipe/format.ts';
import type { ReadyPipe } from '#run/pipe/ready/ready-pipe.ts';
import { withoutSecrets } from '#run/pipe/steps.ts';
import { hrefOf } from '#ui/base-path.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { copyText } from '#ui/copy-button/copy.ts';
import { download } from '#ui/download.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Select } from '#ui/select/select.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { secretIn } from '../tool-page/secrets.ts';
import { useSavedPipes } from '../stores/saved-pipes.ts';
import { pipeFragment, pipeOf, type PipeDraft } from './model.ts';
import styles from './pipe.module.css';
import { words } from './words.ts';

interface ToolbarProps {
  readonly draft: PipeDraft;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onName: (name: string) => void;
  readonly onOpen: (read: () => Pipe, input?: string) => void;
}

/** The pipe as it is typed on the command line. */
async function commandOf({ steps, items, onError }: Pipe): Promise<string> {
  const typed = await Promise.all(
    steps
      .filter(({ disabled }) => !disabled)
      .map(async ({ op, input, pick }) => typedStep(op, (await loadOperation(op))?.input ?? {}, input, pick)),
  );
  const options = [
    ...(items === 'whole' ? [] : ['--items', items]),
    ...(onError === 'stop' ? [] : ['--on-error', onError]),
  ];
  return ['npx toolcrib pipe', posixWord(typed.join(' | ')), ...options].join(' ');
}

function useReadyPipes(): readonly ReadyPipe[] {
  const [ready, setReady] = useState<readonly ReadyPipe[]>([]);
  useEffect(() => void import('#run/pipe/ready/data.ts').then(({ readyPipes }) => setReady(readyPipes)), []);
  return ready;
}

/** Ready and saved pipes; what can be done with the one that is shown. */
export function Toolbar({ draft, canUndo, onUndo, onName, onOpen }: ToolbarProps) {
  const t = useText(words);
  const ready = useReadyPipes();
  const saved = useSavedPipes((state) => state.pipes);
  const save = useSavedPipes((state) => state.save);
  const forget = useSavedPipes((state) => state.forget);
  const [withInput, setWithInput] = useState(false);
  const isSaved = saved.some(({ name }) => name === draft.name);
  const isEmpty = draft.steps.length === 0;

  const choose = (choice: string): void => {
    const one = ready.find(({ id }) => `ready ${id}` === choice);
    if (one) {
      const { steps, items } = one;
      onOpen(() => readPipe({ version: 1, name: one[t.language], steps, ...(items && { items }) }), one.sample);
    }
    const own = saved.find(({ name }) => `saved ${String(name)}` === choice);
    if (own) onOpen(() => readPipe(own));
  };
  const copyLink = async (): Promise<void> => {
    const isSecret = withInput && secretIn(draft.input) !== undefined;
    const pipe = await withoutSecrets(pipeOf(draft));
    const fragment = pipeFragment(pipe, withInput && !isSecret ? draft.input : undefined);
    if (!(await copyText(location.origin + hrefOf('/pipe') + fragment))) return;
    toast(isSecret ? t('linkSecret') : t('linkCopied'));
  };
  const copyCommand = async (): Promise<void> => {
    if (await copyText(await commandOf(await withoutSecrets(pipeOf(draft))))) toast(t('commandCopied'));
  };
  const keep = async (): Promise<void> => {
    save(await withoutSecrets(pipeOf(draft)));
    toast(t('isSaved'));
  };
  const exportFile = async (): Promise<void> => {
    const pipe = await withoutSecrets(pipeOf(draft));
    const name = draft.name.trim().replace(/[^\p{L}\p{N}]+/gu, '-') || 'toolcrib';
    download(`${JSON.stringify(writePipe(pipe), null, 2)}\n`, `${name}.pipe.json`, 'application/json');
  };

  return (
    <div className={styles.toolbar}>
      <Select
        label={t('choose')}
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
      <InputText label={t('name')} value={draft.name} onChange={onName} />
      <div className={styles.buttons}>
        <Button variant="line" icon="undo-2" disabled={!canUndo} onClick={onUndo}>
          {t('undo')}
        </Button>
        <Button
          variant="line"
          icon="save"
          disabled={isEmpty || draft.name.trim() === ''}
          title={draft.name.trim() === '' ? t('saveHint') : undefined}
          onClick={() => void keep()}
        >
          {t('save')}
        </Button>
        {isSaved && (
          <Button variant="line" icon="trash-2" onClick={() => forget(draft.name)}>
            {t('forget')}
          </Button>
        )}
        <OpenButton
          variant="line"
          size="medium"
          label={t('open')}
          accept=".json,application/json"
          onFiles={([file]) => void file?.text().then((text) => onOpen(() => parsePipe(text)))}
        />
        <Button variant="line" icon="download" disabled={isEmpty} onClick={() => void exportFile()}>
          {t('export')}
        </Button>
        <Button variant="line" icon="terminal" disabled={isEmpty} onClick={() => void copyCommand()}>
          {t('command')}
        </Button>
        <Button variant="line" icon="link" disabled={isEmpty} onClick={() => void copyLink()}>
          {t('link')}
        </Button>
        <Checkbox label={t('linkInput')} checked={withInput} onChange={setWithInput} />
      </div>
    </div>
  );
}
