import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { CopyImage } from '#ui/copy-button/copy-image.tsx';
import { download } from '#ui/download.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import type { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Outputs } from '#ui/outputs/outputs.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { drawSvg } from '#lib/qr/draw.ts';
import type { code } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { Card, quietZone } from './card.tsx';
import type { WifiDraft } from './draft.ts';
import { faultyField } from './faulty-field.ts';

type Drawn = ReturnType<typeof useOperation<(typeof code)['input'], Awaited<ReturnType<(typeof code)['run']>>>>;

interface PreviewProps {
  readonly draft: WifiDraft;
  readonly drawn: Drawn;
}

const look = { quietZone, moduleSize: 16, dark: '#000000', light: '#ffffff' };

async function pngOf(modules: readonly string[]): Promise<Blob> {
  const { drawPng } = await import('#lib/qr/png.ts');
  return new Blob([await drawPng(modules, look)], { type: 'image/png' });
}

/** The card as it prints, and the sheet, which only the printer sees. */
export function Preview({ draft, drawn }: PreviewProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { value, error, stale, slow, source } = drawn;
  const missing = error?.code === 'missing-field' ? error.details['field'] : undefined;
  // The code of a network without a name would be that of another one.
  const shown = missing === undefined ? value : undefined;
  const modules = shown?.modules ?? [];
  const isReady = shown !== undefined && error === undefined;
  const state = { disabled: !shown, stale: stale || error !== undefined };
  return (
    <Panel label={t('card.label')} busy={slow}>
      <div className={styles.stage} data-stale={state.stale || undefined}>
        {shown ? (
          <Card draft={stale && source ? { ...draft, ...(source as WifiDraft) } : draft} modules={modules} />
        ) : (
          <Empty>
            {missing !== undefined &&
              t('code.missing', { field: t(missing === 'ssid' ? 'ssid.label' : 'password.label') })}
          </Empty>
        )}
      </div>
      {error && missing === undefined && !faultyField(error) && (
        <StatusLine tone="error">{errorText(error)}</StatusLine>
      )}
      <Outputs
        copies={
          <>
            <CopyImage label={t('copyImage.short')} name={t('copyImage')} {...state} image={() => pngOf(modules)} />
            <CopyButton
              variant="line"
              size="medium"
              label={t('copyPayload.short')}
              aria-label={t('copyPayload')}
              title={t('copyPayload')}
              text={shown?.payload ?? ''}
              {...state}
            />
          </>
        }
      >
        <Button variant="primary" icon="printer" disabled={!isReady} onClick={() => print()}>
          {t('print')}
        </Button>
        <Button
          variant="line"
          icon="download"
          {...state}
          onClick={() => download(drawSvg(modules, look), 'wifi.svg', 'image/svg+xml')}
        >
          {t('svg')}
        </Button>
        <Button
          variant="line"
          icon="download"
          {...state}
          onClick={() => void pngOf(modules).then((image) => download(image, 'wifi.png'))}
        >
          {t('png')}
        </Button>
      </Outputs>
      {isReady && (
        <div className={styles.sheet} data-cards={draft.cards} data-paper={draft.paper} aria-hidden>
          {Array.from({ length: draft.cards }, (_, at) => (
            <Card key={at} draft={draft} modules={modules} />
          ))}
        </div>
      )}
    </Panel>
  );
}
