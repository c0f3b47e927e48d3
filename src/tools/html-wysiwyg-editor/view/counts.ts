/** Whatever white space parts words: in code these are line breaks, elsewhere often no-break spaces. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Code points: half of an emoji is no character. */
export const countCharacters = (text: string): number =>
  text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
