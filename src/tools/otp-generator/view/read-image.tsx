import { useEffect, useEffectEvent, useState } from 'react';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useReading } from '#ui/hooks/use-reading.tsx';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { readCode } from '../engine.ts';
import { text } from '../text.ts';
import { isExport, isUri } from './address.ts';

interface ReadImageProps {
  /** What is said of a picture is old once there is another secret. */
  readonly secret: string;
  readonly onAddress: (address: string) => void;
}

/** A picture of a QR code, opened, dropped on the page or pasted. */
export function ReadImage({ secret, onAddress }: ReadImageProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { start, clear, value, error, slow } = useRunner(readCode, { transient: true });
  const [noPicture, setNoPicture] = useState(false);
  const [before, setBefore] = useState<string>();

  const { open } = useReading(
    async ([file]) => {
      clear();
      return (await import('#ui/pixels.ts')).pixelsOf(file);
    },
    (picture) => {
      setNoPicture(!picture);
      setBefore(secret);
      if (picture) start(picture);
    },
  );
  usePageDrop(open);
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    open([...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/')));
  });
  useEffect(() => {
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
  const isOther = value !== undefined && !isUri(value) && !isExport(value);
  const report = useEffectEvent(onAddress);
  useEffect(() => {
    if (value === undefined || isOther) return;
    report(value);
    clear();
  }, [value, isOther, clear]);

  return (
    <>
      <OpenButton variant="line" accept="image/*" label={t('image.open')} disabled={slow} onFiles={open} />
      {secret === before && noPicture && <StatusLine tone="error">{t('image.none')}</StatusLine>}
      {secret === before && isOther && <StatusLine tone="error">{t('image.other')}</StatusLine>}
      {secret === before && error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
    </>
  );
}
