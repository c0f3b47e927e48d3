import { useState, type ReactNode } from 'react';
import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

interface KeyPanelProps {
  readonly title: string;
  readonly value: string;
  /** The main answer of the page. */
  readonly isAnswer?: boolean;
  /** Blurred until it is asked for. */
  readonly isSecret?: boolean;
  readonly stale: boolean;
  readonly busy?: boolean;
  readonly error?: Failure | undefined;
  readonly file: string;
  readonly fileType: string;
  /** Shown in the box until there is a key. */
  readonly waiting?: string | undefined;
  /** Shown at the foot of the box, whose height it leaves alone. */
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
}

/** A key that comes in lines of its own, which are not to be broken. */
const hasLines = (key: string): boolean => /^(?:-----BEGIN|PuTTY)/.test(key);

/** One key with Copy and Download. */
export function KeyPanel(props: KeyPanelProps) {
  const { title, value, isAnswer, isSecret = false, stale, busy = false, error, file, fileType } = props;
  const { waiting, foot, children } = props;
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const [isShown, show] = useState(false);
  const isHidden = isSecret && !isShown;
  const isOld = stale || error !== undefined;
  const hidden = isHidden ? t('private.hidden') : '';
  const empty = error ? '' : waiting;
  const note = value === '' ? empty : hidden;
  return (
    <Panel label={title} busy={busy}>
      <PanelRow>
        <PanelTitle>{title}</PanelTitle>
        {isSecret && (
          <Button
            variant="quiet"
            size="small"
            icon={isShown ? 'eye-off' : 'eye'}
            disabled={value === ''}
            onClick={() => show(!isShown)}
          >
            {t(isShown ? 'private.hide' : 'private.show')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon="download"
          label={ui('download')}
          disabled={value === ''}
          stale={isOld}
          onClick={() => download(value.endsWith('\n') ? value : `${value}\n`, file, fileType)}
        />
        <CopyButton text={value} stale={isOld} />
      </PanelRow>
      <div className={styles.box}>
        {note && (
          <p key={note} className={styles.note}>
            {note}
          </p>
        )}
        <pre
          className={classNames(styles.text, hasLines(value) && styles.lines, isHidden && styles.blurred)}
          data-answer={isAnswer}
          data-stale={isOld || undefined}
          aria-hidden={isHidden}
          tabIndex={isHidden ? undefined : 0}
        >
          {value}
        </pre>
        {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
        {foot}
      </div>
      {children}
    </Panel>
  );
}
