/** `editorOffset` for many offsets of one text, which only the loaded editor needs. */
export function editorOffsets(text: string): (offset: number) => number {
  const pairs: number[] = [];
  for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n', at + 2)) pairs.push(at);
  return (offset) => {
    let [low, high] = [0, pairs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[middle] as number) + 1 < offset) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, offset - low);
  };
}
