import { isObject } from '#core/validate.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { rsaKeySize, verify, type Decoded } from '../engine.ts';
import type { Verified } from '../engine/signing.ts';
import { stateAt } from '../engine/validity.ts';
import { text } from '../text.ts';
import type { PartProps } from './draft.ts';
import styles from './parts.module.css';
import { KeyInput } from './key-input.tsx';

interface VerifyProps extends PartProps {
  readonly value: Decoded;
  /** False while the token cannot be read. */
  readonly enabled: boolean;
  readonly now: number | undefined;
}

export function VerifyPanel({ draft, change, value, enabled, now }: VerifyProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { alg } = value.header;
  const isHmac = typeof alg === 'string' && alg.startsWith('HS');
  const hasKey = draft.key.trim() !== '';
  const result = useOperation(verify, draft, { enabled: enabled && hasKey });
  const size = useOperation(rsaKeySize, draft, { enabled: hasKey && !isHmac });
  const file = useTextFile((key) => change({ key }));
  usePageDrop(([dropped]) => dropped && file.open(dropped));
  const isExpired = isObject(value.payload) && now !== undefined && stateAt(value.payload, now) === 'expired';
  const bits = size.value ?? 2048;
  return (
    <Panel label={t('verify.title')} className={styles.signature} busy={result.slow}>
      <PanelRow>
        <h2 className={styles.title}>{t('verify.title')}</h2>
      </PanelRow>
      {hasKey && result.value ? (
        <div data-stale={result.stale || result.error !== undefined || undefined}>
          <Verdict {...result.value} isExpired={isExpired} />
        </div>
      ) : (
        <StatusLine>{t('verify.none')}</StatusLine>
      )}
      <Fields columns={1}>
        <KeyInput
          label={t('key.label')}
          placeholder={t('key.placeholder')}
          value={draft.key}
          onChange={(key) => change({ key })}
          file={file}
          encoding={draft.keyEncoding}
          onEncoding={isHmac ? (keyEncoding) => change({ keyEncoding }) : undefined}
          error={hasKey && result.error ? errorText(result.error) : undefined}
        />
        {bits < 2048 && <Alert tone="warning">{t('lint.small-rsa', { bits })}</Alert>}
      </Fields>
    </Panel>
  );
}

function Verdict({ warnings, ...outcome }: Verified & { readonly isExpired: boolean }) {
  const t = useText(text);
  return (
    <>
      <Answer {...outcome} />
      {warnings?.map((id) => (
        <StatusLine key={id} tone="warning">
          {t(`verify.${id}`)}
        </StatusLine>
      ))}
    </>
  );
}

function Answer({ verified, reason, algorithm, isExpired }: Verified & { readonly isExpired: boolean }) {
  const t = useText(text);
  const name = { algorithm: algorithm ?? '' };
  if (verified) {
    return (
      <>
        <StatusLine ok={t('verify.good', name)} />
        {isExpired && <StatusLine tone="warning">{t('verify.expired')}</StatusLine>}
      </>
    );
  }
  const tone = reason === 'signature-mismatch' ? 'error' : 'warning';
  return <StatusLine tone={tone}>{t(`verify.${reason ?? 'signature-mismatch'}`, name)}</StatusLine>;
}
