import { choice, flag, type Input } from '#core/field.ts';
import { preferences } from '../engine/formats.ts';
import { photoFormats } from './photo.ts';

export const resolutions = ['auto', '640x480', '1280x720', '1920x1080'] as const;
/** Seconds. */
export const timers = [0, 3, 10] as const;

/** Those that are passed on to an open camera. */
export const defaults = { sound: false, resolution: 'auto' } as const;

/** The options of the page. Devices are kept apart: their ids belong in no link. */
export const fields = {
  sound: flag(defaults.sound),
  resolution: choice(resolutions, defaults.resolution),
  mirror: flag(true),
  saveMirrored: flag(false),
  timer: choice(timers, 0),
  photoFormat: choice(photoFormats, 'png'),
  videoFormat: choice(preferences, 'auto'),
};
export type Options = Input<typeof fields>;
