/** Messages about content that other applications hand to the page. */
export const words = {
  gone: 'The shared content is no longer available. Share it again.',
  unreadable: 'The file cannot be read. Open it again, or drop it on the page.',
} as const;
