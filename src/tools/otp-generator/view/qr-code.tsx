import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { download } from '#ui/download.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

/** Longer addresses make modules too small for cameras. */
const lengthLimit = 1000;

interface Drawing {
  readonly value: string;
  readonly size: number;
  readonly path: string;
}

/** Horizontal runs of dark modules as one path. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      runs.push(`M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`);
    }
  });
  return runs.join('');
}

const svgOf = ({ size, path }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;

function downloadPng({ size, path }: Drawing): void {
  const scale = Math.ceil(512 / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  const dark = new Path2D(path);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(dark);
  canvas.toBlob((blob) => blob && download(blob, 'otp-qr-code.png'));
}

/** Dark on white in both themes, with the quiet zone that cameras need. */
export function QrCode({ value }: { readonly value: string }) {
  const t = useText(text);
  const [drawn, setDrawn] = useState<Drawing>();
  const drawing = drawn?.value === value ? drawn : undefined;
  useEffect(() => {
    let isCurrent = true;
    if (value.length <= lengthLimit) {
      void import('uqr').then(({ encode }) => {
        const { data, size } = encode(value, { ecc: 'M', border: 4 });
        if (isCurrent) setDrawn({ value, size, path: pathOf(data) });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [value]);
  if (value.length > lengthLimit) return <p className={styles.note}>{t('qr.long')}</p>;
  return (
    <div className={styles.qr}>
      <svg
        className={styles.image}
        viewBox={`0 0 ${drawing?.size ?? 1} ${drawing?.size ?? 1}`}
        role="img"
        aria-label={t('qr.label')}
      >
        {drawing && <path d={drawing.path} />}
      </svg>
      <div className={styles.buttons}>
        <Button
          variant="line"
          size="small"
          icon="download"
          disabled={!drawing}
          onClick={() => drawing && download(svgOf(drawing), 'otp-qr-code.svg', 'image/svg+xml')}
        >
          {t('qr.svg')}
        </Button>
        <Button
          variant="line"
          size="small"
          icon="download"
          disabled={!drawing}
          onClick={() => drawing && downloadPng(drawing)}
        >
          {t('qr.png')}
        </Button>
      </div>
    </div>
  );
}
