import { useEffect, useRef, type MouseEvent } from 'react';
import type { Runner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { OpenIn } from '#ui/open-in/open-in.tsx';
import type { extract } from '../engine.ts';
import { text } from '../text.ts';

interface OpenCertificatesProps {
  readonly run: Runner<(typeof extract)['input'], Uint8Array>;
  readonly file: Blob;
  readonly index: number;
}

/** Leads to the certificate decoder. The file is read again only then: it may be large and have many signatures. */
export function OpenCertificates({ run, file, index }: OpenCertificatesProps) {
  const t = useText(text);
  const box = useRef<HTMLSpanElement>(null);
  const { value, source, start } = run;
  const isRead = value !== undefined && source?.file === file && source.index === index;
  // Whoever pressed the link is on the way: the certificates are here, so it is pressed again.
  useEffect(() => {
    if (isRead) box.current?.querySelector('a')?.click();
  }, [isRead]);
  const readFirst = (event: MouseEvent): void => {
    if (isRead || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    start({ file, index, what: 'certificates' });
  };
  return (
    <span ref={box} onClickCapture={readFirst}>
      <OpenIn tool="x509-parser" values={isRead ? { text: new TextDecoder().decode(value) } : {}}>
        {t('open.certificates')}
      </OpenIn>
    </span>
  );
}
