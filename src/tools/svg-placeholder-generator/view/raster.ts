/** The image as pixels, or what the browser cannot do: write the format, or draw the size. Canvases have a largest one. */
export async function rasterize(
  uri: string,
  {
    width,
    height,
    scale,
    type,
  }: { readonly width: number; readonly height: number; readonly scale: number; readonly type: string },
): Promise<Blob | 'format' | 'size'> {
  const image = new Image();
  image.src = uri;
  try {
    await image.decode();
  } catch {
    return 'size';
  }
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) return 'size';
  // A browser that cannot write the format writes PNG.
  return blob.type === type ? blob : 'format';
}
