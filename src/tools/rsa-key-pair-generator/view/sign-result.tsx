import type { Failure } from '#core/operation.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import type { OperationState } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { TextCopyable } from '#ui/text-copyable/text-copyable.tsx';
import type { SignatureAlgorithm } from '../engine/algorithms.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { signCommand } from './sign-command.ts';

type State<T> = OperationState<T> & { readonly cancel: () => void };

interface SignResultProps {
  readonly direction: 'sign' | 'verify';
  /** Undefined while the key is not read. */
  readonly algorithm: SignatureAlgorithm | undefined;
  /** The name of the message's file. */
  readonly file: string;
  readonly encoding: string;
  readonly signed: State<string>;
  readonly verified: State<{ readonly valid: boolean; readonly algorithm: SignatureAlgorithm }>;
  /** One that stands under no field. */
  readonly error: Failure | undefined;
  readonly isEmpty: boolean;
}

/** The signature or the verdict, and the command of OpenSSL that does the same. */
export function SignResult({ direction, algorithm, file, encoding, error, isEmpty, ...states }: SignResultProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const isSigning = direction === 'sign';
  const state = isSigning ? states.signed : states.verified;
  const isOld = state.stale || state.error !== undefined;
  const signature = states.signed.value;
  const verdict = states.verified.value;
  const name = (id: SignatureAlgorithm): string => t(`algorithm.${id}`);
  return (
    <Panel className={styles.answer} label={t('signature.label')} busy={state.slow}>
      <PanelRow>
        <PanelTitle>{t('signature.label')}</PanelTitle>
        {isSigning && <CopyButton text={isEmpty ? '' : (signature ?? '')} stale={isOld} />}
      </PanelRow>
      {state.slow && <Progress done={state.progress?.done} total={state.progress?.total} onCancel={state.cancel} />}
      {isEmpty && <Empty>{t(isSigning ? 'sign.empty' : 'verify.empty')}</Empty>}
      {!isEmpty && isSigning && signature !== undefined && (
        <pre className={styles.signature} data-answer data-stale={isOld || undefined}>
          {signature}
        </pre>
      )}
      {!isEmpty && !isSigning && verdict && (
        <div data-answer data-stale={isOld || undefined}>
          {verdict.valid ? (
            <StatusLine ok={t('verify.valid', { algorithm: name(verdict.algorithm) })} />
          ) : (
            <Fields columns={1}>
              <Alert tone="danger">{t('verify.invalid', { algorithm: name(verdict.algorithm) })}</Alert>
            </Fields>
          )}
        </div>
      )}
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
      {!isEmpty && algorithm && !state.error && (
        <div className={styles.fingerprint}>
          <span className={styles.label}>{t('command.label')}</span>
          <TextCopyable value={signCommand({ direction, algorithm, file, encoding })} />
        </div>
      )}
    </Panel>
  );
}
