import { useEffect, useRef, useState } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';

const textLength = 20_000;
const dumpLength = 512;

interface PartProps {
  readonly blob: Blob;
}

/** The first bytes of a Blob. */
function useStart(blob: Blob, length: number): Uint8Array | undefined {
  const [start, setStart] = useState<Uint8Array>();
  useEffect(() => {
    let isCurrent = true;
    void blob
      .slice(0, length)
      .arrayBuffer()
      .then((buffer) => {
        if (isCurrent) setStart(new Uint8Array(buffer));
      });
    return () => {
      isCurrent = false;
    };
  }, [blob, length]);
  return start;
}

/** Markup too is only text here. */
export function TextStart({ blob }: PartProps) {
  const t = useText(text);
  const start = useStart(blob, textLength);
  const shown = start && new TextDecoder().decode(start, { stream: blob.size > textLength });
  return (
    // A scrolling region must take the focus, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.text} aria-label={t('preview.text')} role="region" tabIndex={0}>
      {shown}
    </pre>
  );
}

const hex = (value: number, width: number): string => value.toString(16).padStart(width, '0');

function dumpOf(bytes: Uint8Array): string {
  return Array.from({ length: Math.ceil(bytes.length / 16) }, (_, index) => {
    const row = [...bytes.subarray(index * 16, index * 16 + 16)];
    const digits = row.map((byte) => hex(byte, 2)).join(' ');
    const signs = row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    return `${hex(index * 16, 4)}  ${digits.padEnd(47)}  ${signs}`;
  }).join('\n');
}

/** Sixteen bytes a line, with the characters they are. */
export function HexDump({ blob }: PartProps) {
  const t = useText(text);
  const start = useStart(blob, dumpLength);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
    <pre className={styles.dump} aria-label={t('preview.hex')} role="region" tabIndex={0}>
      {start && dumpOf(start)}
    </pre>
  );
}

let count = 0;

/** A line in the font. */
export function FontSample({ blob, onFail }: PartProps & { readonly onFail: () => void }) {
  const t = useText(text);
  const [family, setFamily] = useState<string>();
  const failed = useRef(onFail);
  useEffect(() => {
    failed.current = onFail;
  });
  useEffect(() => {
    let face: FontFace | undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const name = `preview-${++count}`;
      face = await new FontFace(name, await blob.arrayBuffer()).load();
      if (!isCurrent) return;
      document.fonts.add(face);
      setFamily(name);
    };
    load().catch(() => isCurrent && failed.current());
    return () => {
      isCurrent = false;
      if (face) document.fonts.delete(face);
    };
  }, [blob]);
  return (
    <p className={styles.sample} {...(family !== undefined && { style: { fontFamily: family } })}>
      {family !== undefined && t('preview.font')}
    </p>
  );
}
