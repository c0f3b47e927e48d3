export const previewWords = {
  preview: 'Preview of the page',
  pictures: {
    one: '{count} external picture was not loaded.',
    other: '{count} external pictures were not loaded.',
  },
} as const;
