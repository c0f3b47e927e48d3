import { defineText } from '#core/text.ts';

/** What is said of a file that could not be read as text. */
export const words = defineText('files', {
  charset: 'Character set',
  charsetNeeded: '{name} is not Unicode text. Choose its character set.',
  unreadableFile:
    '“{name}” could not be read: it may be a folder, or was changed, moved or locked in the meantime. Choose it again.',
});
