/** Characters of a recorded text that are shown. */
const mostShown = 40;

/** A recorded text, cut after forty characters. */
export function startOf(text: string): string {
  // Cut by characters, not by code units, so that no surrogate pair is split.
  if (text.length <= mostShown) return text;
  const characters = Array.from(text.slice(0, 2 * mostShown));
  return `${characters.slice(0, mostShown).join('')}…`;
}
