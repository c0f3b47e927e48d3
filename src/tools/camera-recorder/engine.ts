import { choice, flag, list, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { candidates, extensionOf, preferences } from './engine/formats.ts';

/**
 * The format to record in: the first candidate that the browser supports, or null when it supports none and
 * `MediaRecorder` is to choose by itself.
 */
export const chooseFormat = operation('camera-recorder/choose-format', {
  input: { supported: list(text()), audio: flag(true), prefer: choice(preferences, 'auto') },
  run: ({ supported, audio, prefer }) => {
    const mimeType = candidates(audio, prefer).find((candidate) => supported.includes(candidate));
    return mimeType === undefined ? null : { mimeType, extension: extensionOf(mimeType) };
  },
});
