// oxlint-disable-next-line no-control-regex
const control = /[\0-\x08\v\x0E-\x1F\x7F-\x9F]/;

/**
 * The index of the first control character of a text, or -1. HTML, 13.2.3.5: controls other than white space are errors,
 * and U+0000 becomes U+FFFD.
 */
export const controlAt = (text: string): number => text.search(control);
