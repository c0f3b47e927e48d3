import { Button } from '#ui/button/button.tsx';
import { copyText } from '#ui/copy-button/copy.ts';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { MenuItem } from '#ui/menu/menu.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { hrefOf } from '#ui/base-path.ts';
import { readPipe, writePipe, type Pipe } from '#run/pipe/format.ts';
import { inputKind } from '#run/pipe/steps.ts';
import { useShellText } from '../messages/messages.ts';
import { useSavedPipes } from '../stores/saved-pipes.ts';
import { secretIn } from '../tool-page/secrets.ts';
import { pipeFragment, type PipeDraft } from './model.ts';
import styles from './pipe.module.css';
import { words } from './words.ts';

interface PipeHeadProps {
  readonly draft: PipeDraft;
  /** Whether a link takes the input along. */
  readonly withInput: boolean;
  /** Whether an option holds something that is not handed over: the pipe would go with the value before it. */
  readonly isRefused: boolean;
  readonly onCopyAs: () => void;
  /** Hands over the pipe as it is shared, if it can be. */
  readonly onShare: (use: (pipe: Pipe) => unknown) => Promise<void>;
}

/** Title, link and menu of the page in one row. */
export function PipeHead({ draft, withInput, isRefused, onCopyAs, onShare }: PipeHeadProps) {
  const t = useText(words);
  const shell = useShellText();
  const saved = useSavedPipes(({ pipes }) => pipes.find(({ name }) => name === draft.name));
  const forget = useSavedPipes((state) => state.forget);
  const save = useSavedPipes((state) => state.save);
  const isOff = draft.steps.length === 0 || isRefused;

  const copyLink = async (pipe: Pipe): Promise<void> => {
    const isSecret = withInput && (secretIn(draft.input) !== undefined || (await inputKind(pipe)) === 'secret');
    const fragment = pipeFragment(pipe, withInput && !isSecret ? draft.input : undefined);
    const isCopied = await copyText(location.origin + hrefOf('/pipe') + fragment);
    toast(isCopied ? t(isSecret ? 'linkSecret' : 'linkCopied') : shell('linkNotCopied'));
  };
  const exportFile = (pipe: Pipe): void => {
    const name = draft.name.trim().replace(/[^\p{L}\p{N}]+/gu, '-') || 'toolcrib';
    download(`${JSON.stringify(writePipe(pipe), null, 2)}\n`, `${name}.pipe.json`, 'application/json');
  };

  const forgetSaved = (): void => {
    if (!saved) return;
    forget(draft.name);
    toast(t('isForgotten'), { label: t('undo'), onSelect: () => toast(t(save(readPipe(saved)))) });
  };

  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <div className={styles.actions}>
        <Button
          className={styles.link}
          variant="line"
          icon="link"
          label={t('link')}
          title={t(isRefused ? 'refusedHint' : 'link')}
          disabled={isOff}
          onClick={() => void onShare(copyLink)}
        >
          <span>{t('link')}</span>
        </Button>
        <MenuButton variant="line" size="medium" label={shell('more')}>
          <MenuItem icon="terminal" disabled={isOff} onSelect={onCopyAs}>
            {shell('copyAs')}
          </MenuItem>
          <MenuItem icon="download" disabled={isOff} onSelect={() => void onShare(exportFile)}>
            {t('export')}
          </MenuItem>
          <MenuItem icon="trash-2" disabled={!saved} onSelect={forgetSaved}>
            {t('forget')}
          </MenuItem>
        </MenuButton>
      </div>
      <p className={styles.lead} title={t('lead')}>
        {t('lead')}
      </p>
    </header>
  );
}
