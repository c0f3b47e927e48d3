/** The operations that find a text in pixels, by path. */
export const pictureReaders = import.meta.glob<string>('../tools/*/picture.ts', { import: 'op', eager: true });
