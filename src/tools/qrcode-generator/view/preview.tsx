import type { Failure } from '#core/operation.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { CopyImage } from '#ui/copy-button/copy-image.tsx';
import { download } from '#ui/download.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { useRefused } from '#ui/hooks/refused.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Outputs } from '#ui/outputs/outputs.tsx';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { capacityOf, lengthOf } from '#lib/qr/capacity.ts';
import { readColor } from '#lib/qr/colors.ts';
import { darkPath, drawSvg, drawText, type Look } from '#lib/qr/draw.ts';
import type { Matrix } from '#lib/qr/matrix.ts';
import { svg } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { PartProps } from './draft.ts';
import { startOf } from './start-of.ts';
import type { Code } from './use-code.ts';

interface PreviewProps extends PartProps {
  readonly code: Code;
}

async function pngOf(modules: readonly string[], look: Look): Promise<Blob> {
  const { drawPng } = await import('#lib/qr/png.ts');
  return new Blob([await drawPng(modules, look)], { type: 'image/png' });
}

/** The code as it is while one types, with what becomes of it. */
export function Preview({ draft, change, code }: PreviewProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { content, written, matrix, colors } = code;
  const { quietZone, moduleSize } = draft;
  const { dark = '#000000', light = '#ffffff' } = colors.source ?? {};
  const look = { quietZone, moduleSize, dark: readColor(dark, 'dark'), light: readColor(light, 'light') };
  const shown = content === '' ? undefined : matrix.value;
  const modules = shown?.modules ?? [];
  const fault = written.error?.code === 'missing-field' ? undefined : (written.error ?? matrix.error);
  const isReady = shown !== undefined && fault === undefined;
  // The margin, the size of a module and the colors are not in the matrix.
  const isOldLook = useRefused(svg.input) || colors.error !== undefined;
  const state = { disabled: !shown, stale: matrix.stale || fault !== undefined || isOldLook };
  const missing = written.error?.details['field'];
  const save = async (): Promise<void> => download(await pngOf(modules, look), 'qr-code.png');
  return (
    <Panel label={t('preview.title')} busy={matrix.slow}>
      <div className={styles.stage}>
        {shown ? (
          <Image matrix={shown} look={look} stale={state.stale} />
        ) : (
          <Empty>
            {typeof missing === 'string' && t.has(`${missing}.label`)
              ? t('preview.missing', { field: t(`${missing as 'ssid'}.label`) })
              : t('preview.empty')}
          </Empty>
        )}
      </div>
      <div className={styles.status}>
        {fault && (
          <StatusLine tone="error" actions={<Remedy draft={draft} change={change} fault={fault} />}>
            {errorText(fault)}
          </StatusLine>
        )}
        {shown && !fault && <Facts content={content} matrix={shown} />}
      </div>
      <Outputs
        copies={
          <>
            <CopyImage
              label={t('copy.image.short')}
              name={t('copy.image')}
              {...state}
              image={() => pngOf(modules, look)}
            />
            <CopyButton
              variant="line"
              size="medium"
              label={t('download.svg.short')}
              aria-label={t('copy.svg')}
              title={t('copy.svg')}
              {...state}
              text={() => drawSvg(modules, look)}
            />
            <CopyButton
              variant="line"
              size="medium"
              label={t('copy.text.short')}
              aria-label={t('copy.text')}
              title={t('copy.text')}
              {...state}
              text={() => drawText(modules, Math.min(quietZone, 2), false)}
            />
          </>
        }
      >
        <Button variant="primary" icon="download" {...state} onClick={() => void save()}>
          {t('download.png')}
        </Button>
        <Button
          variant="line"
          icon="download"
          aria-label={t('download.svg')}
          title={t('download.svg')}
          {...state}
          onClick={() => download(drawSvg(modules, look), 'qr-code.svg', 'image/svg+xml')}
        >
          {t('download.svg.short')}
        </Button>
      </Outputs>
      {isReady && <Warnings draft={draft} code={code} />}
    </Panel>
  );
}

/** What makes a text fit: less error correction where that is enough, else its beginning. */
function Remedy({ draft, change, fault }: PartProps & { readonly fault: Failure }) {
  const t = useText(text);
  const { reason, capacity } = fault.details;
  if (reason === 'level') {
    return (
      <Button variant="line" size="small" onClick={() => change({ ecc: 'L' })}>
        {t('fit.level')}
      </Button>
    );
  }
  if (reason !== 'length' || typeof capacity !== 'number' || draft.tab !== 'text') return null;
  return (
    <Button variant="line" size="small" onClick={() => change({ text: startOf(draft.text, capacity) })}>
      {t('fit.length', { capacity })}
    </Button>
  );
}

interface ImageProps {
  readonly matrix: Matrix;
  readonly look: Look;
  readonly stale: boolean;
}

function Image({ matrix, look, stale }: ImageProps) {
  const t = useText(text);
  const size = matrix.size + 2 * look.quietZone;
  return (
    <svg
      className={classNames(styles.image, look.light === 'transparent' && styles.clear)}
      data-stale={stale || undefined}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('preview.label')}
    >
      {look.light !== 'transparent' && <path fill={look.light} d={`M0 0h${size}v${size}H0z`} />}
      <path fill={look.dark} d={darkPath(matrix.modules, look.quietZone)} />
    </svg>
  );
}

function Facts({ content, matrix }: { readonly content: string; readonly matrix: Matrix }) {
  const t = useText(text);
  const { version, size, ecc, mode } = matrix;
  const used = { used: lengthOf(content.toWellFormed()), capacity: capacityOf(version, ecc, mode) };
  return <StatusLine facts={[t('fact.version', { version }), t('fact.size', { size }), t(`used.${mode}`, used)]} />;
}

function Warnings({ draft, code }: Pick<PreviewProps, 'draft' | 'code'>) {
  const t = useText(text);
  const { value } = code.colors;
  const isPale = value !== undefined && value.ratio < 4;
  return (
    <>
      {code.content.includes('\0') && <StatusLine tone="warning">{t('warn.null')}</StatusLine>}
      {isPale && <StatusLine tone="warning">{t('warn.contrast', { ratio: value.ratio })}</StatusLine>}
      {value?.inverted && <StatusLine tone="warning">{t('warn.inverted')}</StatusLine>}
      {draft.quietZone < 4 && <StatusLine tone="warning">{t('warn.margin')}</StatusLine>}
      {draft.moduleSize < 3 && <StatusLine tone="warning">{t('warn.small')}</StatusLine>}
    </>
  );
}
