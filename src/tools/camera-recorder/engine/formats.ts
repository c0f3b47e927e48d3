export const preferences = ['auto', 'mp4', 'webm'] as const;
export type Preference = (typeof preferences)[number];

/** Codecs of each container, best first. 64003E is H.264 High 6.2, 42E01E Constrained Baseline 3 (RFC 6381). */
const codecs = {
  sound: {
    mp4: ['avc1.64003E,mp4a.40.2', 'avc1.42E01E,mp4a.40.2', 'avc1.64003E,opus', ''],
    webm: ['vp9,opus', 'vp8,opus', ''],
  },
  silent: {
    mp4: ['avc1.64003E', 'avc1.42E01E', ''],
    webm: ['vp9', 'vp8', ''],
  },
} as const;

/** The types to ask `MediaRecorder.isTypeSupported` about, the most wanted first. */
export function candidates(audio: boolean, prefer: Preference = 'auto'): string[] {
  const containers = prefer === 'webm' ? (['webm', 'mp4'] as const) : (['mp4', 'webm'] as const);
  const table = codecs[audio ? 'sound' : 'silent'];
  return containers.flatMap((container) =>
    table[container].map((codec) => (codec === '' ? `video/${container}` : `video/${container};codecs=${codec}`)),
  );
}

const extensions = new Map([
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
  ['video/x-matroska', 'mkv'],
  ['video/quicktime', 'mov'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
]);

/** The file name's extension for what a recorder or a canvas really made, parameters of the type ignored. */
export function extensionOf(mimeType: string): string {
  const essence = mimeType.split(';', 1)[0] ?? '';
  return extensions.get(essence.trim().toLowerCase()) ?? 'bin';
}
