/** A whole token among other text: three parts, or five of an encrypted one. */
const whole = /(?<![\w.-])eyJ[\w-]+(?:\.[\w-]*){2}(?:(?:\.[\w-]*){2})?(?![\w.-])/g;

/** The tokens of a list, in order. A token that is broken into lines is one, or none where no line has all its parts. */
export function tokensIn(text: string): readonly string[] {
  return text.match(whole) ?? [];
}
