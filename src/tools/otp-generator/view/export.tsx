import { useMemo, useState } from 'react';
import { ToolError } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Actions, PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { formatUri } from '../engine/uri.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { ExportedCodes } from './exported-codes.tsx';
import { exportedOf, nameOf, type Row } from './listed.ts';

interface ExportProps {
  readonly rows: readonly Row[];
  readonly ticked: readonly Row[];
  /** Whether the rows are not those of the text. */
  readonly disabled: boolean;
  readonly onTick: (keys: readonly string[], on: boolean) => void;
}

/** So many names stand in a sentence. */
const mostNames = 5;

/** The address of an account, or undefined if it cannot be written. */
function addressOf(row: Row): string | undefined {
  try {
    return formatUri(row);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** Which accounts are ticked, and where they can go. */
export function Export({ rows, ticked, disabled, onTick }: ExportProps) {
  const t = useText(text);
  const ui = useText(words);
  const [isShown, show] = useState(false);
  const lines = useMemo(() => ticked.map(addressOf), [ticked]);
  const exported = useMemo(() => ticked.map(exportedOf), [ticked]);
  const namesWithout = (found: readonly unknown[]): string => {
    const missing = ticked.filter((_, at) => found[at] === undefined).map((row) => nameOf(row, t('migration.none')));
    return [...missing.slice(0, mostNames), ...(missing.length > mostNames ? ['…'] : [])].join(', ');
  };
  const addresses = lines.filter((line) => line !== undefined);
  const accounts = useMemo(() => exported.filter((entry) => entry !== undefined), [exported]);
  const hasCodes = accounts.length > 0;
  const [notInLines, notInCodes] = [namesWithout(lines), namesWithout(exported)];
  const content = addresses.map((line) => `${line}\n`).join('');
  const keys = rows.map(({ key }) => key);
  return (
    <>
      <PanelRow>
        <span className={styles.label} aria-live="polite">
          {t('move.selected', { selected: ticked.length, count: rows.length })}
        </span>
        <span className={styles.buttons}>
          <Button variant="quiet" size="small" onClick={() => onTick(keys, true)}>
            {t('move.all')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => onTick(keys, false)}>
            {t('move.none')}
          </Button>
        </span>
        <Actions>
          <Button
            variant="line"
            size="small"
            icon={isShown ? 'eye-off' : 'eye'}
            disabled={disabled || !hasCodes}
            onClick={() => show(!isShown)}
          >
            {t(isShown ? 'move.hideCodes' : 'move.showCodes')}
          </Button>
          <CopyButton
            variant="line"
            text={content.trimEnd()}
            label={t('move.copy')}
            disabled={disabled || addresses.length === 0}
          />
          <Button
            variant="line"
            size="small"
            icon="download"
            disabled={disabled || addresses.length === 0}
            onClick={() => download(content, 'otp-accounts.txt')}
          >
            {ui('download')}
          </Button>
        </Actions>
      </PanelRow>
      {notInLines !== '' && <StatusLine tone="warning">{t('move.notInLines', { names: notInLines })}</StatusLine>}
      {notInCodes !== '' && (isShown || !hasCodes) && (
        <StatusLine tone="warning">{t('move.notInCodes', { names: notInCodes })}</StatusLine>
      )}
      {isShown && hasCodes && <ExportedCodes accounts={accounts} />}
    </>
  );
}
