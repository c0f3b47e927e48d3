/** Pixels along the longer side of a picture that is searched. */
const searched = 2000;

export interface Pixels {
  readonly pixels: Blob;
  readonly width: number;
  readonly height: number;
}

/** The pixels of a picture or a frame, scaled down to at most 2,000 px; undefined when the browser cannot open it. */
export async function pixelsOf(source: Blob | HTMLVideoElement): Promise<Pixels | undefined> {
  const bitmap = await createImageBitmap(source).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, searched / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  // A code may be drawn on nothing.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { pixels: new Blob([context.getImageData(0, 0, width, height).data]), width, height };
}
