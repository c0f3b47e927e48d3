/** The image as pixels, or undefined where the browser cannot draw it: canvases have a largest size. */
export async function rasterize(
  uri: string,
  {
    width,
    height,
    scale,
    type,
  }: { readonly width: number; readonly height: number; readonly scale: number; readonly type: string },
): Promise<Blob | undefined> {
  const image = new Image();
  image.src = uri;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  // A browser that cannot write the format writes PNG.
  return blob?.type === type ? blob : undefined;
}
