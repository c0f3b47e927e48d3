import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useAwaited } from '#ui/hooks/awaited-answers.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { Drawing } from './drawing.ts';

interface QrCodeProps {
  readonly value: string;
  /** The accessible name. */
  readonly label?: string;
  /** The name of the downloads, without its ending. */
  readonly fileName?: string;
  /** Characters; longer addresses make modules too small for cameras. */
  readonly lengthLimit?: number;
}

/** Dark on white in both themes, with the quiet zone that cameras need. */
export function QrCode({ value, label, fileName = 'otp-qr-code', lengthLimit = 1000 }: QrCodeProps) {
  const t = useText(text);
  const [drawn, setDrawn] = useState<Drawing>();
  const drawing = drawn?.value === value ? drawn : undefined;
  const isLong = value.length > lengthLimit;
  // A click on Download waits: the button takes none until the code is drawn.
  useAwaited(!drawing && !isLong);
  useEffect(() => {
    let isCurrent = true;
    if (!isLong) {
      void import('./drawing.ts').then(({ draw }) => {
        if (isCurrent) setDrawn(draw(value));
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [value, isLong]);
  if (isLong) return <p className={styles.note}>{t('qr.long')}</p>;
  return (
    <div className={styles.qr}>
      <svg
        className={styles.image}
        viewBox={`0 0 ${drawing?.size ?? 1} ${drawing?.size ?? 1}`}
        role="img"
        aria-label={label ?? t('qr.label')}
      >
        {drawing && <path d={drawing.path} />}
      </svg>
      <div className={styles.buttons}>
        <Button
          variant="line"
          size="small"
          icon="download"
          disabled={!drawing}
          onClick={() => drawing?.downloadSvg(fileName)}
        >
          {t('qr.svg')}
        </Button>
        <Button
          variant="line"
          size="small"
          icon="download"
          disabled={!drawing}
          onClick={() => drawing?.downloadPng(fileName)}
        >
          {t('qr.png')}
        </Button>
      </div>
    </div>
  );
}
