import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'choose-format',
    input: { supported: ['video/webm;codecs=vp8,opus', 'video/webm'] },
    value: { mimeType: 'video/webm;codecs=vp8,opus', extension: 'webm' },
  },
  {
    op: 'choose-format',
    input: { supported: ['video/mp4', 'video/webm'] },
    value: { mimeType: 'video/mp4', extension: 'mp4' },
  },
  {
    op: 'choose-format',
    input: { supported: ['video/mp4', 'video/webm'], prefer: 'webm' },
    value: { mimeType: 'video/webm', extension: 'webm' },
  },
  { op: 'choose-format', input: { supported: ['video/x-matroska'] }, value: null },
];
