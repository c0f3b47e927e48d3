import { useState } from 'react';
import { execute } from '#core/operation.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { dataUri } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { outputs, type DraftProps, type PlaceholderDraft } from './draft.ts';
import { rasterize } from './raster.ts';

const formats = { PNG: 'image/png', WebP: 'image/webp' } as const;

interface OutputsProps extends DraftProps {
  readonly svg: string;
  /** The image in the chosen form. */
  readonly shown: string;
  readonly stale: boolean;
}

/** The image in every form to copy, and as a file. */
export function Outputs({ draft, change, svg, shown, stale }: OutputsProps) {
  const t = useText(text);
  const [failed, setFailed] = useState<{ readonly name: string; readonly cause: 'format' | 'size' }>();
  const { width, height, scale } = draft;
  const name = `placeholder-${width}x${height}`;
  const pixelName = `${name}${scale === 2 ? '@2x' : ''}`;
  const save = async (format: keyof typeof formats): Promise<void> => {
    const exact = await execute(dataUri, { ...imageOf(draft), exactSize: true });
    if (!exact.ok) return;
    const made = await rasterize(exact.value, { width, height, scale, type: formats[format] });
    setFailed(made instanceof Blob ? undefined : { name: pixelName, cause: made });
    if (made instanceof Blob) download(made, `${pixelName}.${format.toLowerCase()}`);
  };
  return (
    <section className={styles.outputs} aria-label={t('outputs')}>
      <Tabs
        label={t('outputs')}
        value={draft.output}
        onChange={(output) => change({ output })}
        tabs={outputs.map((id) => ({ id, label: t(`output.${id}`) }))}
      >
        {/* What scrolls must take the focus, so that the keyboard can scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={styles.code} data-stale={stale || undefined} tabIndex={0}>
          <code>{shown}</code>
        </pre>
      </Tabs>
      <PanelRow end className={styles.actions}>
        <CopyButton variant="primary" text={shown} stale={stale} />
        <Button
          variant="line"
          size="small"
          icon="download"
          disabled={svg === ''}
          stale={stale}
          label={t('downloadAs', { format: 'SVG' })}
          onClick={() => download(svg, `${name}.svg`, 'image/svg+xml')}
        >
          SVG
        </Button>
        {(['PNG', 'WebP'] as const).map((format) => (
          <Button
            key={format}
            variant="line"
            size="small"
            icon="download"
            disabled={svg === ''}
            stale={stale}
            label={t('downloadAs', { format })}
            onClick={() => void save(format)}
          >
            {format}
          </Button>
        ))}
      </PanelRow>
      {failed?.name === pixelName && <Alert tone="danger">{t(`failed.${failed.cause}`)}</Alert>}
    </section>
  );
}

function imageOf({ output: _output, scale: _scale, ...image }: PlaceholderDraft) {
  return image;
}
