/** Any white space separates words: line breaks in code, no-break spaces elsewhere. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** The number of code points, so that an emoji outside the BMP counts once. */
export const countCharacters = (text: string): number =>
  text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
