import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Fields, Panel, PanelRow } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { decrypt } from '../engine.ts';
import { text } from '../text.ts';
import type { PartProps } from './draft.ts';
import styles from './parts.module.css';
import { KeyInput } from './key-input.tsx';
import { Raw } from './part-panel.tsx';

/** The content of an encrypted token, for who has the key. */
export function DecryptPanel({ draft, change }: PartProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const hasKey = draft.key !== '';
  const result = useOperation(decrypt, draft, { enabled: hasKey });
  const { value } = result;
  const content = value?.payloadHex ?? value?.payloadText ?? '';
  const file = useTextFile((key) => change({ key }));
  usePageDrop(([dropped]) => dropped && file.open(dropped));
  return (
    <Panel label={t('decrypt.title')} busy={result.slow}>
      <PanelRow>
        <h2 className={styles.title}>{t('decrypt.title')}</h2>
        <CopyButton text={content} stale={result.stale} />
      </PanelRow>
      <Fields columns={1}>
        <KeyInput
          label={t('decrypt.key')}
          placeholder={t('edit.placeholder')}
          value={draft.key}
          onChange={(key) => change({ key })}
          file={file}
          encoding={draft.keyEncoding}
          onEncoding={(keyEncoding) => change({ keyEncoding })}
          error={result.error && errorText(result.error)}
        />
        {!hasKey && <p className={styles.none}>{t('decrypt.none')}</p>}
      </Fields>
      {result.slow && <Progress onCancel={result.cancel} />}
      {value && (
        <>
          {value.payloadHex !== undefined && <Empty>{t('decrypt.hex')}</Empty>}
          <div data-stale={result.stale || undefined}>
            <Raw label={t('decrypt.result')} value={content} />
          </div>
          {!result.error && (
            <StatusLine
              ok={t('decrypt.good', { algorithm: value.algorithm, encryption: value.encryption })}
              stale={result.stale}
            />
          )}
        </>
      )}
    </Panel>
  );
}
