import { useEffect, useRef, useState } from 'react';
import { wordOf } from '../engine/page.ts';
import type { PartProps } from './draft.ts';

/** A picture from this device for the preview; it fills in the type and the size of the first image. */
export function usePicture(draft: PartProps['draft'], change: PartProps['change']) {
  const file = draft.picture?.file;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- an address has to be given back, which rendering cannot do
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  const [refused, refuse] = useState(false);
  const wanted = useRef<File>(undefined);
  // What is typed while the picture is read.
  const images = useRef(draft.images);
  useEffect(() => {
    images.current = draft.images;
  });
  const open = async (opened: File): Promise<void> => {
    wanted.current = opened;
    const bitmap = await createImageBitmap(opened).catch(() => undefined);
    if (wanted.current !== opened) return bitmap?.close();
    refuse(bitmap === undefined);
    if (!bitmap) return;
    const { width, height } = bitmap;
    bitmap.close();
    const place = Math.max(
      0,
      images.current.findIndex(({ url }) => wordOf(url) !== ''),
    );
    const known = images.current[place] ?? { url: '', secureUrl: undefined, alt: undefined };
    change({
      images: images.current.toSpliced(place, 1, { ...known, type: opened.type, width, height }),
      picture: { file: opened, place },
    });
  };
  /** What is still being read comes no more, and nothing is refused. */
  const stop = (): void => {
    wanted.current = undefined;
    refuse(false);
  };
  return { picture: file && address, refused, open, stop };
}
