const types = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;
export const photoFormats = ['png', 'jpeg', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

const quality = 0.92;
/** Some drivers never answer; then the picture of the video has to do. */
const sensorMs = 4000;

export interface Photo {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** A picture as a file of the wanted type, mirrored if told; browsers that cannot write the type give a PNG. */
export async function encode(
  picture: HTMLVideoElement | ImageBitmap,
  [width, height]: readonly [number, number],
  format: PhotoFormat,
  mirrored: boolean,
): Promise<Photo> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (mirrored) {
    context?.translate(width, 0);
    context?.scale(-1, 1);
  }
  context?.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, types[format], quality));
  if (!blob) throw new Error('the browser made no picture');
  return { blob, width, height };
}

/** The sensor's own picture, which may be larger than the video's; undefined where there is none to get. */
async function fromSensor(track: MediaStreamTrack): Promise<Blob | undefined> {
  if (!('ImageCapture' in window)) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, sensorMs));
  return Promise.race([new ImageCapture(track).takePhoto().catch(() => undefined), late]);
}

/** Takes a photo. While recording the sensor is left to the recording. */
export async function takePhoto(
  video: HTMLVideoElement,
  track: MediaStreamTrack | undefined,
  { format, mirrored }: { readonly format: PhotoFormat; readonly mirrored: boolean },
): Promise<Photo> {
  const still = track && (await fromSensor(track));
  if (!still) return encode(video, [video.videoWidth, video.videoHeight], format, mirrored);
  const bitmap = await createImageBitmap(still);
  try {
    const { width, height } = bitmap;
    if (still.type === types[format] && !mirrored) return { blob: still, width, height };
    return await encode(bitmap, [width, height], format, mirrored);
  } finally {
    bitmap.close();
  }
}

/** The same picture as PNG, the one type that every clipboard takes. */
export async function asPng(blob: Blob): Promise<Blob> {
  if (blob.type === types.png) return blob;
  const bitmap = await createImageBitmap(blob);
  try {
    return (await encode(bitmap, [bitmap.width, bitmap.height], 'png', false)).blob;
  } finally {
    bitmap.close();
  }
}
