import { useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { check } from './engine.ts';
import { text } from './text.ts';
import styles from './view.module.css';
import { fields, initial } from './view/draft.ts';
import { SignaturePanel } from './view/signature.tsx';

/** A signed document whose result the page shows until a file is opened; null when it cannot be loaded. */
function useSample(isWanted: boolean): Blob | null | undefined {
  const [sample, setSample] = useState<Blob | null>();
  useEffect(() => {
    if (!isWanted) return;
    import('./view/sample.ts').then(
      ({ sampleFile }) => setSample((made) => made ?? sampleFile()),
      // Without a connection the page waits for a file.
      () => setSample((made) => made ?? null),
    );
  }, [isWanted]);
  return isWanted ? sample : undefined;
}

/** The file is read where it is; nothing of it is kept. */
export default function PdfSignatureView() {
  const t = useText(text);
  const errorText = useErrorText(text);
  const [draft, change] = useDraft(fields, initial);
  const field = useFields(fields, text, draft, change);
  const { file, roots } = draft;
  const rootsBox = useRef<HTMLTextAreaElement>(null);
  const sample = useSample(file === undefined);
  const shown = file ?? sample ?? undefined;
  const checked = useOperation(check, { file: shown as Blob, roots }, { enabled: shown !== undefined });
  const isOfRoots = ['invalid-der', 'no-certificates'].includes(checked.error?.code ?? '');
  // Roots that cannot be read say nothing against the document.
  const rootless = useOperation(
    check,
    { file: shown as Blob },
    { enabled: shown !== undefined && isOfRoots, aside: true },
  );
  const { stale } = isOfRoots ? rootless : checked;
  // What an older file was found to be says nothing of this one.
  const ofShown = ({ value: found, source }: typeof checked) => (source?.file === shown ? found : undefined);
  const value = (isOfRoots ? ofShown(rootless) : undefined) ?? ofShown(checked);
  return (
    <div className={styles.page} data-main="none">
      <Panel busy={checked.slow}>
        {file ? (
          <FileCard
            name={file instanceof File ? file.name : ''}
            size={file.size}
            actions={
              <Button
                variant="quiet"
                size="small"
                icon="x"
                label={t('file.remove')}
                onClick={() => change({ file: undefined })}
              />
            }
          />
        ) : (
          <div className={styles.drop}>
            <DropZone accept=".pdf,application/pdf" onFiles={([first]) => first && change({ file: first })}>
              {t('file.label')}
            </DropZone>
          </div>
        )}
        {checked.error && !isOfRoots && <StatusLine tone="error">{errorText(checked.error)}</StatusLine>}
        {value?.encrypted === true && <StatusLine tone="warning">{t('encrypted')}</StatusLine>}
        {value?.repaired === true && <StatusLine tone="warning">{t('repaired')}</StatusLine>}
      </Panel>
      {sample !== null && !file && !value && (
        <Panel>
          <StatusLine>{t('sample')}</StatusLine>
        </Panel>
      )}
      {value && value.signatures.length === 0 && (
        <Alert tone="info">
          <strong>{t('unsigned')}</strong> {t('unsigned.hint')}
        </Alert>
      )}
      {shown &&
        value?.signatures.map((signature) => (
          <div key={signature.index} data-stale={stale || undefined}>
            <SignaturePanel
              value={signature}
              file={shown}
              revisions={value.revisions}
              isSample={!file}
              isTrustOpen={value.notChecked.includes('trust')}
              onTrust={() => rootsBox.current?.focus()}
              stale={stale}
            />
          </div>
        ))}
      {value && value.signatures.length > 0 && (
        <Panel>
          <StatusLine>{t(value.notChecked.includes('trust') ? 'notChecked' : 'notChecked.roots')}</StatusLine>
          <Fields columns={1}>
            <InputText
              {...field('roots')}
              ref={rootsBox}
              placeholder="-----BEGIN CERTIFICATE-----"
              error={isOfRoots && checked.error ? errorText(checked.error) : undefined}
              multiline
              rows={2}
              monospace
              rawText
            />
          </Fields>
        </Panel>
      )}
    </div>
  );
}
