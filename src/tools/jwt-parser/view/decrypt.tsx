import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { decrypt } from '../engine.ts';
import { text } from '../text.ts';
import type { PartProps } from '../view.tsx';
import styles from './parts.module.css';
import { KeyInput } from './key-input.tsx';

/** The content of an encrypted token, for who has the key. */
export function DecryptPanel({ draft, change }: PartProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const hasKey = draft.key !== '';
  const result = useOperation(decrypt, draft, { enabled: hasKey });
  const { value } = result;
  usePageDrop(([file]) => void file?.text().then((key) => change({ key })));
  return (
    <Panel label={t('decrypt.title')} busy={result.slow}>
      <PanelRow>
        <h2 className={styles.title}>{t('decrypt.title')}</h2>
        <CopyButton text={value && !result.stale ? value.payloadText : ''} />
      </PanelRow>
      <Fields columns={1}>
        <KeyInput
          label={t('decrypt.key')}
          placeholder={t('edit.placeholder')}
          value={draft.key}
          onChange={(key) => change({ key })}
          encoding={draft.keyEncoding}
          onEncoding={(keyEncoding) => change({ keyEncoding })}
          error={result.error && errorText(result.error)}
        />
        {!hasKey && <p className={styles.none}>{t('decrypt.none')}</p>}
      </Fields>
      {result.slow && <Progress onCancel={result.cancel} />}
      {value && (
        <>
          <pre className={styles.raw} data-stale={result.stale || undefined}>
            {value.payloadText}
          </pre>
          <StatusLine ok={t('decrypt.good', { algorithm: value.algorithm, encryption: value.encryption })} />
        </>
      )}
    </Panel>
  );
}
