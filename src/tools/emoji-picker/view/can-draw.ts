const size = 32;
const known = new Map<string, boolean>();
let context: CanvasRenderingContext2D | null | undefined;

function widthOf(text: string): number {
  if (context === undefined) {
    context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (context) context.font = `${size}px system-ui, sans-serif`;
  }
  return context?.measureText(text).width ?? 0;
}

/** Some emoji are a sequence that a system without it draws as its parts. */
function partsOf(emoji: string): readonly string[] {
  if (/^[\u{1f1e6}-\u{1f1ff}]{2}$/u.test(emoji)) return [...emoji];
  return emoji.split('\u200d');
}

/** Does the system have a picture for it? It has none when all it draws is a box, or the parts one after the other. A page that is prerendered has them all. */
export function canDraw(emoji: string): boolean {
  if (typeof document === 'undefined') return true;
  let can = known.get(emoji);
  if (can === undefined) {
    const width = widthOf(emoji);
    const parts = partsOf(emoji);
    const widthOfParts = parts.reduce((sum, part) => sum + widthOf(part), 0);
    can = parts.length > 1 ? width < widthOfParts * 0.9 : width !== widthOf('\uffff') || width === widthOf('😀');
    known.set(emoji, can);
  }
  return can;
}
