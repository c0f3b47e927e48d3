import { useEffect, useMemo, useRef, useState } from 'react';
import type { Words } from '#core/text.ts';
import { useText } from '../hooks/use-text.ts';
import { StatusLine } from '../status-line/status-line.tsx';
import styles from './html-preview.module.css';
import { pageOf } from './page.ts';
import { countUnloaded } from './pictures.ts';
import type { previewWords } from './words.ts';

export interface HtmlPreviewProps {
  /** A fragment; it is cleaned here once more. */
  readonly html: string;
  /** The tool’s words, with `previewWords`. */
  readonly text: Words<typeof previewWords>;
}

/**
 * HTML as a browser shows it, in a frame without scripts and without an origin of ours; external pictures are left out
 * and counted (decision 113). Loaded with its first use, by `lazy`.
 *
 * @example
 * ```tsx
 * <HtmlPreview html={html} text={text} />
 * ```
 */
export function HtmlPreview({ html, text }: HtmlPreviewProps) {
  const t = useText(text);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = pageOf(html);
  }, [html]);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    // A frame of another origin does not match `:focus`; the window tells when the focus goes in and comes back.
    const look = (): void => setFocused(frame.current !== null && document.activeElement === frame.current);
    const listener = new AbortController();
    for (const type of ['blur', 'focus']) addEventListener(type, look, { signal: listener.signal });
    return () => listener.abort();
  }, []);
  const pictures = useMemo(() => countUnloaded(html), [html]);
  return (
    <div className={styles.preview}>
      <iframe
        ref={frame}
        title={t('preview')}
        sandbox=""
        className={styles.frame}
        data-focused={focused || undefined}
      />
      {pictures > 0 && <StatusLine>{t('pictures', { count: pictures })}</StatusLine>}
    </div>
  );
}
