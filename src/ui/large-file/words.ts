import { defineText } from '#core/text.ts';

export const words = defineText('large-file', {
  openAnyway: 'Open in the editor anyway',
  closeFile: 'Close the file',
  firstLines: { one: '{name}, first line', other: '{name}, first {count} lines' },
  stopped: 'Canceled: there is no result with these options.',
  startAgain: 'Start again',
});
