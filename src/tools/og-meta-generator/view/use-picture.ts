import { useEffect, useState } from 'react';
import type { PartProps } from './draft.ts';
import { useUnsaved } from '#ui/hooks/unsaved.ts';

/** A picture from this device for the preview; it fills in the type and the size of the first image. */
export function usePicture(draft: PartProps['draft'], change: PartProps['change']) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => () => (picture === undefined ? undefined : URL.revokeObjectURL(picture)), [picture]);
  useUnsaved(picture !== undefined);
  const [refused, refuse] = useState(false);
  const open = async (file: File): Promise<void> => {
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    refuse(bitmap === undefined);
    if (!bitmap) return;
    const { width, height } = bitmap;
    bitmap.close();
    setPicture(URL.createObjectURL(file));
    const [first, ...rest] = draft.images;
    const known = first ?? { url: '', secureUrl: undefined, alt: undefined };
    change({ images: [{ ...known, type: file.type, width, height }, ...rest] });
  };
  return { picture, refused, open };
}
