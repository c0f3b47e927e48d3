type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The tab that a key leads to from tab number `at` of `count`, wrapping around; undefined for other keys, and with a
 * modifier, which makes it a key of the browser, such as Back.
 */
export function nextTab(press: Press, at: number, count: number): number | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey) return undefined;
  switch (press.key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
