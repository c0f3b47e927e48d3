import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useIsOld } from '#ui/hooks/awaited-answers.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import { PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { bitsOf, type DraftProps } from './draft.ts';
import { Octet } from './octet.tsx';

interface ResultProps extends DraftProps {
  /** undefined until the first are drawn. */
  readonly addresses: readonly string[] | undefined;
  readonly stale: boolean;
  readonly error: Failure | undefined;
  readonly onRegenerate: () => void;
}

const none: readonly string[] = [];
const ofBits = ['administered', 'cast', 'slap'] as const;

/** The address in large digits, or the list of them, with what can be done with it. */
export function Result({ addresses = none, draft, change, stale, error, onRegenerate }: ResultProps) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const isOld = useIsOld(stale);
  const lines = addresses.join('\n');
  const [first] = addresses;
  const isList = addresses.length > 1;
  const option = ofBits.find((name) => name === error?.details['option']);
  const available = error?.details['available'];
  const worded = {
    ...(option && { option: t(`${option}.label`) }),
    // Fewer than asked for, so that it is exact.
    ...(typeof available === 'string' && { available: Number(available) }),
  };
  const isForeign = draft.prefix.trim() === '' && addresses.some((address) => !bitsOf(address).local);
  return (
    <>
      <div className={isList ? styles.list : styles.frame} data-answer data-stale={stale || undefined}>
        {isList ? (
          <CodeEditor label={t('addresses.label')} value={lines} readOnly />
        ) : (
          <output
            className={classNames(styles.address, draft.bits === 64 && styles.long)}
            aria-label={t('address.label')}
          >
            {first ?? '\u00a0'}
          </output>
        )}
      </div>
      {error && error.code !== 'invalid-prefix' && (
        <StatusLine tone="error">{errorText({ ...error, details: { ...error.details, ...worded } })}</StatusLine>
      )}
      {isForeign && !error && <StatusLine tone="warning">{t('universal')}</StatusLine>}
      <PanelRow>
        {first !== undefined && (
          <div data-stale={stale || undefined}>
            <Octet address={first} conflict={error?.code === 'prefix-conflict'} change={change} />
          </div>
        )}
        <span className={styles.actions}>
          <OpenIn
            tool="mac-address-lookup"
            size="medium"
            disabled={lines === '' || error !== undefined || isOld}
            values={isList ? { text: lines, mode: 'many' } : { address: lines, mode: 'one' }}
          >
            {t('lookUp')}
          </OpenIn>
          {isList && (
            <Button
              variant="line"
              icon="download"
              stale={stale}
              onClick={() => download(`${lines}\n`, `${t('file-name')}.txt`)}
            >
              {ui('download')}
            </Button>
          )}
          <Button variant="line" icon="rotate-cw" disabled={error !== undefined} onClick={onRegenerate}>
            {t('regenerate')}
          </Button>
          <CopyButton
            variant="primary"
            size="medium"
            text={lines}
            label={isList ? ui('copyAll') : undefined}
            stale={stale}
          />
        </span>
      </PanelRow>
    </>
  );
}
